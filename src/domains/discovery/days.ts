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

/** The Saturday and Sunday of this week, as far as they are still ahead. */
export function weekendOf(today: string): Days {
  const weekday = new Date(today).getUTCDay() || 7
  return weekday === 7 ? { day: today } : { day: dayAfter(today, 6 - weekday), until: dayAfter(today, 7 - weekday) }
}

export function nextSevenDays(today: string): Days {
  return { day: today, until: dayAfter(today, 6) }
}

/** What is chosen after a day was pressed: a first day, then the last; another press begins again. */
export function pressDay({ day, until }: Days, pressed: string): Days {
  if (!day || until || pressed <= day) return { day: pressed, until: undefined }
  return { day, until: spanOf({ day, until: pressed })?.until }
}
