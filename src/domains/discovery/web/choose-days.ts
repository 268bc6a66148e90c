import { dayAfter } from '../../../kit/contract/days.ts'
import { type Days, spanOf } from '../days.ts'

/** The day of whoever reads. */
export const todayHere = (): string => new Date().toLocaleDateString('en-CA')

export const isSameSpan = (one: Days, other: Days): boolean => one.day === other.day && one.until === other.until

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
