import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { now } from '../../../../kit/server/clock.ts'
import { preparedBy } from '../../../../kit/server/prepared.ts'
import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { hasVisit } from '../filters.ts'
import { collabs } from '../tables.ts'
import { viewCollabs } from '../view.ts'

const open = sql`${collabs.outcome} = 'open'`
const request = sql`${open} and ${collabs.stage} = 1`
const conditions = {
  active: () => sql`${open} and ${collabs.stage} in (3, 4, 5)`,
  'to-confirm': () => sql`${open} and ${collabs.stage} = 4 and ${hasVisit('to-confirm', sql.placeholder('at'))}`,
  invited: () => sql`${request} and ${collabs.startedBy} <> 'influencer'`,
  applied: () => sql`${request} and ${collabs.startedBy} = 'influencer'`,
  past: () => sql`${collabs.outcome} <> 'open'`,
}

const pageOf = preparedBy('collabs_of_influencer', (db, name, asked) =>
  db
    .select()
    .from(collabs)
    .where(and(eq(collabs.influencerUid, sql.placeholder('influencer')), ...asked))
    .orderBy(desc(collabs.uid))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)

export const listInfluencerCollabs: Handler<typeof collabCalls.listInfluencerCollabs> = async (
  { influencerUid, show, cursor, limit },
  { actor, db },
) => {
  assertSeesInfluencer(actor, influencerUid)
  const after = readCursor(cursor, 1)
  const rows = await pageOf(
    db,
    { [show]: conditions[show](), after: after && lt(collabs.uid, sql.placeholder('after')) },
    { influencer: influencerUid, at: now().toISOString(), after: after && String(after[0]), limit: limit + 1 },
  )
  const cut = cutPage(rows, limit, (row) => [row.uid])
  return { rows: await viewCollabs(db, actor, cut.rows), nextCursor: cut.nextCursor }
}
