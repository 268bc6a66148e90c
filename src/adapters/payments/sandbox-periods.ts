import { DateTime } from 'luxon'
import { first } from '../../kit/contract/must.ts'
import { dayMs } from '../../kit/server/clock.ts'
import type { Kinds } from './sandbox-store.ts'

/** A month later, in seconds as a provider counts. */
export const monthAfter = (at: number) => DateTime.fromSeconds(at, { zone: 'utc' }).plus({ months: 1 }).toUnixInteger()

/** Some days later, in the same seconds. */
export const daysAfter = (at: number, days: number) => at + (days * dayMs) / 1000

/** How much of what a subscription pays for is left at a moment, 0 to 1: in a trial it pays for nothing. */
export function partLeft({ status, items }: Kinds['subscription'], at: number): number {
  const { current_period_start: begin, current_period_end: end } = first(items.data)
  if (status === 'trialing') return 0
  return Math.min(1, Math.max(0, (end - at) / (end - begin)))
}
