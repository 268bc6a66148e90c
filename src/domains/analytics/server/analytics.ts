import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { briefFacts, briefViewFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts, resultFacts } from '../../content/server/facts.ts'
import { influencerFacts } from '../../profiles/server/facts.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { funnelSteps } from '../contract.ts'

export type Period = { brandUid: string; before: Date; from: Date; until: Date; timezone: string }
type Step = (typeof funnelSteps)[number]

/** How many collabs took each step in a period and in the one before it; who was invited was asked too. */
export async function countFunnel(db: Queryable, period: Period) {
  const { brandUid } = period
  const steps: Record<Step, SQL> = {
    requests: sql`select ${collabFacts.requestedAt} as at from ${collabFacts} where ${collabFacts.brandUid} = ${brandUid}`,
    approved: sql`select ${collabFacts.answeredAt} as at from ${collabFacts} where ${collabFacts.brandUid} = ${brandUid}
      and ${collabFacts.outcome} <> 'declined' and ${collabFacts.terms} is not null`,
    visited: sql`select ${visitFacts.checkedInAt} as at from ${visitFacts} where ${visitFacts.brandUid} = ${brandUid}`,
    delivered: sql`select ${collabFacts.deliveredAt} as at from ${collabFacts} where ${collabFacts.brandUid} = ${brandUid}`,
    published: sql`select ${collabFacts.closedAt} as at from ${collabFacts} where ${collabFacts.brandUid} = ${brandUid}
      and ${collabFacts.outcome} = 'completed'`,
  }
  const { rows } = await db.execute<Record<Step, { now: number; before: number }>>(
    sql`select ${sql.join(
      funnelSteps.map((step) => sql`(${counted(steps[step], period)}) as ${sql.identifier(step)}`),
      sql`, `,
    )}`,
  )
  return funnelSteps.map((step) => ({ step, ...must(rows[0], 'row')[step] }))
}

/** How often creators looked at a brand's briefs in a period and in the one before. */
export async function countBriefViews(db: Queryable, period: Period): Promise<{ now: number; before: number }> {
  const views = sql`select (${briefViewFacts.day}::timestamp at time zone 'UTC') as at from ${briefViewFacts}
    join ${briefFacts} on ${briefFacts.uid} = ${briefViewFacts.briefUid} where ${briefFacts.brandUid} = ${period.brandUid}`
  const { rows } = await db.execute<{ counts: { now: number; before: number } }>(
    sql`select (${counted(views, period)}) as counts`,
  )
  return must(rows[0], 'row').counts
}

function counted(rows: SQL, { before, from, until }: Period): SQL {
  return sql`select jsonb_build_object(
    'now', count(*) filter (where at >= ${from}),
    'before', count(*) filter (where at < ${from})) from (${rows}) taken where at >= ${before} and at < ${until}`
}

/** Median days from request to the brand's answer, to the visit, to all content, and until all of it is published. */
export async function medianDays(db: Queryable, { brandUid, from, until }: Period) {
  const { answeredAt, requestedAt, startedBy, deliveredAt } = collabFacts
  const { checkedInAt } = visitFacts
  const within = (at: SQLWrapper, since: SQLWrapper, which = sql`true`) => sql`round((percentile_cont(0.5) within group
    (order by extract(epoch from ${at} - ${since}) / 86400)
    filter (where ${which} and ${at} >= ${from} and ${at} < ${until}))::numeric, 1)::float8`
  const { rows } = await db.execute<Record<'answer' | 'visit' | 'content' | 'published', number | null>>(sql`
    select ${within(answeredAt, requestedAt, sql`${startedBy} = 'influencer'`)} as answer,
      ${within(checkedInAt, answeredAt)} as visit,
      ${within(deliveredAt, checkedInAt)} as content,
      ${within(collabFacts.closedAt, deliveredAt, sql`${collabFacts.outcome} = 'completed'`)} as published
    from ${collabFacts} left join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid}
    where ${collabFacts.brandUid} = ${brandUid}`)
  const { answer, visit, content, published } = must(rows[0], 'row')
  return { answer, visit, content, published }
}

const measures = ['views', 'reach', 'likes', 'comments', 'saves', 'shares', 'clicks'] as const
export type PublishedDeliverable = Record<(typeof measures)[number], number | null> & {
  brandUid: string
  platform: string
  type: string
  liveUrl: string | null
  /** By name and handle: a name may be several influencers'. */
  influencer: string
  weekday: string
  /** Has YouTube's own numbers, which its terms do not let us add up with others: its counts are null here. */
  isApart: boolean
  publishedAt: Date
}

const isApart = sql`latest.source = 'platform' and ${deliverableFacts.platform} = 'youtube'`

/** The brands' deliverables published in the period and the one before, each with what it has reached; without any its counts are null. */
export async function listPublished(
  db: Queryable,
  { before, until, timezone }: Period,
  brandUids: readonly string[],
): Promise<PublishedDeliverable[]> {
  const { rows } = await db.execute<Omit<PublishedDeliverable, 'publishedAt'> & { at: number }>(sql`
    select ${deliverableFacts.platform}, ${deliverableFacts.type}, ${deliverableFacts.brandUid} as "brandUid",
      ${deliverableFacts.liveUrl} as "liveUrl",
      ${influencerFacts.name} || ' @' || ${influencerFacts.handle} as influencer,
      extract(epoch from ${deliverableFacts.publishedAt})::float8 as at,
      coalesce(${isApart}, false) as "isApart",
      to_char(${visitFacts.startsAt} at time zone ${timezone}, 'FMDay') as weekday,
      ${sql.join(
        measures.map(
          (measure) =>
            sql`case when ${isApart} then null else latest.${sql.identifier(measure)} end as ${sql.identifier(measure)}`,
        ),
        sql`, `,
      )}
    from ${deliverableFacts}
    join ${collabFacts} on ${collabFacts.uid} = ${deliverableFacts.collabUid}
    join ${influencerFacts} on ${influencerFacts.uid} = ${collabFacts.influencerUid}
    left join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid}
    left join (select * from ${resultFacts}) latest on latest.deliverable_uid = ${deliverableFacts.uid}
    where ${deliverableFacts.brandUid} = any(${sql.param([...brandUids])}::text[]) and ${deliverableFacts.approvedAt} is not null
      and ${deliverableFacts.publishedAt} >= ${before} and ${deliverableFacts.publishedAt} < ${until}`)
  return rows.map(({ at, ...row }) => ({ ...row, publishedAt: new Date(at * 1000) }))
}

/** Null where there is nothing to add up: what is not known is no zero. */
function sumOf(counts: readonly number[]): number | null {
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0)
}

/** Sums over deliverables that have insights, with how many those are. */
export function totalsOf(deliverables: readonly PublishedDeliverable[]) {
  const sums = Object.fromEntries(
    measures.map((measure) => [measure, sumOf(deliverables.flatMap((deliverable) => deliverable[measure] ?? []))]),
  ) as Record<(typeof measures)[number], number | null>
  return {
    deliverables: deliverables.length,
    withInsights: deliverables.filter(hasInsights).length,
    apart: deliverables.filter(({ isApart: apart }) => apart).length,
    ...sums,
  }
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
      return { name: name ?? '', deliverables: count, withInsights, views: views ?? 0, saves: saves ?? 0 }
    })
    .toSorted((a, b) => b.views - a.views || b.deliverables - a.deliverables || (a.name < b.name ? -1 : 1))
    .slice(0, most)
}

function hasInsights(deliverable: PublishedDeliverable): boolean {
  return measures.some((measure) => deliverable[measure] !== null)
}
