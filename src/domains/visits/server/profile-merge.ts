import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { leaveReserved } from './booking-system/reserve.ts'
import {
  bookingSystems,
  calendarFeeds,
  doorLinks,
  fullTables,
  tableReservations,
  venueBusy,
  venueCalendars,
  visits,
} from './tables.ts'

export const visitMerge: ProfileMerge = {
  moves: [
    { column: visits.influencerUid, of: 'influencer', does: 'moves', counts: 'visits' },
    { column: visits.brandUid, of: 'brand', does: 'moves', counts: 'visits' },
    { column: calendarFeeds.profileUid, does: 'moves', once: [calendarFeeds.accountUid] },
    { column: doorLinks.brandUid, of: 'brand', does: 'by hand' },
    { column: bookingSystems.brandUid, of: 'brand', does: 'by hand' },
    { column: fullTables.brandUid, of: 'brand', does: 'by hand' },
    { column: tableReservations.brandUid, of: 'brand', does: 'by hand' },
    { column: venueCalendars.brandUid, of: 'brand', does: 'by hand' },
    { column: venueBusy.brandUid, of: 'brand', does: 'by hand' },
  ],
  merge: async (tx, { type, from, to }) => {
    if (type !== 'brand') return
    // One door page opens at a time, and one calendar closes slots: of two, those of the venue that stays.
    const hasOwn = tx
      .select({ one: sql`1` })
      .from(doorLinks)
      .where(and(eq(doorLinks.brandUid, to), isNull(doorLinks.revokedAt)))
    await tx
      .update(doorLinks)
      .set({ revokedAt: now() })
      .where(and(eq(doorLinks.brandUid, from), isNull(doorLinks.revokedAt), sql`exists (${hasOwn})`))
    await tx.update(doorLinks).set({ brandUid: to }).where(eq(doorLinks.brandUid, from))
    await moveBookingSystem(tx, from, to)
    const [calendar] = await tx.select().from(venueCalendars).where(eq(venueCalendars.brandUid, from))
    if (!calendar) return
    const moved = await tx
      .insert(venueCalendars)
      .values({ ...calendar, brandUid: to })
      .onConflictDoNothing()
      .returning({ uid: venueCalendars.brandUid })
    if (moved.length > 0) await tx.update(venueBusy).set({ brandUid: to }).where(eq(venueBusy.brandUid, from))
    await tx.delete(venueCalendars).where(eq(venueCalendars.brandUid, from))
  },
}

/**
 * One system reserves tables: of two, that of the venue that stays, which knows nothing of what the other has reserved. Full times
 * are asked for again.
 */
async function moveBookingSystem(tx: Tx, from: string, to: string): Promise<void> {
  if ((await tx.$count(bookingSystems, eq(bookingSystems.brandUid, to))) > 0) await leaveReserved(tx, from)
  await tx.update(tableReservations).set({ brandUid: to }).where(eq(tableReservations.brandUid, from))
  const [system] = await tx.select().from(bookingSystems).where(eq(bookingSystems.brandUid, from))
  if (!system) return
  await tx
    .insert(bookingSystems)
    .values({ ...system, brandUid: to, nextAt: now() })
    .onConflictDoNothing()
  await tx.delete(bookingSystems).where(eq(bookingSystems.brandUid, from))
}
