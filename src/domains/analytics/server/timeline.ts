import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts, viewDayFacts } from '../../content/server/facts.ts'
import { visitedAt } from '../../value/server/load.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import type { TimelineStep } from '../contract.ts'
import { isAt, type Period } from './analytics.ts'

/** What one point of a timeline holds where nobody chose: few enough points to read, whatever the period. */
export function stepOf(days: number): TimelineStep {
  if (days <= 31) return 'day'
  return days <= 120 ? 'week' : 'month'
}

/**
 * Views that a brand's posts gained in each day, week or month of a period and of the one before, on the venue's calendar: the growth
 * from one reading of a post to the next, on the day of the later one. Together they are what the readings add up to; a part
 * without a reading is null.
 * With it how many visits and posts each part had, which explain the line.
 */
export async function listGained(
  db: Queryable,
  { brandUids, before, from, until, timezone }: Period,
  step: TimelineStep,
) {
  const dayOf = (at: Date) => sql`(${at}::timestamptz at time zone ${timezone})::date`
  const last = dayOf(new Date(until.getTime() - 1))
  const [first, firstBefore] = [dayOf(from), dayOf(before)]
  // A month begins with its first day; the first one with the period, as its weeks do.
  const starts =
    step === 'month'
      ? sql`select greatest(month::date, ${first}) as day from generate_series(date_trunc('month', ${first}::timestamp), ${last}::timestamp, interval '1 month') as month`
      : sql`select ${first} + nth * ${step === 'day' ? 1 : 7}::int as day from generate_series(0, (${last} - ${first}) / ${step === 'day' ? 1 : 7}::int) as nth`
  const inPart = (day: ReturnType<typeof sql.raw>) => sql`${day} between parts.day and parts.until`
  const { rows } = await db.execute<{
    from: string
    until: string
    views: number | null
    viewsBefore: number | null
    visits: number
    posts: number
  }>(sql`
    with gained as (
      select g.day, g.views from (select * from ${viewDayFacts}) g
      where ${isAt(sql`g.brand_uid`, brandUids)} and g.day >= ${dayOf(before)} and g.day <= ${last}),
    visited as (
      select (${visitedAt} at time zone ${timezone})::date as day from ${collabFacts}
      join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid} and ${visitFacts.live}
      where ${isAt(collabFacts.brandUid, brandUids)} and ${visitedAt} >= ${from} and ${visitedAt} < ${until}),
    posted as (
      select (${deliverableFacts.publishedAt} at time zone ${timezone})::date as day from ${deliverableFacts}
      where ${isAt(deliverableFacts.brandUid, brandUids)} and ${deliverableFacts.approvedAt} is not null
        and ${deliverableFacts.publishedAt} >= ${from} and ${deliverableFacts.publishedAt} < ${until}),
    parts as (select day, coalesce(lead(day) over (order by day) - 1, ${last}) as until from (${starts}) starts)
    select parts.day::text as from, parts.until::text as until,
      (select sum(views) from gained where ${inPart(sql.raw('gained.day'))})::float8 as views,
      (select sum(views) from gained where gained.day >= ${firstBefore} + (parts.day - ${first})
        and gained.day <= ${firstBefore} + (parts.until - ${first}) and gained.day < ${first})::float8 as "viewsBefore",
      (select count(*)::int from visited where ${inPart(sql.raw('visited.day'))}) as visits,
      (select count(*)::int from posted where ${inPart(sql.raw('posted.day'))}) as posts
    from parts order by parts.day`)
  return rows
}
