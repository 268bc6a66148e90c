import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { importCalls } from '../../contract.ts'
import { leftOutOutcomes } from '../../own-venues.ts'
import { openAsOwner } from '../own/open.ts'
import { importRows, imports } from '../tables.ts'

export const listRowsLeftOut: Handler<typeof importCalls.listRowsLeftOut> = async (
  { brandUid, uid, cursor, limit },
  { actor, db },
) => {
  const org = await openAsOwner(db, actor, brandUid)
  const after = readCursor(cursor, 1)
  const { importUid, line, name, outcome, remarks } = importRows
  const rows = await db
    .select({ line, name, remarks })
    .from(importRows)
    .innerJoin(imports, eq(imports.uid, importUid))
    .where(
      and(
        eq(importUid, uid),
        eq(imports.orgUid, org.uid),
        inArray(outcome, [...leftOutOutcomes]),
        after ? gt(line, Number(after[0])) : undefined,
      ),
    )
    .orderBy(asc(line))
    .limit(limit + 1)
  return cutPage(rows, limit, (row) => [row.line])
}
