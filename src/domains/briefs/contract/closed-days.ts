import * as z from 'zod/mini'
import { daysBetween } from '../../../kit/contract/days.ts'
import { day } from '../../../kit/contract/fields.ts'
import { BrandUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'

/** How many days can be closed at once. */
export const mostDaysAtOnce = 92

const ClosedDays = z.object({
  /** Today at the venue. */
  today: day,
  /** How many briefs there are that aren’t archived. */
  briefs: z.number(),
  /** From today on, in order; `briefs` are those that are closed then. */
  days: z.array(z.object({ day, briefs: z.number() })),
  can: z.object({ change: z.boolean() }),
})

const range = z.object({ brandUid: BrandUid, from: day, until: day, closed: z.boolean() }).check(
  z.refine(({ from, until }) => from <= until, {
    error: 'The last day can’t be before the first day.',
    path: ['until'],
  }),
  z.refine(({ from, until }) => from > until || Date.parse(until) - Date.parse(from) < mostDaysAtOnce * 86_400_000, {
    error: `Choose up to ${mostDaysAtOnce} days at once.`,
    path: ['until'],
  }),
)

/** The days a range stands for, without those that are over. */
export function daysOfRange({ from, until }: { from: string; until: string }, today: string): string[] {
  return daysBetween(from > today ? from : today, until)
}

/** Days without visits at a venue, over all its briefs. */
export const closedDayEntries = defineCalls({
  /** On which days how many of a venue’s briefs take no visits. */
  getClosedDays: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: ClosedDays,
    refusals: ['not-found'],
    shows: ['brief'],
  },
  /**
   * Closes or reopens days in all briefs of a venue that aren’t archived; a new brief starts with the days that all others
   * are closed on. Visits that are booked stay booked.
   */
  changeClosedDays: {
    kind: 'write',
    access: { brandMember: 'own', accountManager: 'assigned', admin: 'any' },
    input: range,
    output: ClosedDays,
    refusals: ['not-found', 'failed-precondition', 'aborted'],
    touches: ['brief', 'feed'],
  },
})
