import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { preparedBy } from '../../../../kit/server/prepared.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { companions } from '../companions.ts'
import { conditionsOf, type Filters } from '../filters.ts'
import { collabs } from '../tables.ts'
import { viewCollabs } from '../view.ts'

const open = sql`${collabs.outcome} = 'open'`
const active = sql`${open} and ${collabs.stage} in (3, 4)`
const conditions = {
  requests: sql`${open} and ${collabs.stage} = 1`,
  active,
  review: sql`${open} and ${collabs.stage} = 5`,
  done: sql`${collabs.outcome} <> 'open'`,
  all: undefined,
}

const pageOf = preparedBy('collabs_of_brand', (db, name, asked) =>
  db
    .select()
    .from(collabs)
    .where(and(eq(collabs.brandUid, sql.placeholder('brand')), ...asked))
    .orderBy(desc(collabs.uid))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)

export const listBrandCollabs: Handler<typeof collabCalls.listBrandCollabs> = async (
  { brandUid, show, cursor, limit, ...filters },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  if (show === 'coming') {
    const cut = await findComing(db, brandUid, filters, cursor, limit)
    return { rows: await viewCollabs(db, actor, cut.rows), nextCursor: cut.nextCursor }
  }
  const after = readCursor(cursor, 1)
  const rows = await pageOf(
    db,
    {
      [show]: conditions[show],
      ...conditionsOf(filters),
      after: after && lt(collabs.uid, sql.placeholder('after')),
    },
    { ...filters, brand: brandUid, after: after && String(after[0]), limit: limit + 1 },
  )
  const cut = cutPage(rows, limit, (row) => [row.uid])
  return { rows: await viewCollabs(db, actor, cut.rows), nextCursor: cut.nextCursor }
}

const startsAt = sql<Date>`visit.starts_at`.mapWith(collabs.requestedAt)

const comingTo = preparedBy('collabs_coming', (db, name, asked) =>
  db
    .select({ collab: collabs, startsAt })
    .from(collabs)
    .innerJoin(
      sql`${companions().visits.selectVisits('ahead', sql.placeholder('at'))} visit`,
      sql`visit.collab_uid = ${collabs.uid}`,
    )
    .where(and(sql`visit.brand_uid = ${sql.placeholder('brand')}`, active, ...asked))
    .orderBy(asc(startsAt), asc(collabs.uid))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)

/** Those whose visit stands in the calendar and is not over, the next one first. */
async function findComing(
  db: Queryable,
  brandUid: string,
  filters: Filters,
  cursor: string | undefined,
  limit: number,
) {
  const after = readCursor(cursor, 2)
  const rows = await comingTo(
    db,
    {
      ...conditionsOf(filters),
      after:
        after &&
        sql`(${startsAt}, ${collabs.uid}) > (${sql.placeholder('since')}::timestamptz, ${sql.placeholder('after')})`,
    },
    { ...filters, brand: brandUid, at: now().toISOString(), since: after?.[0], after: after?.[1], limit: limit + 1 },
  )
  const cut = cutPage(rows, limit, (row) => [row.startsAt.toISOString(), row.collab.uid])
  return { rows: cut.rows.map(({ collab }) => collab), nextCursor: cut.nextCursor }
}
