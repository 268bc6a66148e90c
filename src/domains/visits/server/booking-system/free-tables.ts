import { BookingProblem, type Bookings } from '../../../../adapters/bookings/bookings.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { slotsBetween } from '../../../briefs/availability.ts'
import { asksAheadMs, briefsByHour, type System } from './system.ts'

/**
 * The slots of a venue’s briefs at which its system has no table for as many as the brief lets in, or why it can’t be asked.
 * Outside any transaction: a system may be slow.
 */
export async function findFull(
  db: Queryable,
  bookings: Bookings,
  system: System,
  aheadMs = asksAheadMs,
): Promise<{ briefUid: string; startsAt: Date }[] | BookingProblem> {
  const briefs = await briefsByHour(db, system.brandUid)
  const full: { briefUid: string; startsAt: Date }[] = []
  try {
    // Whether the key still opens it shows even where no brief is live.
    if (briefs.length === 0) await bookings.listLocations(system)
    for (const brief of briefs.filter(({ uid }) => system.briefUids?.includes(uid) ?? true)) {
      // The lead time is over by the time that many of them are asked for.
      const starts = slotsBetween(brief, now(), plus(now(), aheadMs), new Date(0))
      const free = await bookings.findTables(system, brief.guests + 1, starts)
      full.push(
        ...starts
          .filter((start) => free.get(start.getTime()) === false)
          .map((startsAt) => ({ briefUid: brief.uid, startsAt })),
      )
    }
    return full
  } catch (error) {
    if (error instanceof BookingProblem) return error
    throw error
  }
}
