import { and, eq, inArray } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Sheet } from '../../../kit/server/sheets/sheet.ts'
import type { BookingMapping } from '../booking-fields.ts'
import { bookingFieldByName, proposeBookings } from './bookings/columns.ts'
import { longestReference, readRow } from './bookings/read-list.ts'
import { bookingCodes, redemptions } from './tables.ts'

export { bookingFieldByName, longestReference, readRow }

export type NewBooking = Omit<typeof redemptions.$inferInsert, 'uid' | 'source' | 'recordedAt'>
type Reference = Pick<NewBooking, 'brandUid' | 'reference'>

/** Bookings by venue and number. */
export const bookingKey = ({ brandUid, reference }: Reference): string => `${brandUid} ${reference}`

/** What each column of a list of bookings most likely holds; the codes of all venues help. */
export async function proposeBookingColumns(db: Queryable, sheet: Sheet): Promise<BookingMapping> {
  const words = new Set(
    sheet.sample.flatMap(({ cells }) => cells.flatMap((cell) => cell.toUpperCase().split(/[^\p{L}\p{N}_]+/u))),
  )
  const rows = await db
    .selectDistinct({ code: bookingCodes.code })
    .from(bookingCodes)
    .where(inArray(bookingCodes.code, [...words]))
  return proposeBookings(sheet, new Set(rows.map(({ code }) => code)))
}

/** The codes of venues, each with the collab that it counts for. */
export async function findCodes(
  db: Queryable,
  brandUids: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const codes = new Map<string, Map<string, string>>(brandUids.map((uid) => [uid, new Map()]))
  if (brandUids.length === 0) return codes
  const rows = await db
    .select()
    .from(bookingCodes)
    .where(inArray(bookingCodes.brandUid, [...brandUids]))
  for (const { brandUid, code, collabUid } of rows) codes.get(brandUid)?.set(code, collabUid)
  return codes
}

export type KnownBooking = Pick<typeof redemptions.$inferSelect, 'collabUid' | 'day' | 'amountMinor' | 'bookings'>

/** Which of these numbers are taken by bookings that a list or a till brought, by `bookingKey`. */
export async function findBookings(db: Queryable, wanted: readonly Reference[]): Promise<Map<string, KnownBooking>> {
  if (wanted.length === 0) return new Map()
  const { brandUid, reference, collabUid, day, source, amountMinor, bookings } = redemptions
  const rows = await db
    .select({ brandUid, reference, collabUid, day, amountMinor, bookings })
    .from(redemptions)
    .where(
      and(
        inArray(brandUid, [...new Set(wanted.map((one) => one.brandUid))]),
        eq(source, 'csv'),
        inArray(
          reference,
          wanted.map((one) => one.reference),
        ),
      ),
    )
  return new Map(rows.map((row) => [bookingKey(row), row]))
}

/** Adds bookings. Answers the uid of each whose number wasn’t taken, by `bookingKey`. */
export async function addBookings(tx: Tx, bookings: readonly NewBooking[]): Promise<Map<string, string>> {
  if (bookings.length === 0) return new Map()
  const { uid, brandUid, source, reference } = redemptions
  const made = await tx
    .insert(redemptions)
    .values(
      bookings.map((booking) => ({
        ...booking,
        uid: newUid('redemption'),
        source: 'csv' as const,
        recordedAt: now(),
      })),
    )
    .onConflictDoNothing({ target: [brandUid, source, reference] })
    .returning({ uid, brandUid, reference })
  return new Map(made.map((row) => [bookingKey(row), row.uid]))
}

export async function removeBookings(tx: Tx, uids: readonly string[]): Promise<void> {
  await tx.delete(redemptions).where(inArray(redemptions.uid, [...uids]))
}
