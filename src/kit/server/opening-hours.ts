import { DateTime } from 'luxon'
import { must } from '../contract/must.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const pattern = /^(\w{3})-(\w{3}) (\d{2}:\d{2})-(\d{2}:\d{2}) (\S+)$/

/** Hours that are the same on several days of a week, 1 being Monday, on the clock of a zone. */
export type OpeningHours = { first: number; last: number; from: string; until: string; zone: string }

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
  const isToday = there.weekday >= hours.first && there.weekday <= hours.last
  const today = there.toFormat('HH:mm')
  return {
    words: `${opens.toFormat('ccc')} to ${lastOpens.toFormat('ccc')}, ${opens.toFormat('HH:mm')}–${closes.toFormat('HH:mm')}`,
    isOpen: isToday && today >= hours.from && today < hours.until,
  }
}
