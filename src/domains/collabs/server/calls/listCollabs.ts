import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import type { collabCalls } from '../../contract.ts'
import { where } from '../filters.ts'
import { collabs } from '../tables.ts'
import { viewCollabs } from '../view.ts'

export const listCollabs: Handler<typeof collabCalls.listCollabs> = async (
  { cursor, limit, orgUid, ...filters },
  { actor, db },
) => {
  const after = readCursor(cursor, 1)
  const { uid: brandUid } = brandFacts
  const venues = orgUid && db.select({ brandUid }).from(brandFacts).where(eq(brandFacts.orgUid, orgUid))
  const rows = await db
    .select()
    .from(collabs)
    .where(
      and(
        where(filters),
        venues ? inArray(collabs.brandUid, venues) : undefined,
        after ? lt(collabs.uid, String(after[0])) : undefined,
      ),
    )
    .orderBy(desc(collabs.uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.uid])
  return { rows: await viewCollabs(db, actor, cut.rows), nextCursor: cut.nextCursor }
}
