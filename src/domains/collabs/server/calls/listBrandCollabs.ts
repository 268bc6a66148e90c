import { and, desc, eq, inArray, lt, ne, type SQL } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { assertSeesBrand } from '../door.ts'
import { where } from '../filters.ts'
import { collabs } from '../tables.ts'
import { viewCollabs } from '../view.ts'

const open = eq(collabs.outcome, 'open')
const conditions: Record<'requests' | 'active' | 'review' | 'done' | 'all', SQL | undefined> = {
  requests: and(open, eq(collabs.stage, 1)),
  active: and(open, inArray(collabs.stage, [3, 4])),
  review: and(open, eq(collabs.stage, 5)),
  done: ne(collabs.outcome, 'open'),
  all: undefined,
}

export const listBrandCollabs: Handler<typeof collabCalls.listBrandCollabs> = async (
  { brandUid, show, cursor, limit, ...filters },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
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
