import { eq } from 'drizzle-orm'
import { newUid } from '../../../../access/server/new-uid.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { BrandProfile } from '../../../profiles/server/view.ts'
import { venueCurrencyOf } from '../../../profiles/vocabulary.ts'
import { bookingCodes, redemptions } from '../tables.ts'

type Booking = { code: string; day: string; reference: string; amountMinor: number | null }
type KeptBookings = { recorded: number; known: number; unknownCodes: string[] }

/** Keeps bookings that were made with a venue’s codes, each once by its own number, however often a list comes. */
export async function keepBookings(
  tx: Tx,
  { uid: brandUid, country }: Pick<BrandProfile, 'uid' | 'country'>,
  rows: readonly Booking[],
): Promise<KeptBookings> {
  const codes = await tx.select().from(bookingCodes).where(eq(bookingCodes.brandUid, brandUid))
  const collabOf = new Map(codes.map(({ code, collabUid }) => [code, collabUid]))
  const currency = venueCurrencyOf(country ?? '')
  const bookings = rows.flatMap(({ code, day, reference, amountMinor }) => {
    const collabUid = collabOf.get(code)
    if (!collabUid) return []
    const uid = newUid('redemption')
    return [
      { uid, brandUid, collabUid, day, amountMinor, currency, source: 'csv' as const, reference, recordedAt: now() },
    ]
  })
  const made =
    bookings.length === 0
      ? []
      : await tx
          .insert(redemptions)
          .values(bookings)
          .onConflictDoNothing({ target: [redemptions.brandUid, redemptions.source, redemptions.reference] })
          .returning({ uid: redemptions.uid })
  return {
    recorded: made.length,
    known: bookings.length - made.length,
    unknownCodes: [...new Set(rows.map(({ code }) => code))].filter((code) => !collabOf.has(code)),
  }
}
