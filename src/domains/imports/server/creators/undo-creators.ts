import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../../../kit/server/database.ts'
import { importedCreators, importRows } from '../tables.ts'
import { emptyCreator } from './imported.ts'

type Row = typeof importRows.$inferSelect
const invited = 'We kept them, because they’ve been invited since.'
const filledByOther = 'We kept them, because another import has added details since.'

/** Takes creators out again that rows added, and what rows filled in at others, but those who were invited since. */
export async function takeCreatorsBack(tx: Tx, importUid: string, rows: readonly Row[]): Promise<void> {
  const added = rows.filter(({ outcome }) => outcome === 'added').flatMap(({ creatorUid }) => creatorUid ?? [])
  const filled = await tx
    .selectDistinct({ uid: importRows.creatorUid })
    .from(importRows)
    .where(
      and(
        inArray(importRows.creatorUid, added),
        ne(importRows.importUid, importUid),
        isNotNull(importRows.filledCreator),
        eq(importRows.outcome, 'merged'),
      ),
    )
  const others = new Set(filled.map(({ uid }) => uid))
  const gone = await tx
    .delete(importedCreators)
    .where(
      and(
        inArray(
          importedCreators.uid,
          added.filter((uid) => !others.has(uid)),
        ),
        isNull(importedCreators.invitedAt),
      ),
    )
    .returning({ uid: importedCreators.uid })
  const goneUids = new Set(gone.map(({ uid }) => uid))
  for (const row of rows) {
    const isKept = row.outcome === 'added' && row.creatorUid !== null && !goneUids.has(row.creatorUid)
    if (row.outcome === 'merged' && row.creatorUid && row.filledCreator)
      await emptyCreator(tx, row.creatorUid, row.filledCreator)
    await tx
      .update(importRows)
      .set(
        isKept
          ? { outcome: 'kept', remarks: [others.has(row.creatorUid) ? filledByOther : invited] }
          : { outcome: 'undone' },
      )
      .where(and(eq(importRows.importUid, importUid), eq(importRows.line, row.line)))
  }
  await tx
    .update(importRows)
    .set({ creatorUid: null })
    .where(inArray(importRows.creatorUid, [...goneUids]))
}
