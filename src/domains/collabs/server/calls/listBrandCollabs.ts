import { and, asc, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { companions } from '../companions.ts'
import { where } from '../filters.ts'
import { collabs } from '../tables.ts'
import { viewCollabs } from '../view.ts'

const open = eq(collabs.outcome, 'open')
const active = and(open, inArray(collabs.stage, [3, 4]))
const conditions: Record<'requests' | 'active' | 'review' | 'done' | 'all', SQL | undefined> = {
  requests: and(open, eq(collabs.stage, 1)),
  active,
  review: and(open, eq(collabs.stage, 5)),
  done: ne(collabs.outcome, 'open'),
  all: undefined,
}

export const listBrandCollabs: Handler<typeof collabCalls.listBrandCollabs> = async (
  { brandUid, show, cursor, limit, ...filters },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  if (show === 'coming') {
    const cut = await findComing(db, brandUid, where(filters), cursor, limit)
    return { rows: await viewCollabs(db, actor, cut.rows), nextCursor: cut.nextCursor }
  }
  const after = readCursor(cursor, 1)
  const rows = await db
    .select()
    .from(collabs)
    .where(
      and(
        eq(collabs.brandUid, brandUid),
        conditions[show],
        where(filters),
        after ? lt(collabs.uid, String(after[0])) : undefined,
      ),
    )
    .orderBy(desc(collabs.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.uid])
  return { rows: await viewCollabs(db, actor, cut.rows), nextCursor: cut.nextCursor }
}

/** Those whose visit stands in the calendar and is not over, the next one first. */
async function findComing(
  db: Queryable,
  brandUid: string,
  filter: SQL | undefined,
  cursor: string | undefined,
  limit: number,
) {
  const after = readCursor(cursor, 2)
  const startsAt = sql<Date>`visit.starts_at`.mapWith(collabs.requestedAt)
  const rows = await db
    .select({ collab: collabs, startsAt })
    .from(collabs)
    .innerJoin(sql`${companions().visits.selectVisits('ahead')} visit`, sql`visit.collab_uid = ${collabs.uid}`)
    .where(
      and(
        sql`visit.brand_uid = ${brandUid}`,
        active,
        filter,
        after ? sql`(${startsAt}, ${collabs.uid}) > (${after[0]}::timestamptz, ${after[1]})` : undefined,
      ),
    )
    .orderBy(asc(startsAt), asc(collabs.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.startsAt.toISOString(), row.collab.uid])
  return { rows: cut.rows.map(({ collab }) => collab), nextCursor: cut.nextCursor }
}
