import { and, desc, eq, or, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { isLiveAt } from '../../briefs/server/live.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { type Placeholders, placeholdersOf } from '../../media/server/facts.ts'
import { type Replies, repliesOf } from '../../collabs/server/replies.ts'
import { brandFacts, isBlocked, venueFacts } from '../../profiles/server/facts.ts'
import { type FeedBrief, feedColumns, isOpenTo, isReal } from './feed-briefs.ts'

/** The median of fewer replies would tell of single ones. */
export const leastReplies = 3

/** So many briefs of one venue are shown. */
const mostBriefs = 12

const [venue, influencer, at] = [sql.placeholder('venue'), sql.placeholder('influencer'), sql.placeholder('at')]

const hasCollab = sql`exists (select from ${collabFacts} where ${collabFacts.brandUid} = ${venue} and ${collabFacts.influencerUid} = ${influencer})`
const wasLive = sql`exists (select from ${briefFacts} where ${briefFacts.brandUid} = ${venue} and ${briefFacts.liveSince} is not null)`

const venueOf = prepared((db) =>
  db
    .select({
      uid: brandFacts.uid,
      name: brandFacts.name,
      category: brandFacts.category,
      description: brandFacts.description,
      handle: brandFacts.handle,
      address: brandFacts.address,
      district: brandFacts.district,
      city: brandFacts.city,
      timezone: brandFacts.timezone,
      latitude: brandFacts.latitude,
      longitude: brandFacts.longitude,
      profilePic: brandFacts.profilePic,
      hero: brandFacts.hero,
      gallery: brandFacts.gallery,
      placeholders: sql<Placeholders>`${placeholdersOf(sql`${brandFacts.hero} || ${brandFacts.gallery}`)}`,
      houseRules: brandFacts.houseRules,
      openingHours: venueFacts.openingHours,
      languages: venueFacts.languages,
      reliability: venueFacts.reliability,
      reliabilityParts: venueFacts.reliabilityParts,
      replies: sql<Replies>`${repliesOf(sql`= ${venue}`, sql`${at}::timestamptz`)}`,
    })
    .from(brandFacts)
    .innerJoin(venueFacts, eq(venueFacts.uid, brandFacts.uid))
    .where(
      and(
        eq(brandFacts.uid, venue),
        or(hasCollab, and(isReal, wasLive, sql`not ${isBlocked(brandFacts.uid, influencer)}`)),
      ),
    )
    .prepare('venue_of'),
)

/** A venue that this creator may look at: one with a brief that is or was up, not closed to them, or one they have a collab with. One query. */
export async function findVenue(db: Queryable, influencerUid: string, brandUid: string) {
  const [found] = await venueOf(db, { influencer: influencerUid, venue: brandUid, at: now().toISOString() })
  return found ?? null
}

const briefsOf = prepared((db) =>
  db
    .select(feedColumns)
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .where(and(eq(briefFacts.brandUid, venue), isLiveAt(at), isOpenTo))
    .orderBy(desc(briefFacts.liveSince), desc(briefFacts.uid))
    .limit(mostBriefs)
    .prepare('venue_briefs'),
)

/** What is up at a venue, newest first, full briefs as well: they have a waitlist. One query. */
export async function findVenueBriefs(db: Queryable, influencerUid: string, brandUid: string): Promise<FeedBrief[]> {
  return briefsOf(db, { influencer: influencerUid, venue: brandUid, at: now().toISOString() })
}
