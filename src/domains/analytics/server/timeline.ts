import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { deliverableFacts, resultDayFacts, resultFacts } from '../../content/server/facts.ts'
import type { Period } from './analytics.ts'

/** How many days one point of a timeline holds: few enough points to read, whatever the period. */
export function stepOf(days: number): number {
  if (days <= 31) return 1
  return days <= 120 ? 7 : 30
}

/**
 * Views that a brand's posts gained in each part of a period and of the one before, on the venue's calendar: the growth
 * from one reading of a post to the next, on the day of the later one. Together they are what the readings add up to.
 */
export async function listGained(db: Queryable, { brandUid, before, from, until, timezone }: Period, days: number) {
  const step = stepOf(days)
  const dayOf = (at: Date) => sql`(${at}::timestamptz at time zone ${timezone})::date`
  const { rows } = await db.execute<{ from: string; views: number; viewsBefore: number }>(sql`
    with gained as (
      select d.day, d.views - coalesce(lag(d.views) over (partition by d.deliverable_uid order by d.day), 0) as views
      from (select * from ${resultDayFacts}) d
      join ${deliverableFacts} on ${deliverableFacts.uid} = d.deliverable_uid
      join (select * from ${resultFacts}) r on r.deliverable_uid = d.deliverable_uid
      where d.brand_uid = ${brandUid} and d.views is not null
        and not (r.source = 'platform' and ${deliverableFacts.platform} = 'youtube')),
    parts as (select nth, ${dayOf(from)} + nth * ${step}::int as day
      from generate_series(0, (${dayOf(until)} - ${dayOf(from)}) / ${step}::int) as nth)
    select parts.day::text as from,
      coalesce((select sum(views) from gained where gained.day >= parts.day and gained.day < parts.day + ${step}::int), 0)::float8 as views,
      coalesce((select sum(views) from gained where gained.day >= ${dayOf(before)} + nth * ${step}::int
        and gained.day < least(${dayOf(before)} + (nth + 1) * ${step}::int, ${dayOf(from)})), 0)::float8 as "viewsBefore"
    from parts order by parts.day`)
  return rows
}
