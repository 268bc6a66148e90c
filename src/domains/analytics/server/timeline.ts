import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts, viewDayFacts } from '../../content/server/facts.ts'
import { visitedAt } from '../../value/server/load.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import type { Period } from './analytics.ts'

/** How many days one point of a timeline holds: few enough points to read, whatever the period. */
export function stepOf(days: number): number {
  if (days <= 31) return 1
  return days <= 120 ? 7 : 30
}

/**
 * Views that a brand's posts gained in each part of a period and of the one before, on the venue's calendar: the growth
 * from one reading of a post to the next, on the day of the later one. Together they are what the readings add up to.
 * With it how many visits and posts each part had, which explain the line.
 */
export async function listGained(db: Queryable, { brandUid, before, from, until, timezone }: Period, days: number) {
  const step = stepOf(days)
  const dayOf = (at: Date) => sql`(${at}::timestamptz at time zone ${timezone})::date`
  const last = dayOf(new Date(until.getTime() - 1))
  const inPart = (day: ReturnType<typeof sql.raw>) => sql`${day} >= parts.day and ${day} < parts.day + ${step}::int`
  const { rows } = await db.execute<{
    from: string
    views: number
    viewsBefore: number
    visits: number
    posts: number
  }>(sql`
    with gained as (
      select g.day, g.views from (select * from ${viewDayFacts}) g
      where g.brand_uid = ${brandUid} and g.day >= ${dayOf(before)} and g.day <= ${last}),
    visited as (
      select (${visitedAt} at time zone ${timezone})::date as day from ${collabFacts}
      join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid} and ${visitFacts.live}
      where ${collabFacts.brandUid} = ${brandUid} and ${visitedAt} >= ${from} and ${visitedAt} < ${until}),
    posted as (
      select (${deliverableFacts.publishedAt} at time zone ${timezone})::date as day from ${deliverableFacts}
      where ${deliverableFacts.brandUid} = ${brandUid} and ${deliverableFacts.approvedAt} is not null
        and ${deliverableFacts.publishedAt} >= ${from} and ${deliverableFacts.publishedAt} < ${until}),
    parts as (select nth, ${dayOf(from)} + nth * ${step}::int as day
      from generate_series(0, (${last} - ${dayOf(from)}) / ${step}::int) as nth)
    select parts.day::text as from,
      coalesce((select sum(views) from gained where ${inPart(sql.raw('gained.day'))}), 0)::float8 as views,
      coalesce((select sum(views) from gained where gained.day >= ${dayOf(before)} + nth * ${step}::int
        and gained.day < least(${dayOf(before)} + (nth + 1) * ${step}::int, ${dayOf(from)})), 0)::float8 as "viewsBefore",
      (select count(*)::int from visited where ${inPart(sql.raw('visited.day'))}) as visits,
      (select count(*)::int from posted where ${inPart(sql.raw('posted.day'))}) as posts
    from parts order by parts.day`)
  return rows
}
