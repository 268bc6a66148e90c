import { otherYear, timezoneName } from '../../../kit/contract/when.ts'
import { now } from '../../../kit/server/clock.ts'
import { stayWords } from '../../briefs/stays.ts'

/** `Tue 24 Nov, 13:30`: a time where there is little room; the time zone stands beside it. Of another year than now with it. */
export function shortTime(at: Date, timezone: string): string {
  const words = { weekday: 'short', day: 'numeric', month: 'short', ...otherYear(at, timezone, now()) } as const
  const day = at.toLocaleDateString('en-GB', { ...words, timeZone: timezone })
  const clock = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone })
  return `${day.replace(',', '')}, ${clock}`
}

/** `Tuesday 3 March`: a day at a venue; of another year than now with it. */
export function dayWords(at: Date, timezone: string): string {
  const words = { weekday: 'long', day: 'numeric', month: 'long', ...otherYear(at, timezone, now()) } as const
  return at.toLocaleDateString('en-GB', { ...words, timeZone: timezone }).replace(',', '')
}

/** When a visit is: of a stay its dates at the venue are known too. */
export type When = { startsAt: Date; checkInOn: string | null; checkOutOn: string | null }

/** The time of a visit as mails and notifications say it; of a stay `2 nights, 12–14 Jun`. */
export function visitWords(when: When, timezone: string): string {
  return stayOf(when) ?? timeWords(when.startsAt, timezone)
}

/** The same where there is little room. */
export function shortVisit(when: When, timezone: string): string {
  return stayOf(when) ?? shortTime(when.startsAt, timezone)
}

function stayOf({ checkInOn, checkOutOn }: When): string | null {
  return checkInOn && checkOutOn ? stayWords({ checkInOn, checkOutOn }, now()) : null
}

/** `Tuesday 3 March at 18:30 (London time)`: a time as mails and notifications say it. */
export function timeWords(at: Date, timezone: string): string {
  const clock = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone })
  return `${dayWords(at, timezone)} at ${clock} (${timezoneName(timezone)})`
}
