import { sql } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts, insightFacts } from '../../content/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'

/** How long back answers are looked at. */
const answersOverDays = 90
/** A median of fewer venues would tell of single ones. */
const similarAtLeast = 5

type Counts = {
  visits: number
  briefs: number
  liveOnce: boolean
  usable: number
  published: number
  withInsights: number
  views: number
}

/** What a brand has had so far. Views are those of each deliverable's latest figures; a deliverable without figures counts in neither. */
export async function countBrand(db: Queryable, brandUid: string): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select
      (select count(*)::int from ${visitFacts} where ${visitFacts.brandUid} = ${brandUid} and ${visitFacts.live}
        and ${visitFacts.checkedInAt} is not null) as visits,
      (select count(*)::int from ${briefFacts} where ${briefFacts.brandUid} = ${brandUid}) as briefs,
      exists (select 1 from ${briefFacts} where ${briefFacts.brandUid} = ${brandUid}
        and ${briefFacts.liveSince} is not null) as "liveOnce",
      count(*) filter (where ${deliverableFacts.rightsUntil} > ${now()})::int as usable,
      count(*) filter (where ${deliverableFacts.publishedAt} is not null)::int as published,
      count(latest.views)::int as "withInsights",
      coalesce(sum(latest.views), 0)::int as views
    from ${deliverableFacts}
    left join lateral (
      select ${insightFacts.views} from ${insightFacts}
      where ${insightFacts.deliverableUid} = ${deliverableFacts.uid} and ${insightFacts.views} is not null
      order by ${insightFacts.capturedAt} desc limit 1) latest on ${deliverableFacts.publishedAt} is not null
    where ${deliverableFacts.brandUid} = ${brandUid} and ${deliverableFacts.approvedAt} is not null`)
  return must(rows[0], 'row')
}

/** Median hours from a request to its answer: this brand's, and that of venues of its kind in its city. */
export async function medianAnswers(
  db: Queryable,
  brand: Pick<BrandProfile, 'uid' | 'city' | 'category'>,
): Promise<{ hours: number | null; similarHours: number | null; similarVenues: number }> {
  const hours = sql`extract(epoch from ${collabFacts.answeredAt} - ${collabFacts.requestedAt}) / 3600`
  const { rows } = await db.execute<{ hours: number | null; similar: number | null; venues: number }>(sql`
    select
      percentile_cont(0.5) within group (order by ${hours}) filter (where ${collabFacts.brandUid} = ${brand.uid}) as hours,
      percentile_cont(0.5) within group (order by ${hours}) filter (where ${collabFacts.brandUid} <> ${brand.uid}) as similar,
      (count(distinct ${collabFacts.brandUid}) filter (where ${collabFacts.brandUid} <> ${brand.uid}))::int as venues
    from ${collabFacts}
    join ${brandFacts} on ${brandFacts.uid} = ${collabFacts.brandUid}
      and ${brandFacts.city} = ${brand.city} and ${brandFacts.category} = ${brand.category}
    where ${collabFacts.startedBy} = 'influencer' and ${collabFacts.answeredAt} is not null
      and ${collabFacts.requestedAt} > ${plus(now(), -answersOverDays * dayMs)}`)
  const [row] = rows
  const rounded = (value: number | null | undefined) => (value == null ? null : Math.round(Number(value) * 10) / 10)
  const enough = (row?.venues ?? 0) >= similarAtLeast
  return {
    hours: rounded(row?.hours),
    similarHours: enough ? rounded(row?.similar) : null,
    similarVenues: row?.venues ?? 0,
  }
}
