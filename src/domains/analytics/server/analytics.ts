import { type SQL, sql } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { funnelSteps } from '../contract.ts'

export type Period = { brandUid: string; before: Date; from: Date; until: Date; timezone: string }
type Step = (typeof funnelSteps)[number]

/** How often each step was taken in a period and in the one before it; who was invited was asked too. One query for each step. */
export async function countFunnel(db: Queryable, period: Period) {
  const { brandUid } = period
  const steps: Record<Step, SQL> = {
    views: sql`select (v.day::timestamp at time zone 'UTC') as at from brief_views v join briefs b on b.uid = v.brief_uid where b.brand_uid = ${brandUid}`,
    requests: sql`select requested_at as at from collabs where brand_uid = ${brandUid}`,
    approved: sql`select answered_at as at from collabs where brand_uid = ${brandUid} and outcome <> 'declined' and terms is not null`,
    visited: sql`select checked_in_at as at from visits where brand_uid = ${brandUid}`,
    delivered: sql`select delivered_at as at from collabs where brand_uid = ${brandUid}`,
    published: sql`select published_at as at from deliverables where brand_uid = ${brandUid} and approved_at is not null`,
  }
  const { rows } = await db.execute<Record<Step, { now: number; before: number }>>(
    sql`select ${sql.join(
      funnelSteps.map((step) => sql`(${counted(steps[step], period)}) as ${sql.identifier(step)}`),
      sql`, `,
    )}`,
  )
  return funnelSteps.map((step) => ({ step, ...must(rows[0], 'row')[step] }))
}

function counted(rows: SQL, { before, from, until }: Period): SQL {
  return sql`select jsonb_build_object(
    'now', count(*) filter (where at >= ${from}),
    'before', count(*) filter (where at < ${from})) from (${rows}) taken where at >= ${before} and at < ${until}`
}

/** Median days from request to the brand's answer, from answer to visit, and from visit to all content. */
export async function medianDays(db: Queryable, { brandUid, from, until }: Period) {
  const within = (at: SQL, since: SQL, which = sql`true`) => sql`round((percentile_cont(0.5) within group
    (order by extract(epoch from ${at} - ${since}) / 86400)
    filter (where ${which} and ${at} >= ${from} and ${at} < ${until}))::numeric, 1)::float8`
  const { rows } = await db.execute<Record<'answer' | 'visit' | 'content', number | null>>(sql`
    select ${within(sql`c.answered_at`, sql`c.requested_at`, sql`c.started_by = 'influencer'`)} as answer,
      ${within(sql`v.checked_in_at`, sql`c.answered_at`)} as visit,
      ${within(sql`c.delivered_at`, sql`v.checked_in_at`)} as content
    from collabs c left join visits v on v.collab_uid = c.uid where c.brand_uid = ${brandUid}`)
  const { answer, visit, content } = must(rows[0], 'row')
  return { answer, visit, content }
}

const measures = ['views', 'reach', 'likes', 'comments', 'saves', 'shares', 'clicks'] as const
export type PublishedDeliverable = Record<(typeof measures)[number], number | null> & {
  platform: string
  type: string
  /** By name and handle: a name may be several influencers'. */
  influencer: string
  weekday: string
  publishedAt: Date
}

/** The deliverables published in the period and the one before, each with its latest insights; without any its counts are null. */
export async function listPublished(
  db: Queryable,
  { brandUid, before, until, timezone }: Period,
): Promise<PublishedDeliverable[]> {
  const { rows } = await db.execute<Omit<PublishedDeliverable, 'publishedAt'> & { at: number }>(sql`
    select d.platform, d.type, i.name || ' @' || i.handle as influencer, extract(epoch from d.published_at)::float8 as at,
      to_char(v.starts_at at time zone ${timezone}, 'FMDay') as weekday,
      ${sql.join(
        measures.map((measure) => sql`f.${sql.identifier(measure)}`),
        sql`, `,
      )}
    from deliverables d
    join collabs c on c.uid = d.collab_uid
    join influencer_profiles i on i.uid = c.influencer_uid
    left join visits v on v.collab_uid = c.uid
    left join lateral (select * from insights n where n.deliverable_uid = d.uid order by n.captured_at desc limit 1) f on true
    where d.brand_uid = ${brandUid} and d.approved_at is not null and d.published_at >= ${before} and d.published_at < ${until}`)
  return rows.map(({ at, ...row }) => ({ ...row, publishedAt: new Date(at * 1000) }))
}

/** Sums over deliverables that have insights, with how many those are. */
export function totalsOf(deliverables: readonly PublishedDeliverable[]) {
  const sums = Object.fromEntries(
    measures.map((measure) => [
      measure,
      deliverables.reduce((sum, deliverable) => sum + (deliverable[measure] ?? 0), 0),
    ]),
  ) as Record<(typeof measures)[number], number>
  return { deliverables: deliverables.length, withInsights: deliverables.filter(hasInsights).length, ...sums }
}

/** The same by one of a deliverable's words, most views first. */
export function slicesOf(
  deliverables: readonly PublishedDeliverable[],
  by: 'platform' | 'type' | 'influencer' | 'weekday',
  most = 10,
) {
  return [...Map.groupBy(deliverables, (deliverable) => deliverable[by])]
    .map(([name, of]) => {
      const { deliverables: count, withInsights, views, saves } = totalsOf(of)
      return { name: name ?? '', deliverables: count, withInsights, views, saves }
    })
    .toSorted((a, b) => b.views - a.views || b.deliverables - a.deliverables || (a.name < b.name ? -1 : 1))
    .slice(0, most)
}

function hasInsights(deliverable: PublishedDeliverable): boolean {
  return measures.some((measure) => deliverable[measure] !== null)
}
