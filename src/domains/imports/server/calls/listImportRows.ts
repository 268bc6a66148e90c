import { and, asc, eq, gt } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { importCalls } from '../../contract.ts'
import { getImportRow } from '../reads.ts'
import { importRows } from '../tables.ts'
import { correctedWords } from '../venues/correction-words.ts'

export const listImportRows: Handler<typeof importCalls.listImportRows> = async (
  { uid, outcome, cursor, limit },
  { db },
) => {
  await getImportRow(db, uid)
  const after = readCursor(cursor, 1)
  const { line, name, remarks, brandUid, influencerUid, corrected } = importRows
  const rows = await db
    .select({
      line,
      name,
      outcome: importRows.outcome,
      remarks,
      brandUid,
      influencerUid,
      corrected,
      member: importRows.member,
    })
    .from(importRows)
    .where(
      and(
        eq(importRows.importUid, uid),
        outcome && eq(importRows.outcome, outcome),
        after ? gt(line, Number(after[0])) : undefined,
      ),
    )
    .orderBy(asc(line))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.line])
  return {
    ...cut,
    rows: cut.rows.map(({ member, corrected: changed, ...row }) => ({
      ...row,
      remarks: changed && row.outcome === 'merged' ? [correctedWords(changed), ...row.remarks] : row.remarks,
      // Undone, the list may be gone.
      listUid: row.outcome === 'undone' ? null : (member?.listUid ?? null),
    })),
  }
}
