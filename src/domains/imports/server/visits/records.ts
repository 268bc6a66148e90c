import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../../../../kit/server/database.ts'
import { addBookings, bookingKey, removeBookings } from '../../../value/server/import-bookings.ts'
import { addPastCollabs, removePastCollabs } from '../../../value/server/past-collabs.ts'
import type { Plan } from '../plan.ts'
import { textsOf } from '../remark.ts'
import { importRows } from '../tables.ts'
import { stayedBecause } from '../venues/correction-words.ts'
import type { WrittenRow } from '../written-row.ts'
import { correctPast, putBackPast } from './past-changes.ts'

/** Counts bookings, adds past collabs and corrects those that are there, as planned. Answers a line about each row. */
export async function writeVisits(tx: Tx, importUid: string, plans: readonly Plan[]): Promise<WrittenRow[]> {
  const bookings = await addBookings(
    tx,
    plans.flatMap(({ booking }) => booking ?? []),
  )
  const pasts = await addPastCollabs(
    tx,
    plans.flatMap(({ past }) => past ?? []),
  )
  const rows: WrittenRow[] = []
  for (const plan of plans) {
    const { line, name, outcome, remarks, brandUid, influencerUid, booking, past, pastUid, corrections } = plan
    const madeUid = booking ? bookings.get(bookingKey(booking)) : past && pasts.get(`${past.brandUid} ${past.key}`)
    const corrected = pastUid && corrections.length > 0 ? await correctPast(tx, pastUid, corrections) : null
    rows.push({
      importUid,
      line,
      name,
      // Somebody else brought or changed the same one in this moment.
      outcome: (outcome === 'added' && !madeUid) || (outcome === 'merged' && !corrected) ? 'known' : outcome,
      remarks: textsOf(remarks),
      brandUid,
      influencerUid,
      madeUid: madeUid ?? (corrected && pastUid),
      corrected,
    })
  }
  return rows
}

/** Takes bookings and past collabs out again: nothing else hangs on them. What was corrected is put back, but what has changed since. */
export async function takeVisitsBack(
  tx: Tx,
  importUid: string,
  rows: readonly (typeof importRows.$inferSelect)[],
): Promise<void> {
  const { importUid: ofImport, line } = importRows
  for (const row of rows) {
    if (!row.corrected || !row.madeUid) continue
    const stay = await putBackPast(tx, row.madeUid, row.corrected)
    if (stay.length < Object.keys(row.corrected.after).length) continue
    const kept = { outcome: 'kept' as const, remarks: [stayedBecause(stay)] }
    await tx
      .update(importRows)
      .set(kept)
      .where(and(eq(ofImport, importUid), eq(line, row.line)))
  }
  const uids = rows.flatMap(({ madeUid, corrected }) => (madeUid && !corrected ? madeUid : []))
  await removeBookings(tx, uids)
  await removePastCollabs(tx, uids)
  await tx
    .update(importRows)
    .set({ outcome: 'undone', madeUid: null })
    .where(
      and(
        eq(ofImport, importUid),
        inArray(
          line,
          rows.map((row) => row.line),
        ),
        ne(importRows.outcome, 'kept'),
      ),
    )
}
