import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { dayAfter } from '../../../../kit/contract/days.ts'
import { dayMs, minuteMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { slotsBetween } from '../../../briefs/availability.ts'
import type { Calendar } from '../../../briefs/calendar.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { dayIn, isOpenNight } from '../../../briefs/stay-calendar.ts'
import { nightSlot } from '../../../briefs/stays.ts'
import { fullTables, slots, venueBusy } from '../tables.ts'
import type { Busy } from './busy-times.ts'

/** How far ahead a venue’s calendar closes slots. */
export const closesAheadMs = 200 * dayMs
/** From this hour a night counts as busy: an all-day event ends when its last day does. */
const nightBegins = 18

type BriefCalendar = Calendar & { uid: string }

/**
 * Closes the slots of a venue’s live briefs that overlap what its calendar says, and those without a table in its booking
 * system; opens all others again.
 */
export async function closeBusySlots(tx: Tx, brandUid: string): Promise<void> {
  const busy = await tx
    .select({ startsAt: venueBusy.startsAt, endsAt: venueBusy.endsAt })
    .from(venueBusy)
    .where(eq(venueBusy.brandUid, brandUid))
    .orderBy(asc(venueBusy.startsAt))
  const { uid, availability, timezone, liveFrom, liveUntil } = briefFacts
  const briefs: BriefCalendar[] = await tx
    .select({ uid, availability, timezone, liveFrom, liveUntil })
    .from(briefFacts)
    .where(and(eq(briefFacts.brandUid, brandUid), eq(briefFacts.status, 'live')))
    .orderBy(asc(briefFacts.uid))
  const full = await tx
    .select({ briefUid: fullTables.briefUid, startsAt: fullTables.startsAt })
    .from(fullTables)
    .where(and(eq(fullTables.brandUid, brandUid), gt(fullTables.startsAt, now())))
  const found = briefs.flatMap((brief) => [
    ...busySlots(brief, busy).map((startsAt) => ({ briefUid: brief.uid, startsAt })),
    ...full.filter(({ briefUid }) => briefUid === brief.uid),
  ])
  const closed = [...new Map(found.map((slot) => [`${slot.briefUid} ${slot.startsAt.getTime()}`, slot])).values()]
  const ofVenue = tx.select({ uid: briefFacts.uid }).from(briefFacts).where(eq(briefFacts.brandUid, brandUid))
  await tx
    .update(slots)
    .set({ closed: false })
    .where(and(inArray(slots.briefUid, ofVenue), slots.closed, gt(slots.startsAt, now())))
  for (let from = 0; from < closed.length; from += 1_000)
    await tx
      .insert(slots)
      .values(closed.slice(from, from + 1_000).map((slot) => ({ ...slot, taken: 0, closed: true })))
      .onConflictDoUpdate({ target: [slots.briefUid, slots.startsAt], set: { closed: true } })
}

/** The slots of a brief that overlap, in order: its starts, or its nights. */
function busySlots(brief: BriefCalendar, busy: readonly Busy[]): Date[] {
  const [from, until] = [now(), plus(now(), closesAheadMs)]
  if (busy.length === 0) return []
  const { stay, slotMinutes } = brief.availability
  if (stay) {
    const nights: Date[] = []
    const last = dayIn(brief.timezone, until)
    for (let night = dayIn(brief.timezone, from); night < last && night <= brief.liveUntil; night = dayAfter(night)) {
      const begins = DateTime.fromISO(night, { zone: brief.timezone }).set({ hour: nightBegins })
      const span = { startsAt: begins.toJSDate(), endsAt: begins.endOf('day').toJSDate() }
      if (isOpenNight(brief, night) && overlapsAny(span, busy)) nights.push(nightSlot(night))
    }
    return nights
  }
  // The lead time is over by the time that many of them are asked for.
  return slotsBetween(brief, from, until, new Date(0)).filter((startsAt) =>
    overlapsAny({ startsAt, endsAt: plus(startsAt, slotMinutes * minuteMs) }, busy),
  )
}

/** Whether a span overlaps one of the spans, which are in order and don’t overlap each other. */
function overlapsAny({ startsAt, endsAt }: Busy, busy: readonly Busy[]): boolean {
  let [low, high] = [0, busy.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((busy[middle]?.endsAt ?? endsAt) > startsAt) high = middle
    else low = middle + 1
  }
  const next = busy[low]
  return next !== undefined && next.startsAt < endsAt
}
