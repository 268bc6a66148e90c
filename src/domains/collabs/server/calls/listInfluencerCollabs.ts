import { and, desc, eq, inArray, lt, ne, type SQL } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { hasVisit } from '../filters.ts'
import { collabs } from '../tables.ts'
import { viewCollabs } from '../view.ts'

const open = eq(collabs.outcome, 'open')

export const listInfluencerCollabs: Handler<typeof collabCalls.listInfluencerCollabs> = async (
  { influencerUid, show, cursor, limit },
  { actor, db },
) => {
  assertSeesInfluencer(actor, influencerUid)
  const conditions: Record<typeof show, SQL | undefined> = {
    active: and(open, inArray(collabs.stage, [3, 4, 5])),
    'to-confirm': and(open, eq(collabs.stage, 4), hasVisit('to-confirm')),
    invited: and(open, eq(collabs.stage, 1), ne(collabs.startedBy, 'influencer')),
    applied: and(open, eq(collabs.stage, 1), eq(collabs.startedBy, 'influencer')),
    past: ne(collabs.outcome, 'open'),
  }
  const after = readCursor(cursor, 1)
  const rows = await db
    .select()
    .from(collabs)
    .where(
      and(
        eq(collabs.influencerUid, influencerUid),
        conditions[show],
        after ? lt(collabs.uid, String(after[0])) : undefined,
      ),
    )
    .orderBy(desc(collabs.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.uid])
  return { rows: await viewCollabs(db, actor, cut.rows), nextCursor: cut.nextCursor }
}
