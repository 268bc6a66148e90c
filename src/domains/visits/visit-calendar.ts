import * as z from 'zod/mini'
import { dayAfter, mondayOf, monthAfter } from '../../kit/contract/days.ts'
import { day } from '../../kit/contract/fields.ts'
import type { State } from '../collabs/stages.ts'
import type { Table } from './table-words.ts'
import type { City } from '../profiles/vocabulary.ts'

/** How much of the calendar of visits is seen at once. */
export const calendarSpans = ['day', 'week', 'month'] as const
export type CalendarSpan = (typeof calendarSpans)[number]

/** What a calendar says of a visit, with its collab’s `uid` and where that stands. */
export type CalendarVisit = State & {
  uid: string
  brand: { uid: string; name: string; city: City; timezone: string }
  creator: { name: string }
  visit: {
    startsAt: string
    stay?: { checkInOn: string; checkOutOn: string } | undefined
    checkedInAt: string | null
    table?: Table | undefined
  } | null
}

/** The first visits of a day, and how many it has. */
export type CalendarDay = { day: string; count: number; rows: readonly CalendarVisit[] }

/** How many visits of a day are listed; above that it says how many more there are. */
export const visitsShown: Record<CalendarSpan, number> = { day: 200, week: 30, month: 3 }

/** A day that a calendar can be opened at. */
export const calendarDay = day.check(
  z.refine((on) => on >= '2000-01-01' && on < '2200-01-01', 'Choose a day between the years 2000 and 2199.'),
)

/** The first and last day of the span that a day is in; weeks begin on Monday. */
export function daysOfSpan(span: CalendarSpan, on: string): { from: string; until: string } {
  if (span === 'day') return { from: on, until: on }
  if (span === 'week') return { from: mondayOf(on), until: dayAfter(mondayOf(on), 6) }
  const month = on.slice(0, 7)
  return { from: `${month}-01`, until: dayAfter(`${monthAfter(month, 1)}-01`, -1) }
}

/** The first and last day that a calendar shows: of a month, its weeks as wholes. */
export function daysShown(span: CalendarSpan, on: string): { from: string; until: string } {
  const { from, until } = daysOfSpan(span, on)
  return span === 'month' ? { from: mondayOf(from), until: dayAfter(mondayOf(until), 6) } : { from, until }
}

/** How many visits are on the days of a span, and not beside it. */
export function countOfSpan(days: readonly { day: string; count: number }[], span: CalendarSpan, on: string): number {
  const { from, until } = daysOfSpan(span, on)
  return days.reduce((sum, { day, count }) => (day >= from && day <= until ? sum + count : sum), 0)
}

/** A day in the span so many later, or earlier. */
export function spanAfter(span: CalendarSpan, on: string, by: number): string {
  if (span === 'month') return `${monthAfter(on.slice(0, 7), by)}-01`
  return dayAfter(on, span === 'week' ? 7 * by : by)
}
