/** How amounts, times and numbers are written. What each does with bad input is said beside it. */
import { money } from '../contract/money.ts'
import { timeLeftFrom } from '../contract/time-left.ts'
import { otherYear } from '../contract/when.ts'

export { counted } from '../contract/counted.ts'
export { money } from '../contract/money.ts'

/** What stands before an amount of a currency, for fields: `£`, `A$`, `AED `. */
export function moneyPrefix(currency: string): string {
  return money(0, currency).replace('0', '')
}

/** `1234` as `1.2K`; K, M, B, T. */
export function largeNumber(value: number): string {
  const steps = [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ] as const
  const size = Math.abs(value)
  for (const [unit, letter] of steps) if (size >= unit) return `${trimmed(value / unit)}${letter}`
  return String(Math.round(value * 10) / 10)
}

/** A large number with its noun: `1 view`, `42.5K views`. */
export function largeCounted(count: number, one: string): string {
  return `${largeNumber(count)} ${count === 1 ? one : `${one}s`}`
}

function trimmed(value: number): string {
  return String(Math.trunc(value * 10) / 10)
}

export const dayMs = 86_400_000

/** `3 hours ago`, `in 2 days`. Throws "Invalid date format" for what is no date. */
export function timeAgo(at: string | Date, from: Date = new Date()): string {
  const ms = new Date(at).getTime() - from.getTime()
  if (Number.isNaN(ms)) throw new Error('Invalid date format')
  const units = [
    ['year', 31_536_000_000],
    ['month', 2_592_000_000],
    ['week', 604_800_000],
    ['day', dayMs],
    ['hour', 3_600_000],
    ['minute', 60_000],
  ] as const
  for (const [unit, size] of units) if (Math.abs(ms) >= size) return relative.format(Math.trunc(ms / size), unit)
  return 'just now'
}
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' })

/** `2 March 2026`, a day with its year; "Invalid Date" for what is none. The specification's ordinal date, as it is written now. */
export function ordinalDate(at: string | Date, timezone?: string): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return 'Invalid Date'
  return timezone ? date.toLocaleDateString('en-GB', { ...wholeDay, timeZone: timezone }) : wholeDate.format(date)
}
const wholeDay = { day: 'numeric', month: 'long', year: 'numeric' } as const
const wholeDate = new Intl.DateTimeFormat('en-GB', { ...wholeDay, timeZone: 'UTC' })

/** `5–12 December 2026`, both days included. */
export function dayRange(from: string, until: string): string {
  return unbroken(wholeDate.formatRange(new Date(from), new Date(until)))
}

/** A range in one line: a dash at the end of one is followed by nothing. Browsers space it differently. */
const unbroken = (range: string) =>
  range
    .replace(/^(\d+)\s*–\s*/, '$1–')
    .replace(/\s/g, '\u00a0')
    .replace('–', '–\u2060')

/** `5–12 Dec`, both days included; with the year where one of them lies in another than now. */
export function shortDayRange(from: string, until: string, present: Date = new Date()): string {
  const days = [new Date(from), new Date(until)] as const
  const isThisYear = days.every((day) => !otherYear(day, 'UTC', present).year)
  return unbroken((isThisYear ? shortDate : shortDateAndYear).formatRange(...days))
}
const shortDay = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const shortDate = new Intl.DateTimeFormat('en-GB', shortDay)
const shortDateAndYear = new Intl.DateTimeFormat('en-GB', { ...shortDay, year: 'numeric' })

/** `Tue 3 Mar, 18:30` in a place's timezone; with the year where it is another than now. */
export function dateTime(at: string | Date, timezone: string, present?: Date): string {
  return `${dayOf(at, timezone, present)}, ${clockOf(at, timezone)}`
}

/** `18:30` in a place's timezone. */
export function clockOf(at: string | Date, timezone: string): string {
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone })
}

/** `Tue 3 Mar` in a place's timezone; with the year where it is another than now. */
export function dayOf(at: string | Date, timezone: string, present: Date = new Date()): string {
  const day = new Date(at)
  const words = { weekday: 'short', day: 'numeric', month: 'short', ...otherYear(day, timezone, present) } as const
  return day.toLocaleDateString('en-GB', { ...words, timeZone: timezone }).replace(',', '')
}

/** `3 Mar 2026` in a place's timezone, for what is kept: invoices, statements. */
export function dateOf(at: string | Date, timezone: string): string {
  return new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: timezone,
  })
}

/** `2026-03-03` in a place's timezone, to group by. */
export function dayKey(at: string | Date, timezone: string): string {
  return new Date(at).toLocaleDateString('en-CA', { timeZone: timezone })
}

/** Hours or days from now until a moment: `5 hours left`. */
export function timeLeft(until: string | Date, from: Date = new Date()): string {
  return timeLeftFrom(until, from)
}

/** What is left to do something, where that stands in a sentence: `5 hours left to reply`, `the time to reply is up`. */
export function timeLeftTo(act: string, until: string | Date, from: Date = new Date()): string {
  return new Date(until) < from ? `the time to ${act} is up` : `${timeLeft(until, from)} to ${act}`
}

/** 420 basis points as `4.2%`. */
export function percentOfBp(basisPoints: number): string {
  return percents.format(basisPoints / 10_000)
}
const percents = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** A fragment as a line of its own begins with a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
