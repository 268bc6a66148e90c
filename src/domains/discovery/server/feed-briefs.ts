import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared, preparedBy } from '../../../kit/server/prepared.ts'
import { isLiveAt } from '../../briefs/server/live.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import type { Stage } from '../../collabs/stages.ts'
import { isBlocked, brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import type { FeedFilter } from '../contract.ts'
import { conditionsOf, valuesOf } from './feed-filter.ts'
import { fullStarts } from '../../visits/server/slots.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { cardRevision } from './cards.ts'
import { feedMarks } from './tables.ts'

const influencer = sql.placeholder('influencer')
export const marked = (mark: 'saved' | 'hidden') =>
  sql`(select ${feedMarks.briefUid} from ${feedMarks} where ${feedMarks.influencerUid} = ${influencer} and ${feedMarks.mark} = ${sql.raw(`'${mark}'`)})`

/** The starts of a brief that are full, from the value `at` on. */
export const fullNow = sql<
  number[]
>`${fullStarts(briefFacts.uid, sql`(${briefFacts.availability} ->> 'capacity')::int`, sql`${sql.placeholder('at')}::timestamptz`)}`

/** The open collab of an influencer on a brief, as the database answers it. */
export type OpenCollab = {
  uid: string
  stage: Stage
  startedBy: 'influencer' | 'brand'
  visit: { startsAt: string; checkInOn: string | null; checkOutOn: string | null; checkedIn: boolean } | null
}

/** What is this influencer's own about a brief, and which slots are full; the rest is its card (`cards.ts`). */
export const feedColumns = {
  uid: briefFacts.uid,
  revision: cardRevision,
  liveSince: briefFacts.liveSince,
  full: fullNow,
  saved: sql<boolean>`${briefFacts.uid} in ${marked('saved')}`,
  collab: sql<OpenCollab | null>`(select jsonb_build_object('uid', ${collabFacts.uid}, 'stage', ${collabFacts.stage}, 'startedBy', ${collabFacts.startedBy},
      'visit', (select jsonb_build_object('startsAt', ${visitFacts.startsAt}, 'checkInOn', ${visitFacts.checkInOn}, 'checkOutOn', ${visitFacts.checkOutOn},
        'checkedIn', ${visitFacts.checkedInAt} is not null) from ${visitFacts} where ${visitFacts.collabUid} = ${collabFacts.uid} and ${visitFacts.live}))
    from ${collabFacts} where ${collabFacts.briefUid} = ${briefFacts.uid}
    and ${collabFacts.influencerUid} = ${influencer} and ${collabFacts.outcome} = 'open')`,
}

/** Its brand is none that the team made to try something out. */
export const isReal = sql`not ${brandFacts.labels} @> array['dev-fake']`

/** Of a real brand, and the venue is not closed to this influencer. */
export const isOpenTo = sql`${isReal} and not ${isBlocked(briefFacts.brandUid, influencer)}`

/** The venues that this influencer wants nothing of, for feed, ribbons and map alike: those of which they said “not this place”, however long ago. */
export const ruledOut = sql`(select ${briefFacts.brandUid} from ${feedMarks} join ${briefFacts} on ${briefFacts.uid} = ${feedMarks.briefUid}
    where ${feedMarks.influencerUid} = ${influencer} and ${feedMarks.mark} = 'hidden' and ${feedMarks.reason} = 'not-this-place')`
export const isNotRuledOut = sql`${briefFacts.brandUid} not in ${ruledOut}`

/** The city that is asked for, else where the influencer lives. */
const inCity = sql`coalesce(${sql.placeholder('city')}::text,
  (select ${influencerFacts.homeCity} from ${influencerFacts} where ${influencerFacts.uid} = ${influencer}))`

/** What a page holds of its own accord, and what it holds of saved briefs alone. */
const offered = {
  live: isLiveAt(sql.placeholder('at')),
  free: gt(briefFacts.maxCollabs, briefFacts.spotsTaken),
  shown: sql`${briefFacts.uid} not in ${marked('hidden')}`,
  notRuledOut: isNotRuledOut,
}
const savedOnes = {
  saved: sql`${briefFacts.uid} = any(array${marked('saved')})`,
  once: isNotNull(briefFacts.liveSince),
}
const afterLast = sql`(${briefFacts.liveSince}, ${briefFacts.uid}) < (${sql.placeholder('since')}::timestamptz, ${sql.placeholder('after')})`

const pageOf = preparedBy('feed', (db, name, filters) =>
  db
    .select(feedColumns)
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .where(and(eq(briefFacts.city, inCity), isOpenTo, ...filters))
    .orderBy(desc(briefFacts.liveSince), desc(briefFacts.uid))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)

/**
 * The briefs of a feed page: live today, spots left, not hidden, the venue not ruled out and not closed to this influencer; by the
 * city's index (home, where none is named), newest first, after `after` (when it went live and its uid). What was saved is shown whatever has
 * become of it. One query.
 */
export async function findFeedPage(
  db: Queryable,
  influencerUid: string,
  filter: FeedFilter,
  after: readonly [string, string] | null,
  limit: number,
) {
  const conditions = {
    ...(filter.savedOnly ? savedOnes : offered),
    ...conditionsOf(filter),
    after: after && afterLast,
  }
  return pageOf(db, conditions, {
    influencer: influencerUid,
    at: now().toISOString(),
    city: filter.city,
    limit,
    ...valuesOf(filter),
    since: after?.[0],
    after: after?.[1],
  })
}

export type FeedBrief = Awaited<ReturnType<typeof findFeedPage>>[number]

const rowsOf = prepared((db) =>
  db
    .select(feedColumns)
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .where(and(sql`${briefFacts.uid} = any(${sql.placeholder('uids')})`, isOpenTo))
    .prepare('feed_briefs_of'),
)

/** These briefs in no order; without those whose venue is closed to this influencer. */
export async function findFeedBriefs(
  db: Queryable,
  influencerUid: string,
  uids: readonly string[],
): Promise<FeedBrief[]> {
  return uids.length > 0 ? rowsOf(db, { influencer: influencerUid, uids: [...uids], at: now().toISOString() }) : []
}
