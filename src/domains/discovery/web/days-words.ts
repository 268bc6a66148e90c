import { dayOf, shortDayRange } from '../../../kit/web/format.ts'
import { type Days, nextSevenDays, spanOf, weekendOf } from '../days.ts'

/** The day of whoever reads. */
export const todayHere = (): string => new Date().toLocaleDateString('en-CA')

export const isSameSpan = (one: Days, other: Days): boolean => one.day === other.day && one.until === other.until

/** `Sat 5 Dec`, `5–12 Dec`, or what such days are called. */
export function daysWords(days: Days, today: string = todayHere()): string {
  const span = spanOf(days)
  if (!span) return 'Any day'
  if (isSameSpan(days, weekendOf(today))) return 'This weekend'
  if (isSameSpan(days, nextSevenDays(today))) return 'Next 7 days'
  return datesWords(days)
}

/** The dates themselves; empty without any. */
export function datesWords(days: Days): string {
  const span = spanOf(days)
  if (!span) return ''
  return span.from === span.until ? dayOf(span.from, 'UTC') : shortDayRange(span.from, span.until)
}
