import { DateTime } from 'luxon'

/** When a month that ends at a moment began, at the earliest: the 31st of a shorter month is its last day. */
export function earliestStart(end: Date): Date {
  return DateTime.fromJSDate(end, { zone: 'utc' }).minus({ months: 1 }).toJSDate()
}

/** The same at the latest: a period that ends on the last day of February may have begun on the 31st of January. */
function latestStart(end: Date): Date {
  const last = DateTime.fromJSDate(end, { zone: 'utc' })
  const before = last.minus({ months: 1 })
  return (last.day === last.daysInMonth ? before.set({ day: before.daysInMonth ?? before.day }) : before).toJSDate()
}

/**
 * What a month costs at most for what is left of it at a moment, in minor units: of the shortest that ends then, and rounded
 * up, because providers round each line.
 */
export function restOfMonth(monthly: number, periodEnd: Date, at: Date): number {
  const wholeMs = periodEnd.getTime() - latestStart(periodEnd).getTime()
  const leftMs = Math.min(Math.max(periodEnd.getTime() - at.getTime(), 0), wholeMs)
  return Math.ceil((monthly * leftMs) / wholeMs)
}
