import { DateTime } from 'luxon'
import { CallError } from '../../../kit/contract/errors.ts'

export const longestDays = 3 * 366

/** A period of whole days on a venue's calendar, and the one of the same length before it. */
export function periodOf(
  days: { from: string; until: string },
  timezone: string,
): { before: Date; from: Date; until: Date } {
  const from = DateTime.fromISO(days.from, { zone: timezone }).startOf('day')
  const until = DateTime.fromISO(days.until, { zone: timezone }).startOf('day').plus({ days: 1 })
  const length = Math.round(until.diff(from, 'days').days)
  if (length < 1)
    throw new CallError('failed-precondition', 'The period ends before it begins. Choose a later end date.')
  if (length > longestDays) throw new CallError('failed-precondition', 'Choose a period of at most three years.')
  return { before: from.minus({ days: length }).toJSDate(), from: from.toJSDate(), until: until.toJSDate() }
}
