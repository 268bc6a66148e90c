import { DateTime } from 'luxon'
import { must } from '../contract/must.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const pattern = /^(\w{3})-(\w{3}) (\d{2}:\d{2})-(\d{2}:\d{2}) (\S+)$/

/** Hours that are the same on several days of a week, 1 being Monday, on the clock of a zone. */
export type OpeningHours = {
  first: number
  last: number
  from: string
  until: string
  zone: string
  /** The public holiday of a day of the zone's calendar, on which there are no hours (`holidays.ts`). */
  holidayOn?: (day: string) => string | null
}

export function isOpeningHours(text: string): boolean {
  const [, first = '', last = '', from = '', until = '', zone = ''] = pattern.exec(text) ?? []
  const [at, to] = [days.indexOf(first), days.indexOf(last)]
  return at >= 0 && to >= at && from < until && until <= '24:00' && DateTime.now().setZone(zone).isValid
}

/** `Mon-Fri 09:00-18:00 Europe/London`, once it is known to be hours. */
export function parseOpeningHours(text: string): OpeningHours {
  const [, first, last, from, until, zone] = must(pattern.exec(text), 'opening hours')
  return {
    first: days.indexOf(must(first)) + 1,
    last: days.indexOf(must(last)) + 1,
    from: must(from),
    until: must(until),
    zone: must(zone),
  }
}

/** The week's hours as a clock elsewhere shows them, and whether it is now within them. */
export function openingHoursIn(hours: OpeningHours, zone: string, now: Date): { words: string; isOpen: boolean } {
  const there = DateTime.fromJSDate(now, { zone: hours.zone }).setLocale('en-GB')
  const at = (weekday: number, clock: string) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number)
    return there.set({ weekday: weekday as 1, hour, minute, second: 0, millisecond: 0 })
  }
  const [opens, closes] = [at(hours.first, hours.from).setZone(zone), at(hours.first, hours.until).setZone(zone)]
  const lastOpens = at(hours.last, hours.from).setZone(zone)
  const isToday = isInWeek(hours, there) && !hours.holidayOn?.(isoDay(there))
  const today = there.toFormat('HH:mm')
  return {
    words: `${opens.toFormat('ccc')} to ${lastOpens.toFormat('ccc')}, ${opens.toFormat('HH:mm')}–${closes.toFormat('HH:mm')}`,
    isOpen: isToday && today >= hours.from && today < hours.until,
  }
}

const isInWeek = ({ first, last }: OpeningHours, { weekday }: DateTime) => weekday >= first && weekday <= last
const isoDay = (day: DateTime) => day.toFormat('yyyy-MM-dd')

/** A time of day on the calendar of `day`; 24:00 is the next midnight. */
function clockOn(day: DateTime, clock: string): DateTime {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour === 24 ? day.plus({ days: 1 }).startOf('day') : day.set({ hour, minute })
}

/** The hours from the day of an instant on, day by day, as instants: a night when the clocks change is as long as it was. */
function* spansFrom(hours: OpeningHours, at: Date): Generator<{ from: number; until: number }> {
  for (let day = DateTime.fromJSDate(at, { zone: hours.zone }).startOf('day'); ; day = day.plus({ days: 1 }))
    if (isInWeek(hours, day) && !hours.holidayOn?.(isoDay(day)))
      yield { from: clockOn(day, hours.from).toMillis(), until: clockOn(day, hours.until).toMillis() }
}

/** When so many minutes of the hours have passed since an instant. */
export function afterOpenMinutes(hours: OpeningHours, since: Date, minutes: number): Date {
  let left = minutes * 60_000
  for (const { from, until } of spansFrom(hours, since)) {
    const begins = Math.max(from, since.getTime())
    const open = until - begins
    if (open <= 0) continue
    if (open >= left) return new Date(begins + left)
    left -= open
  }
  throw new Error('the days never end')
}

/** How many minutes of the hours lie between two instants; none where the second is not later. */
export function openMinutesBetween(hours: OpeningHours, since: Date, at: Date): number {
  let open = 0
  for (const { from, until } of spansFrom(hours, since)) {
    if (from >= at.getTime()) break
    open += Math.max(0, Math.min(until, at.getTime()) - Math.max(from, since.getTime()))
  }
  return Math.round(open / 60_000)
}

/** The days of the week’s hours between two instants on which a public holiday leaves them out. */
export function holidaysBetween(hours: OpeningHours, since: Date, until: Date): { day: string; name: string }[] {
  const found: { day: string; name: string }[] = []
  const last = until.getTime()
  let day = DateTime.fromJSDate(since, { zone: hours.zone }).startOf('day')
  for (; day.toMillis() <= last; day = day.plus({ days: 1 })) {
    const name = isInWeek(hours, day) ? hours.holidayOn?.(isoDay(day)) : null
    if (name) found.push({ day: isoDay(day), name })
  }
  return found
}
