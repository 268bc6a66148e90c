import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Outcome } from '../outcomes.ts'
import { isVenueDraft, lockImport } from './reads.ts'
import type { Import } from './run-import.ts'
import { importRows, imports } from './tables.ts'

/** A venue that still needs a city, with its import, both locked. */
export async function lockVenueDraft(
  tx: Tx,
  importUid: string,
  line: number,
): Promise<{ run: Import; row: typeof importRows.$inferSelect }> {
  const run = await lockImport(tx, importUid)
  if (run.state === 'undoing' || run.state === 'undone')
    throw new CallError(
      'failed-precondition',
      'This import is being undone, so we’re no longer adding its venues. Import the file again to bring them back.',
    )
  const [row] = await tx.select().from(importRows).where(ofLine(importUid, line)).for('update')
  if (!row) throw new CallError('not-found', 'We couldn’t find that row. Rows of an import are kept for 7 days.')
  if (row.cells === null)
    throw new CallError('failed-precondition', 'This venue doesn’t need a city any more. Reload the page.')
  return { run, row }
}

/** Writes down what became of it, and counts it as that. */
export async function endVenueDraft(
  tx: Tx,
  run: Import,
  line: number,
  fields: Partial<typeof importRows.$inferInsert> & { outcome: Outcome },
): Promise<void> {
  const { outcome } = fields
  await tx
    .update(importRows)
    .set({ ...fields, cells: null })
    .where(and(ofLine(run.uid, line), isVenueDraft))
  const counts = { ...run.counts, asks: run.counts.asks - 1 }
  counts[outcome] += 1
  await tx.update(imports).set({ counts }).where(eq(imports.uid, run.uid))
}

const ofLine = (importUid: string, line: number) => and(eq(importRows.importUid, importUid), eq(importRows.line, line))
