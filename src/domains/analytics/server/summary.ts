import { sql } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
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
      (select count(*)::int from visits where brand_uid = ${brandUid} and live and checked_in_at is not null) as visits,
      (select count(*)::int from briefs where brand_uid = ${brandUid}) as briefs,
      exists (select 1 from briefs where brand_uid = ${brandUid} and live_since is not null) as "liveOnce",
      count(*) filter (where rights_until > ${now()})::int as usable,
      count(*) filter (where published_at is not null)::int as published,
      count(latest.views)::int as "withInsights",
      coalesce(sum(latest.views), 0)::int as views
    from deliverables d
    left join lateral (
      select n.views from insights n where n.deliverable_uid = d.uid and n.views is not null
      order by n.captured_at desc limit 1) latest on d.published_at is not null
    where d.brand_uid = ${brandUid} and d.approved_at is not null`)
  return must(rows[0], 'row')
}

/** Median hours from a request to its answer: this brand's, and that of venues of its kind in its city. */
export async function medianAnswers(
  db: Queryable,
  brand: Pick<BrandProfile, 'uid' | 'city' | 'category'>,
): Promise<{ hours: number | null; similarHours: number | null; similarVenues: number }> {
  const hours = sql`extract(epoch from c.answered_at - c.requested_at) / 3600`
  const { rows } = await db.execute<{ hours: number | null; similar: number | null; venues: number }>(sql`
    select
      percentile_cont(0.5) within group (order by ${hours}) filter (where c.brand_uid = ${brand.uid}) as hours,
      percentile_cont(0.5) within group (order by ${hours}) filter (where c.brand_uid <> ${brand.uid}) as similar,
      (count(distinct c.brand_uid) filter (where c.brand_uid <> ${brand.uid}))::int as venues
    from collabs c
    join brand_profiles b on b.uid = c.brand_uid and b.city = ${brand.city} and b.category = ${brand.category}
    where c.started_by = 'influencer' and c.answered_at is not null
      and c.requested_at > ${plus(now(), -answersOverDays * dayMs)}`)
  const [row] = rows
  const rounded = (value: number | null | undefined) => (value == null ? null : Math.round(Number(value) * 10) / 10)
  const enough = (row?.venues ?? 0) >= similarAtLeast
  return {
    hours: rounded(row?.hours),
    similarHours: enough ? rounded(row?.similar) : null,
    similarVenues: row?.venues ?? 0,
  }
}
