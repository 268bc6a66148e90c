import { DateTime } from 'luxon'
import { dayAfter } from '../../kit/contract/days.ts'
import type { Stay } from './brief.ts'
import { type Calendar, leadTimeWords } from './calendar.ts'
import { checkInFrom, datesOf, nightSlot, nightsOf, nightsWords, type StayDates } from './stays.ts'

const hourMs = 3_600_000
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The day of an instant on the clock of a venue. */
export function dayIn(timezone: string, at: Date): string {
  return DateTime.fromJSDate(at, { zone: timezone }).toFormat('yyyy-MM-dd')
}

/** A wall-clock time of a day as an instant. One that daylight saving skips is an hour later, one that comes twice the first. */
export function atClock(day: string, clock: string, timezone: string): Date {
  return DateTime.fromISO(`${day}T${clock}`, { zone: timezone }).toJSDate()
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

/** Whether a night can be stayed at all: within the live days, and the venue is not closed. */
export function isOpenNight({ availability, liveFrom, liveUntil }: Calendar, night: string): boolean {
  return night >= liveFrom && night <= liveUntil && !availability.blackout.includes(night)
}

/**
 * The check-ins that a brief with stays offers from `from` (inclusive) to `until` (exclusive), in order: on a day of arrival,
 * with notice, and with the shortest stay open from there on. Who has booked is not looked at.
 */
export function arrivalsBetween(calendar: Calendar, stay: Stay, from: Date, until: Date, now: Date): Date[] {
  const { availability, timezone, liveFrom, liveUntil } = calendar
  const earliest = Math.max(from.getTime(), now.getTime() + availability.leadHours * hourMs)
  if (availability.windows.length === 0 || earliest >= until.getTime()) return []
  const today = dayIn(timezone, new Date(earliest))
  const last = dayIn(timezone, until)
  const starts: Date[] = []
  for (let day = today > liveFrom ? today : liveFrom; day <= last && day <= liveUntil; day = dayAfter(day)) {
    const clock = checkInFrom(availability, weekdayOf(day))
    if (!clock || !nightsOf(datesOf(day, stay.minNights)).every((night) => isOpenNight(calendar, night))) continue
    const start = atClock(day, clock, timezone)
    if (start.getTime() >= earliest && start < until) starts.push(start)
  }
  return starts
}

/** The slots (ms) that have to be free for a check-in: those of the shortest stay. */
export function nightKeys(calendar: Pick<Calendar, 'timezone'>, stay: Stay, start: Date): number[] {
  const dates = datesOf(dayIn(calendar.timezone, start), stay.minNights)
  return nightsOf(dates).map((night) => nightSlot(night).getTime())
}

/** Why a stay cannot be booked by the calendar of its brief, as a sentence; null when it can. Who has booked is not looked at. */
export function whyNoStay(calendar: Calendar, stay: Stay, startsAt: Date, nights: number, now: Date): string | null {
  const { availability, timezone, liveFrom, liveUntil } = calendar
  const dates = datesOf(dayIn(timezone, startsAt), nights)
  if (nights < stay.minNights || nights > stay.maxNights)
    return `Stays here are for ${nightsWords(stay)}. Choose another check-out date.`
  if (startsAt <= now) return 'That check-in has passed. Choose another date.'
  if (dates.checkInOn < liveFrom || dayAfter(dates.checkOutOn, -1) > liveUntil)
    return `You can book nights from ${wordsOf(liveFrom)} to ${wordsOf(liveUntil)}.`
  const closed = nightsOf(dates).find((night) => availability.blackout.includes(night))
  if (closed) return `The venue has no rooms for the night of ${wordsOf(closed)}. Choose other dates.`
  const clock = checkInFrom(availability, weekdayOf(dates.checkInOn))
  if (!clock)
    return `You can’t check in on a ${weekdays[weekdayOf(dates.checkInOn) - 1]} here. ${arrivalWords(calendar)}`
  if (startsAt.getTime() < now.getTime() + availability.leadHours * hourMs)
    return `The venue needs ${leadTimeWords(availability.leadHours)}. Choose a later check-in.`
  if (atClock(dates.checkInOn, clock, timezone).getTime() !== startsAt.getTime())
    return `Check-in is from ${clock} on that day. Choose your dates again.`
  return null
}

function arrivalWords({ availability }: Calendar): string {
  const open = weekdays.filter((_, at) => checkInFrom(availability, at + 1) !== null)
  return `Check-in days are ${new Intl.ListFormat('en-GB').format(open)}.`
}

function wordsOf(day: string): string {
  return DateTime.fromISO(day, { zone: 'utc' }).setLocale('en-GB').toLocaleString(DateTime.DATE_MED)
}

/** When a stay begins and ends on the clock of its venue. */
export function stayTimes(startsAt: Date, nights: number, stay: Stay, timezone: string): StayDates & { endsAt: Date } {
  const dates = datesOf(dayIn(timezone, startsAt), nights)
  return { ...dates, endsAt: atClock(dates.checkOutOn, stay.checkOutBy, timezone) }
}
