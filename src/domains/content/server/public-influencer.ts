import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabs } from '../../collabs/server/tables.ts'
import { findPublicProfile } from '../../profiles/server/public-page.ts'
import { brandProfiles } from '../../profiles/server/tables.ts'
import { cityFacts, opinionWords } from '../../profiles/vocabulary.ts'
import { type PublicInfluencer, publicWords } from '../public-influencer.ts'
import { reviews } from './tables.ts'
import { visits } from '../../visits/server/tables.ts'

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
  const [said, places] = await Promise.all([showReviews ? reviewsOf(db, uid) : [], showPlaces ? placesOf(db, uid) : []])
  return { ...profile, reviews: said, places }
}

/** Reviews of brands that the influencer can read themselves already. */
async function reviewsOf(db: Queryable, influencerUid: string): Promise<PublicInfluencer['reviews']> {
  const rows = await db
    .select({
      ...{ value: reviews.value, text: reviews.text, givenAt: reviews.givenAt },
      ...{ name: brandProfiles.name, category: brandProfiles.category, mayBeNamed: brandProfiles.mayBeNamed },
    })
    .from(reviews)
    .innerJoin(collabs, eq(collabs.uid, reviews.collabUid))
    .innerJoin(brandProfiles, eq(brandProfiles.uid, collabs.brandUid))
    .where(and(eq(collabs.influencerUid, influencerUid), eq(reviews.side, 'brand'), isNotNull(reviews.revealedAt)))
    .orderBy(desc(reviews.givenAt))
    .limit(mostReviews)
  return rows.map(({ value, text, givenAt, name, category, mayBeNamed }) => ({
    word: opinionWords[value as keyof typeof opinionWords],
    text: publicWords(text),
    from: mayBeNamed ? name : (placeWords[category] ?? 'A place'),
    at: givenAt.toISOString(),
  }))
}

const placeWords: Partial<Record<string, string>> = {
  ...{ Restaurant: 'A restaurant', Hotel: 'A hotel', Cafe: 'A cafe' },
  ...{ Nightlife: 'A place for the night', Experience: 'An experience' },
}

async function placesOf(db: Queryable, influencerUid: string): Promise<PublicInfluencer['places']> {
  const rows = await db
    .select({ name: brandProfiles.name, city: brandProfiles.city })
    .from(visits)
    .innerJoin(collabs, eq(collabs.uid, visits.collabUid))
    .innerJoin(brandProfiles, eq(brandProfiles.uid, visits.brandUid))
    .where(
      and(
        eq(visits.influencerUid, influencerUid),
        or(isNotNull(visits.checkedInAt), eq(collabs.outcome, 'completed')),
        eq(brandProfiles.mayBeNamed, true),
      ),
    )
    .groupBy(brandProfiles.uid, brandProfiles.name, brandProfiles.city)
    .orderBy(desc(sql`max(${visits.startsAt})`))
    .limit(mostPlaces)
  return rows.map(({ name, city }) => ({ name, city: cityFacts[city].name }))
}
