import { dayAfter, mondayOf, monthAfter } from '../../kit/contract/days.ts'

/** How much of the calendar of visits is seen at once. */
export const calendarSpans = ['day', 'week', 'month'] as const
export type CalendarSpan = (typeof calendarSpans)[number]

/** How many visits of a day are listed; above that it says how many more there are. */
export const visitsShown: Record<CalendarSpan, number> = { day: 200, week: 30, month: 3 }

/** The first and last day of the span that a day is in; weeks begin on Monday. */
export function daysOfSpan(span: CalendarSpan, on: string): { from: string; until: string } {
  if (span === 'day') return { from: on, until: on }
  if (span === 'week') return { from: mondayOf(on), until: dayAfter(mondayOf(on), 6) }
  const month = on.slice(0, 7)
  return { from: `${month}-01`, until: dayAfter(`${monthAfter(month, 1)}-01`, -1) }
}

/** A day in the span so many later, or earlier. */
export function spanAfter(span: CalendarSpan, on: string, by: number): string {
  if (span === 'month') return `${monthAfter(on.slice(0, 7), by)}-01`
  return dayAfter(on, span === 'week' ? 7 * by : by)
}
