import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { briefFacts, briefViewFacts } from '../../briefs/server/facts.ts'
import type { Outcome } from '../../collabs/stages.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts, resultFacts } from '../../content/server/facts.ts'
import { influencerFacts } from '../../profiles/server/facts.ts'
import type { City } from '../../profiles/vocabulary.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { isApart, visitedAt } from '../../value/server/load.ts'
import { funnelSteps } from '../contract.ts'

export type Period = { brandUids: readonly string[]; before: Date; from: Date; until: Date; timezone: string }
type Step = (typeof funnelSteps)[number]

/** At one of these venues. */
export const isAt = (brandUid: SQLWrapper, brandUids: readonly string[]): SQL =>
  sql`${brandUid} = any(${sql.param([...brandUids])}::text[])`

type Reached = Record<Step, number>

/** How far a collab has come. Each step holds the later ones, so that none is larger than the one before it. */
const reached: Record<Step, SQL> = (() => {
  const published = sql`${collabFacts.outcome} = 'completed'`
  const delivered = sql`(${published} or ${collabFacts.deliveredAt} is not null)`
  const visited = sql`(${delivered} or ${visitedAt} is not null)`
  const approved = sql`(${visited} or (${collabFacts.answeredAt} is not null and ${collabFacts.terms} is not null and ${collabFacts.outcome} <> 'declined'))`
  return { requests: sql`true`, approved, visited, delivered, published }
})()

/** Of the collabs that were requested or offered in a period, how many reached each step by now, ended at it, or are still at it. */
export async function countFunnel(db: Queryable, { brandUids, before, from, until }: Period) {
  const countOf = (which: SQL) =>
    sql`jsonb_build_object(${sql.join(
      funnelSteps.map((step) => sql`${step}::text, count(*) filter (where ${reached[step]} and ${which})`),
      sql`, `,
    )})`
  const isNow = sql`${collabFacts.requestedAt} >= ${from}`
  const { rows } = await db.execute<{ now: Reached; before: Reached; open: Reached }>(sql`
    select ${countOf(isNow)} as now, ${countOf(sql`not (${isNow})`)} as before,
      ${countOf(sql`${isNow} and ${collabFacts.outcome} = 'open'`)} as open
    from ${collabFacts} left join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid} and ${visitFacts.live}
    where ${isAt(collabFacts.brandUid, brandUids)} and ${collabFacts.requestedAt} >= ${before} and ${collabFacts.requestedAt} < ${until}`)
  const counts = must(rows[0], 'row')
  const ended = await countEndings(db, { brandUids, from, until })
  return funnelSteps.map((step, at) => {
    const next = funnelSteps[at + 1]
    const open = next ? counts.open[step] - counts.open[next] : 0
    return {
      step,
      now: counts.now[step],
      before: counts.before[step],
      open,
      lost: next ? counts.now[step] - counts.now[next] - open : 0,
      endings: ended.filter((one) => one.step === step && next).map(({ outcome, count }) => ({ outcome, count })),
    }
  })
}

/** How the collabs of a period ended that are over, by the last step they reached, most first. */
async function countEndings(db: Queryable, { brandUids, from, until }: Pick<Period, 'brandUids' | 'from' | 'until'>) {
  const last = sql`case ${sql.join(
    funnelSteps.toReversed().map((step) => sql`when ${reached[step]} then ${step}::text`),
    sql` `,
  )} end`
  const { rows } = await db.execute<{ step: Step; outcome: Outcome; count: number }>(sql`
    select ${last} as step, ${collabFacts.outcome} as outcome, count(*)::int as count
    from ${collabFacts} left join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid} and ${visitFacts.live}
    where ${isAt(collabFacts.brandUid, brandUids)} and ${collabFacts.requestedAt} >= ${from} and ${collabFacts.requestedAt} < ${until}
      and ${collabFacts.outcome} <> 'open'
    group by 1, 2 order by 3 desc, 2`)
  return rows
}

/** The collabs of a period that reached a step, newest request first, and what became of each there. */
export async function listAtStep(db: Queryable, { brandUids, from, until }: Period, step: Step, most: number) {
  const next = funnelSteps[funnelSteps.indexOf(step) + 1]
  const { rows } = await db.execute<{
    collabUid: string
    brandUid: string
    creator: string
    brief: string
    at: number
    state: 'published' | 'further' | 'lost' | 'open'
  }>(sql`
    select ${collabFacts.uid} as "collabUid", ${collabFacts.brandUid} as "brandUid", ${influencerFacts.name} || ' @' || ${influencerFacts.handle} as creator,
      ${briefFacts.title} as brief, extract(epoch from ${collabFacts.requestedAt})::float8 * 1000 as at,
      case when ${reached.published} then 'published' when ${next ? reached[next] : sql`true`} then 'further' when ${collabFacts.outcome} = 'open' then 'open' else 'lost' end as state
    from ${collabFacts}
    join ${briefFacts} on ${briefFacts.uid} = ${collabFacts.briefUid}
    join ${influencerFacts} on ${influencerFacts.uid} = ${collabFacts.influencerUid}
    left join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid} and ${visitFacts.live}
    where ${isAt(collabFacts.brandUid, brandUids)} and ${collabFacts.requestedAt} >= ${from} and ${collabFacts.requestedAt} < ${until}
      and ${reached[step]}
    order by ${collabFacts.requestedAt} desc, ${collabFacts.uid} limit ${most}`)
  return rows
}

/** How often creators looked at a brand's briefs in a period and in the one before. */
export async function countBriefViews(db: Queryable, period: Period): Promise<{ now: number; before: number }> {
  const views = sql`select (${briefViewFacts.day}::timestamp at time zone 'UTC') as at from ${briefViewFacts}
    join ${briefFacts} on ${briefFacts.uid} = ${briefViewFacts.briefUid} where ${isAt(briefFacts.brandUid, period.brandUids)}`
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
export async function medianDays(db: Queryable, { brandUids, from, until }: Period) {
  const { answeredAt, requestedAt, startedBy, deliveredAt } = collabFacts
  const within = (at: SQLWrapper, since: SQLWrapper, which = sql`true`) => sql`round((percentile_cont(0.5) within group
    (order by extract(epoch from ${at} - ${since}) / 86400)
    filter (where ${which} and ${at} >= ${from} and ${at} < ${until}))::numeric, 1)::float8`
  const { rows } = await db.execute<Record<'answer' | 'visit' | 'content' | 'published', number | null>>(sql`
    select ${within(answeredAt, requestedAt, sql`${startedBy} = 'influencer'`)} as answer,
      ${within(visitedAt, answeredAt)} as visit,
      ${within(deliveredAt, visitedAt)} as content,
      ${within(collabFacts.closedAt, deliveredAt, sql`${collabFacts.outcome} = 'completed'`)} as published
    from ${collabFacts} left join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid} and ${visitFacts.live}
    where ${isAt(collabFacts.brandUid, brandUids)}`)
  const { answer, visit, content, published } = must(rows[0], 'row')
  return { answer, visit, content, published }
}

/** Counts of a post's insights. Its platform's own clicks are not among those that are shown: clicks are those of tracked links. */
const measures = ['views', 'reach', 'likes', 'comments', 'saves', 'shares'] as const
export type PublishedDeliverable = Record<
  (typeof measures)[number] | 'insightClicks' | 'followersGained',
  number | null
> & {
  uid: string
  collabUid: string
  brandUid: string
  platform: string
  type: string
  liveUrl: string | null
  /** By name and handle: a name may be several influencers'. */
  influencer: string
  weekday: string
  /** Where the creator lives now, by our list of cities. */
  city: City
  /** Has YouTube's own numbers, which its terms do not let us add up with others: its counts are null here. */
  isApart: boolean
  /** Its usage rights have ended, so its picture isn’t shown. */
  isRightsOver: boolean
  publishedAt: Date
  visitedAt: Date
}

/**
 * What was published from the visits of the period and the one before, each with what it has reached by now; without any its
 * counts are null. By the day of the visit, as costs, clicks and bookings are, so that every page adds up the same posts.
 */
export async function listPublished(
  db: Queryable,
  { before, until, timezone }: Omit<Period, 'brandUids'>,
  brandUids: readonly string[],
): Promise<PublishedDeliverable[]> {
  const { rows } = await db.execute<
    Omit<PublishedDeliverable, 'publishedAt' | 'visitedAt'> & { published: number; visited: number }
  >(sql`
    select ${deliverableFacts.uid}, ${deliverableFacts.collabUid} as "collabUid", ${deliverableFacts.platform}, ${deliverableFacts.type},
      ${deliverableFacts.brandUid} as "brandUid",
      ${deliverableFacts.liveUrl} as "liveUrl",
      ${influencerFacts.name} || ' @' || ${influencerFacts.handle} as influencer,
      extract(epoch from ${deliverableFacts.publishedAt})::float8 as published,
      extract(epoch from ${visitedAt})::float8 as visited,
      ${isApart} as "isApart", coalesce(${deliverableFacts.rightsUntil} <= ${now()}, false) as "isRightsOver",
      ${influencerFacts.homeCity} as city,
      to_char(${visitedAt} at time zone ${timezone}, 'FMDay') as weekday,
      ${sql.join(
        measures.map(
          (measure) =>
            sql`case when ${isApart} then null else r.${sql.identifier(measure)} end as ${sql.identifier(measure)}`,
        ),
        sql`, `,
      )},
      case when ${isApart} then null else r.clicks end as "insightClicks",
      case when ${isApart} then null else r.followers_gained end as "followersGained"
    from ${deliverableFacts}
    join ${collabFacts} on ${collabFacts.uid} = ${deliverableFacts.collabUid}
    join ${influencerFacts} on ${influencerFacts.uid} = ${collabFacts.influencerUid}
    join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid} and ${visitFacts.live}
    left join (select * from ${resultFacts}) r on r.deliverable_uid = ${deliverableFacts.uid}
    where ${isAt(deliverableFacts.brandUid, brandUids)} and ${deliverableFacts.approvedAt} is not null
      and ${deliverableFacts.publishedAt} is not null and ${visitedAt} >= ${before} and ${visitedAt} < ${until}`)
  return rows.map(({ published, visited, ...row }) => ({
    ...row,
    publishedAt: new Date(published * 1000),
    visitedAt: new Date(visited * 1000),
  }))
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

/** The same by one of a deliverable's words, most views first. A sum is null where nothing of it is known. */
export function slicesOf(
  deliverables: readonly PublishedDeliverable[],
  by: 'platform' | 'type' | 'influencer' | 'weekday' | 'city',
  most = 10,
) {
  return [...Map.groupBy(deliverables, (deliverable) => deliverable[by])]
    .map(([name, of]) => {
      const { deliverables: count, withInsights, views, saves } = totalsOf(of)
      return { name: name ?? '', deliverables: count, withInsights, views, saves }
    })
    .toSorted(byViews)
    .slice(0, most)
}

/** Most views first; where they are not known, last. */
export function byViews(a: Slice, b: Slice): number {
  return (b.views ?? -1) - (a.views ?? -1) || b.deliverables - a.deliverables || (a.name < b.name ? -1 : 1)
}
type Slice = { name: string; deliverables: number; views: number | null }

/** So many deliverables are shown as pictures. */
const mostBest = 6

/** Those with most views, most first. */
export function bestOf(deliverables: readonly PublishedDeliverable[]) {
  return deliverables
    .flatMap(({ uid, collabUid, brandUid, type, platform, influencer, views, isRightsOver }) =>
      views === null
        ? []
        : [{ uid, collabUid, brandUid, format: type, platform, creator: influencer, views, isRightsOver }],
    )
    .toSorted((a, b) => b.views - a.views || (a.uid < b.uid ? -1 : 1))
    .slice(0, mostBest)
}

function hasInsights(deliverable: PublishedDeliverable): boolean {
  return measures.some((measure) => deliverable[measure] !== null)
}
