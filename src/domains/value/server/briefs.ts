import { type SQL, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import type { briefCounts } from '../contract/briefs.ts'
import { visitedAt } from './load.ts'
import { longestDays, periodOf } from './period.ts'

/** Whose visits count for a venue’s briefs: those of the longest period that the Value page takes, up to today. */
export function briefPeriod(timezone: string) {
  const today = DateTime.fromJSDate(now(), { zone: timezone })
  const dayOf = (at: DateTime) => must(at.toISODate(), 'valid day')
  const days = { from: dayOf(today.minus({ days: longestDays - 1 })), until: dayOf(today) }
  return { days, ...periodOf(days, timezone) }
}

/** Which collabs of a brief are counted as what; `open` are the requests to answer. */
export function isCountedAs(
  of: 'open' | (typeof briefCounts)[number],
  { from, until }: Pick<ReturnType<typeof briefPeriod>, 'from' | 'until'>,
): SQL {
  const request = sql`${collabFacts.startedBy} = 'influencer'`
  if (of === 'requests') return request
  if (of === 'open') return sql`${request} and ${collabFacts.outcome} = 'open' and ${collabFacts.stage} = 1`
  return sql`${visitedAt} >= ${from} and ${visitedAt} < ${until}`
}
