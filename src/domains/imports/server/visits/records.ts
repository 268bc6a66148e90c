import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../../kit/server/database.ts'
import { addBookings, bookingKey, removeBookings } from '../../../value/server/import-bookings.ts'
import { addPastCollabs, removePastCollabs } from '../../../value/server/past-collabs.ts'
import type { Plan } from '../plan.ts'
import { textsOf } from '../remark.ts'
import { importRows } from '../tables.ts'
import type { WrittenRow } from '../written-row.ts'

/** Counts bookings and adds past collabs as planned. Answers a line about each row. */
export async function writeVisits(tx: Tx, importUid: string, plans: readonly Plan[]): Promise<WrittenRow[]> {
  const bookings = await addBookings(
    tx,
    plans.flatMap(({ booking }) => booking ?? []),
  )
  const pasts = await addPastCollabs(
    tx,
    plans.flatMap(({ past }) => past ?? []),
  )
  return plans.map(({ line, name, outcome, remarks, brandUid, influencerUid, booking, past }) => {
    const madeUid = booking ? bookings.get(bookingKey(booking)) : past && pasts.get(`${past.brandUid} ${past.key}`)
    return {
      importUid,
      line,
      name,
      // Somebody else brought the same one in this moment.
      outcome: outcome === 'added' && !madeUid ? 'known' : outcome,
      remarks: textsOf(remarks),
      brandUid,
      influencerUid,
      madeUid: madeUid ?? null,
    }
  })
}

/** Takes bookings and past collabs out again: nothing else hangs on them. */
export async function takeVisitsBack(
  tx: Tx,
  importUid: string,
  rows: readonly (typeof importRows.$inferSelect)[],
): Promise<void> {
  const uids = rows.flatMap(({ madeUid }) => madeUid ?? [])
  await removeBookings(tx, uids)
  await removePastCollabs(tx, uids)
  await tx
    .update(importRows)
    .set({ outcome: 'undone', madeUid: null })
    .where(
      and(
        eq(importRows.importUid, importUid),
        inArray(
          importRows.line,
          rows.map(({ line }) => line),
        ),
      ),
    )
}
