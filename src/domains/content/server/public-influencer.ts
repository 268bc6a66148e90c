import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { findPublicProfile } from '../../profiles/server/public-page.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { cityFacts, opinionWords } from '../../profiles/vocabulary.ts'
import { type PublicInfluencer, publicWords } from '../public-influencer.ts'
import { reviews } from './tables.ts'
import { visitFacts } from '../../visits/server/facts.ts'

const mostReviews = 6
const mostPlaces = 12

/** An influencer's public page with what came of their collabs; null while it is off. */
export async function findPublicInfluencer(
  db: Queryable,
  by: { slug: string } | { handle: string },
): Promise<PublicInfluencer | null> {
  const found = await findPublicProfile(db, by)
  if (!found) return null
  const { uid, showReviews, showPlaces, profile } = found
  const [reviews, places] = await Promise.all([
    showReviews ? listVenueReviews(db, uid) : [],
    showPlaces ? placesOf(db, uid) : [],
  ])
  return { ...profile, reviews, places }
}

/** What venues said of a creator, newest first, as far as the creator can read it; who has not agreed to be named is called what it is. */
export async function listVenueReviews(db: Queryable, influencerUid: string): Promise<PublicInfluencer['reviews']> {
  const rows = await db
    .select({
      value: reviews.value,
      text: reviews.text,
      submittedAt: reviews.submittedAt,
      name: brandFacts.name,
      category: brandFacts.category,
      mayBeNamed: brandFacts.mayBeNamed,
    })
    .from(reviews)
    .innerJoin(collabFacts, eq(collabFacts.uid, reviews.collabUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, collabFacts.brandUid))
    .where(and(eq(collabFacts.influencerUid, influencerUid), eq(reviews.side, 'brand'), isNotNull(reviews.revealedAt)))
    .orderBy(desc(reviews.submittedAt))
    .limit(mostReviews)
  return rows.map(({ value, text, submittedAt, name, category, mayBeNamed }) => ({
    word: opinionWords[value as keyof typeof opinionWords],
    text: publicWords(text),
    from: mayBeNamed ? name : (placeWords[category] ?? 'A venue'),
    at: submittedAt.toISOString(),
  }))
}

const placeWords: Partial<Record<string, string>> = {
  Restaurant: 'A restaurant',
  Hotel: 'A hotel',
  Cafe: 'A cafe',
  Nightlife: 'A nightlife venue',
  Experience: 'An experience',
}

async function placesOf(db: Queryable, influencerUid: string): Promise<PublicInfluencer['places']> {
  const rows = await db
    .select({ name: brandFacts.name, city: brandFacts.city })
    .from(visitFacts)
    .innerJoin(collabFacts, eq(collabFacts.uid, visitFacts.collabUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, visitFacts.brandUid))
    .where(
      and(
        eq(visitFacts.influencerUid, influencerUid),
        or(isNotNull(visitFacts.checkedInAt), eq(collabFacts.outcome, 'completed')),
        eq(brandFacts.mayBeNamed, true),
      ),
    )
    .groupBy(brandFacts.uid, brandFacts.name, brandFacts.city)
    .orderBy(desc(sql`max(${visitFacts.startsAt})`))
    .limit(mostPlaces)
  return rows.map(({ name, city }) => ({ name, city: cityFacts[city].name }))
}
