import { and, desc, eq, gt, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { isLiveAt } from '../../briefs/server/live.ts'
import { briefs } from '../../briefs/server/tables.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { blockedInfluencers, brandProfiles } from '../../profiles/server/tables.ts'
import type { City } from '../../profiles/vocabulary.ts'
import type { FeedFilter } from '../contract.ts'
import { byConditions, conditionsOf, valuesOf } from './feed-filter.ts'
import { feedMarks } from './tables.ts'

const influencer = sql.placeholder('influencer')
export const marked = (mark: 'saved' | 'hidden') =>
  sql`(select ${feedMarks.briefUid} from ${feedMarks} where ${feedMarks.influencerUid} = ${influencer} and ${feedMarks.mark} = ${sql.raw(`'${mark}'`)})`

/** What a card shows and what decides about it, of the brief, its venue, and this influencer's marks and collabs. */
const columns = {
  uid: briefs.uid,
  brandUid: briefs.brandUid,
  city: briefs.city,
  category: briefs.category,
  country: briefs.country,
  status: briefs.status,
  timezone: briefs.timezone,
  title: briefs.title,
  included: briefs.included,
  valueMinor: briefs.valueMinor,
  currency: briefs.currency,
  guests: briefs.guests,
  deliverables: briefs.deliverables,
  showsAlcohol: briefs.showsAlcohol,
  eligibility: briefs.eligibility,
  liveFrom: briefs.liveFrom,
  liveUntil: briefs.liveUntil,
  maxCollabs: briefs.maxCollabs,
  spotsTaken: briefs.spotsTaken,
  availability: briefs.availability,
  pictures: briefs.pictures,
  liveSince: briefs.liveSince,
  brand: {
    name: brandProfiles.name,
    district: brandProfiles.district,
    logo: brandProfiles.profilePic,
    latitude: brandProfiles.latitude,
    longitude: brandProfiles.longitude,
  },
  saved: sql<boolean>`${briefs.uid} in ${marked('saved')}`,
  collabUid: sql<
    string | null
  >`(select ${collabFacts.uid} from ${collabFacts} where ${collabFacts.briefUid} = ${briefs.uid}
    and ${collabFacts.influencerUid} = ${influencer} and ${collabFacts.outcome} = 'open')`,
}

/** Its brand is none that the team made to try something out. */
export const isReal = sql`not ${brandProfiles.labels} @> array['dev-fake']`

/** Of a real brand, and the venue is not closed to an influencer. */
export function openTo(influencerUid: string | Placeholder): SQL {
  return sql`${isReal} and not exists (select from ${blockedInfluencers} where ${blockedInfluencers.brandUid} = ${briefs.brandUid}
    and ${blockedInfluencers.influencerUid} = ${influencerUid})`
}
export const isOpenTo = openTo(influencer)

/** Of no venue of which an influencer said “not this place”, however long ago. */
export function notRuledOutBy(influencerUid: string | Placeholder): SQL {
  return sql`${briefs.brandUid} not in (select ruled.brand_uid from ${feedMarks} join ${briefs} ruled on ruled.uid = ${feedMarks.briefUid}
    where ${feedMarks.influencerUid} = ${influencerUid} and ${feedMarks.mark} = 'hidden' and ${feedMarks.reason} = 'not-this-place')`
}
export const isNotRuledOut = notRuledOutBy(influencer)

const pageOf = byConditions('feed', (db, name, filters) =>
  db
    .select(columns)
    .from(briefs)
    .innerJoin(brandProfiles, eq(brandProfiles.uid, briefs.brandUid))
    .where(and(eq(briefs.city, sql.placeholder('city')), isOpenTo, ...filters))
    .orderBy(desc(briefs.liveSince), desc(briefs.uid))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)

/**
 * The briefs of a feed page: live today, spots left, not hidden, the venue not ruled out and not closed to this influencer; by the
 * city's index, newest first, after `after` (when it went live and its uid). What was saved is shown whatever has
 * become of it. One query.
 */
export async function findFeedPage(
  db: Queryable,
  influencerUid: string,
  filter: FeedFilter & { city: City },
  after: readonly [string, string] | null,
  limit: number,
) {
  const conditions = {
    ...(filter.savedOnly
      ? { saved: sql`${briefs.uid} = any(array${marked('saved')})`, once: isNotNull(briefs.liveSince) }
      : {
          live: isLiveAt(sql.placeholder('at')),
          free: gt(briefs.maxCollabs, briefs.spotsTaken),
          shown: sql`${briefs.uid} not in ${marked('hidden')}`,
          notRuledOut: isNotRuledOut,
        }),
    ...conditionsOf(filter),
    after:
      after &&
      sql`(${briefs.liveSince}, ${briefs.uid}) < (${sql.placeholder('since')}::timestamptz, ${sql.placeholder('after')})`,
  }
  const { city } = filter
  return pageOf(db, conditions, {
    influencer: influencerUid,
    at: now(),
    city,
    limit,
    ...valuesOf(filter),
    since: after?.[0],
    after: after?.[1],
  })
}

export type FeedBrief = Awaited<ReturnType<typeof findFeedPage>>[number]

const rowsOf = prepared((db) =>
  db
    .select(columns)
    .from(briefs)
    .innerJoin(brandProfiles, eq(brandProfiles.uid, briefs.brandUid))
    .where(and(sql`${briefs.uid} = any(${sql.placeholder('uids')})`, isOpenTo))
    .prepare('feed_briefs_of'),
)

/** These briefs as the feed shows them, in no order; without those whose venue is closed to this influencer. */
export async function findFeedBriefs(
  db: Queryable,
  influencerUid: string,
  uids: readonly string[],
): Promise<FeedBrief[]> {
  return uids.length > 0 ? rowsOf(db, { influencer: influencerUid, uids: [...uids] }) : []
}
