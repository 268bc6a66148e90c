import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Queryable } from '../../../kit/server/database.ts'
import type { AskedDeliverable } from '../../briefs/brief.ts'
import { distanceKm } from '../../briefs/fit.ts'
import { briefs } from '../../briefs/server/tables.ts'
import { brandProfiles, influencerProfiles } from '../../profiles/server/tables.ts'
import type { FeedCard } from '../contract.ts'
import { type Dislike, pointsOff } from '../taste.ts'
import { feedMarks } from './tables.ts'

type Card = z.output<typeof FeedCard>

/** Dislikes older than the newest so many do not count any more: taste changes. */
const most = 100

/** Orders cards by what an influencer said is not for them: what is like it comes later, a place they ruled out not at all. */
export async function tasteFor(db: Queryable, influencerUid: string): Promise<(cards: readonly Card[]) => Card[]> {
  const rows = await db
    .select({ reason: feedMarks.reason, brief: briefs, brand: brandProfiles, home: influencerProfiles })
    .from(feedMarks)
    .innerJoin(briefs, eq(briefs.uid, feedMarks.briefUid))
    .innerJoin(brandProfiles, eq(brandProfiles.uid, briefs.brandUid))
    .innerJoin(influencerProfiles, eq(influencerProfiles.uid, feedMarks.influencerUid))
    .where(and(eq(feedMarks.influencerUid, influencerUid), eq(feedMarks.mark, 'hidden'), isNotNull(feedMarks.reason)))
    .orderBy(desc(feedMarks.markedAt))
    .limit(most)
  const dislikes = rows.map(({ reason, brief, brand, home }): Dislike => ({
    reason: reason!,
    brandUid: brief.brandUid,
    category: brief.category,
    distanceKm: distanceKm(home, brand),
    pieces: piecesOf(brief.deliverables),
    valueMinor: brief.valueMinor,
    currency: brief.currency,
  }))
  if (dislikes.length === 0) return (cards) => [...cards]
  return (cards) =>
    cards
      .flatMap((card) => {
        const off = pointsOff(dislikes, { ...card, pieces: piecesOf(card.deliverables) })
        return off === null ? [] : [{ card, off }]
      })
      .toSorted(
        (a, b) =>
          Number(a.card.gaps.length > 0) - Number(b.card.gaps.length > 0) || b.card.fit - b.off - (a.card.fit - a.off),
      )
      .map(({ card }) => card)
}

function piecesOf(asked: readonly Pick<AskedDeliverable, 'count'>[]): number {
  return asked.reduce((sum, one) => sum + one.count, 0)
}
