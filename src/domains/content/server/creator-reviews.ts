import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { influencerFacts } from '../../profiles/server/facts.ts'
import { hasPublicPage } from '../../profiles/server/public-page.ts'
import { publicWords } from '../public-influencer.ts'
import { reviews } from './tables.ts'

const mostShared = 12

/** What creators said of a venue, as far as it can read it itself: how many chose each word, and the reviews that they share. Two queries. */
export async function findCreatorReviews(db: Queryable, brandUid: string) {
  const ofVenue = and(eq(collabFacts.brandUid, brandUid), eq(reviews.side, 'influencer'), isNotNull(reviews.revealedAt))
  const words = await db
    .select({ value: reviews.value, count: sql<number>`count(*)::int` })
    .from(reviews)
    .innerJoin(collabFacts, eq(collabFacts.uid, reviews.collabUid))
    .where(ofVenue)
    .groupBy(reviews.value)
    .orderBy(desc(reviews.value))
  const shared = await db
    .select({
      value: reviews.value,
      text: reviews.text,
      submittedAt: reviews.submittedAt,
      name: influencerFacts.name,
      slug: influencerFacts.slug,
      isNamed: hasPublicPage(influencerFacts.uid),
    })
    .from(reviews)
    .innerJoin(collabFacts, eq(collabFacts.uid, reviews.collabUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .where(and(ofVenue, eq(reviews.isShared, true)))
    .orderBy(desc(reviews.submittedAt), desc(reviews.collabUid))
    .limit(mostShared)
  return {
    words,
    shared: shared.map(({ value, text, submittedAt, name, slug, isNamed }) => ({
      value,
      text: publicWords(text),
      by: isNamed ? { name, slug } : null,
      at: submittedAt.toISOString(),
    })),
  }
}
