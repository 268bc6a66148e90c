import { dayAfter, daysBetween } from '../../kit/contract/days.ts'

/** The day that visits are looked for on, or the first and last of several. */
export type Days = { day?: string | undefined; until?: string | undefined }
export type Span = { from: string; until: string }

/** The most days that are looked at together. */
export const mostDays = 31

/** First and last day; null where none is named. What is beyond the most, or before the first, is left out. */
export function spanOf({ day, until }: Days): Span | null {
  if (!day) return null
  const last = dayAfter(day, mostDays - 1)
  if (!until || until < day) return { from: day, until: day }
  return { from: day, until: until < last ? until : last }
}

export function daysOf(days: Days): string[] {
  const span = spanOf(days)
  return span ? daysBetween(span.from, span.until) : []
}
