import { DateTime } from 'luxon'
import type { Calendar } from '../../briefs/calendar.ts'
import type { Span } from '../days.ts'

/**
 * A venue's calendar on some of its own days, and from when until when to look: a window past midnight belongs to the day it opens,
 * a stay to the day of its check-in.
 */
export function onDays<Of extends Calendar>(calendar: Of, days: Span): { calendar: Of; from: Date; until: Date } {
  const { timezone, availability, liveFrom, liveUntil } = calendar
  const from = DateTime.fromISO(days.from, { zone: timezone }).toJSDate()
  const end = DateTime.fromISO(days.until, { zone: timezone })
  if (availability.stay) return { calendar, from, until: end.plus({ days: 1 }).toJSDate() }
  const live = {
    liveFrom: days.from > liveFrom ? days.from : liveFrom,
    liveUntil: days.until < liveUntil ? days.until : liveUntil,
  }
  return { calendar: { ...calendar, ...live }, from, until: end.plus({ days: 2 }).toJSDate() }
}
