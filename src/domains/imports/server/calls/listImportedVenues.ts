import { and, asc, desc, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { importCalls } from '../../contract.ts'
import { isWaiting, selectWaiting, viewWaiting } from '../imported-venues.ts'
import { openAsOwner } from '../own/open.ts'
import { importRows } from '../tables.ts'

export const listImportedVenues: Handler<typeof importCalls.listImportedVenues> = async (
  { brandUid, cursor, limit },
  { actor, db },
) => {
  const org = await openAsOwner(db, actor, brandUid)
  const after = readCursor(cursor, 2)
  const { importUid, line } = importRows
  const found = await selectWaiting(db)
    .where(
      and(
        isWaiting(org.uid),
        after
          ? sql`(${importUid} < ${String(after[0])} or (${importUid} = ${String(after[0])} and ${line} > ${Number(after[1])}))`
          : undefined,
      ),
    )
    .orderBy(desc(importUid), asc(line))
    .limit(limit + 1)
  const cut = cutPage(found, limit, (row) => [row.importUid, row.line])
  return { ...cut, rows: cut.rows.map(viewWaiting) }
}
