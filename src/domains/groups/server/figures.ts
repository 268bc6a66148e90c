import { and, eq, inArray, isNull, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { slotsAt, slotsBetween } from '../../briefs/availability.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { deliverableFacts, resultFacts } from '../../content/server/facts.ts'
import { brandFacts, venueFacts } from '../../profiles/server/facts.ts'
import { isApart } from '../../value/server/load.ts'
import type { venueNeeds } from '../contract.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { fullStarts } from '../../visits/server/slots.ts'

/** Open times are counted for so long. */
const aheadDays = 7
/** Content of so many days is counted. */
const backDays = 30
/** A group with more live briefs has its open times counted of these. */
const briefsAtMost = 500

const at = sql`${sql.placeholder('at')}::timestamptz`
const brands = sql`any(${sql.placeholder('brands')}::text[])`
const onVenueDay = (time: SQL | SQLWrapper) => sql`(${time} at time zone ${brandFacts.timezone})::date`

type Visits = { today: number; next: string | null }
/** The views are those of content with insights; null where none of it has any. */
type Content = { published: number; withInsights: number; views: number | null }

const visits = sql`(select jsonb_build_object(
    'today', count(*) filter (where ${onVenueDay(visitFacts.startsAt)} = ${onVenueDay(at)}),
    'next', min(${visitFacts.startsAt}) filter (where ${visitFacts.startsAt} > ${at}))
  from ${visitFacts} where ${visitFacts.brandUid} = ${brandFacts.uid} and ${visitFacts.live}
    and ${visitFacts.startsAt} > ${at} - interval '1 day')`

const content = sql`(select jsonb_build_object(
    'published', count(*), 'withInsights', count(r.views) filter (where not ${isApart}),
    'views', sum(r.views) filter (where not ${isApart}))
  from ${deliverableFacts}
  left join (select * from ${resultFacts}) r on r.deliverable_uid = ${deliverableFacts.uid}
  where ${deliverableFacts.brandUid} = ${brandFacts.uid}
    and ${deliverableFacts.publishedAt} > ${at} - ${sql.raw(`interval '${backDays} days'`)})`

const live = sql`(select count(*)::int from ${briefFacts}
  where ${briefFacts.brandUid} = ${brandFacts.uid} and ${briefFacts.status} = 'live')`

/** What is missing of what creators look at first: a brief counts once it has been sent for review. */
const missing = sql`array_remove(array[
    case when ${brandFacts.profilePic} is null and ${brandFacts.hero} is null and cardinality(${brandFacts.gallery}) = 0 then 'photos' end,
    case when jsonb_array_length(${venueFacts.openingHours}) = 0 then 'hours' end,
    case when not exists (select 1 from ${briefFacts}
      where ${briefFacts.brandUid} = ${brandFacts.uid} and ${briefFacts.status} <> 'draft') then 'briefs' end], null)`

const figuresOf = prepared((db) =>
  db
    .select({
      uid: brandFacts.uid,
      name: brandFacts.name,
      city: brandFacts.city,
      district: brandFacts.district,
      picture: brandFacts.profilePic,
      timezone: brandFacts.timezone,
      // As parts of an expression: of a plain one, a select from one table drops the names of the tables.
      liveBriefs: sql<number>`${live}`,
      visits: sql<Visits>`${visits}`,
      content: sql<Content>`${content}`,
      missing: sql<(typeof venueNeeds)[number][]>`${missing}`,
    })
    .from(brandFacts)
    .innerJoin(venueFacts, eq(venueFacts.uid, brandFacts.uid))
    .where(sql`${brandFacts.uid} = ${brands}`)
    .orderBy(brandFacts.createdAt, brandFacts.uid)
    .prepare('group_figures'),
)

/** What each of these venues is called, who comes to it, and what it has had; the oldest venue first. */
export async function venueFigures(db: Queryable, brandUids: readonly string[]) {
  return figuresOf(db, { brands: [...brandUids], at: now().toISOString() })
}

/** Times of the next seven days that nobody has booked, by venue: how many, and the first. */
export async function openTimes(
  db: Queryable,
  brandUids: readonly string[],
): Promise<Map<string, { count: number; next: Date }>> {
  const time = now()
  const rows = await db
    .select({
      brandUid: briefFacts.brandUid,
      timezone: briefFacts.timezone,
      availability: briefFacts.availability,
      liveFrom: briefFacts.liveFrom,
      liveUntil: briefFacts.liveUntil,
      booked: fullStarts(sql`${briefFacts.uid}`, sql`1`, sql`${time.toISOString()}::timestamptz`),
    })
    .from(briefFacts)
    .where(
      and(
        inArray(briefFacts.brandUid, [...brandUids]),
        eq(briefFacts.status, 'live'),
        isNull(briefFacts.heldAt),
        lt(briefFacts.spotsTaken, briefFacts.maxCollabs),
      ),
    )
    .orderBy(briefFacts.uid)
    .limit(briefsAtMost)
  const open = new Map<string, { count: number; next: Date }>()
  for (const brief of rows) {
    const free = slotsBetween(brief, time, plus(time, aheadDays * dayMs), time).filter(
      (slot) => !slotsAt(brief, slot).some((start) => brief.booked.includes(start)),
    )
    const [first] = free
    if (!first) continue
    const before = open.get(brief.brandUid)
    open.set(brief.brandUid, {
      count: (before?.count ?? 0) + free.length,
      next: before && before.next < first ? before.next : first,
    })
  }
  return open
}
