import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { BriefDeliverable } from '../../briefs/brief.ts'
import { distanceKm } from '../../briefs/fit.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import type { FeedCard } from '../contract.ts'
import { type Dislike, pointsOff } from '../taste.ts'
import { feedMarks } from './tables.ts'

type Card = z.output<typeof FeedCard>

/** Dislikes older than the newest so many do not count any more: taste changes. */
const most = 100

const dislikedBy = prepared((db) =>
  db
    .select({
      reason: sql<Dislike['reason']>`${feedMarks.reason}`,
      category: briefFacts.category,
      deliverables: briefFacts.deliverables,
      valueMinor: briefFacts.valueMinor,
      currency: briefFacts.currency,
      venue: { latitude: brandFacts.latitude, longitude: brandFacts.longitude },
      home: { latitude: influencerFacts.latitude, longitude: influencerFacts.longitude },
    })
    .from(feedMarks)
    .innerJoin(briefFacts, eq(briefFacts.uid, feedMarks.briefUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, feedMarks.influencerUid))
    .where(
      and(
        eq(feedMarks.influencerUid, sql.placeholder('influencer')),
        eq(feedMarks.mark, sql`'hidden'`),
        isNotNull(feedMarks.reason),
        ne(feedMarks.reason, sql`'not-this-place'`),
      ),
    )
    .orderBy(desc(feedMarks.markedAt))
    .limit(most)
    .prepare('disliked_by'),
)

/** Orders cards by what an influencer said is not for them: what is like it comes later. */
export async function tasteFor(db: Queryable, influencerUid: string): Promise<(cards: readonly Card[]) => Card[]> {
  const rows = await dislikedBy(db, { influencer: influencerUid })
  const dislikes = rows.map(({ deliverables, venue, home, ...brief }): Dislike => ({
    ...brief,
    distanceKm: distanceKm(home, venue),
    deliverables: countOf(deliverables),
  }))
  if (dislikes.length === 0) return (cards) => [...cards]
  return (cards) =>
    cards
      .map((card) => ({ card, off: pointsOff(dislikes, { ...card, deliverables: countOf(card.deliverables) }) }))
      .toSorted(
        (a, b) =>
          Number(a.card.gaps.length > 0) - Number(b.card.gaps.length > 0) || b.card.fit - b.off - (a.card.fit - a.off),
      )
      .map(({ card }) => card)
}

function countOf(deliverables: readonly Pick<BriefDeliverable, 'count'>[]): number {
  return deliverables.reduce((sum, one) => sum + one.count, 0)
}
