import { and, desc, eq, lt } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { briefCalls } from '../../contract.ts'
import { briefs } from '../tables.ts'
import { viewRows } from '../view.ts'

export const listBrandBriefs: Handler<typeof briefCalls.listBrandBriefs> = async (
  { brandUid, status, cursor, limit },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const after = readCursor(cursor, 1)
  const rows = await db
    .select()
    .from(briefs)
    .where(
      and(
        eq(briefs.brandUid, brandUid),
        status ? eq(briefs.status, status) : undefined,
        after ? lt(briefs.uid, String(after[0])) : undefined,
      ),
    )
    .orderBy(desc(briefs.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.uid])
  return { rows: await viewRows(db, actor, cut.rows), nextCursor: cut.nextCursor }
}
