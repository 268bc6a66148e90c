import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { BriefDeliverable } from '../../briefs/brief.ts'
import { distanceKm } from '../../briefs/fit.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { FeedCard } from '../views.ts'
import { type Dislike, pointsOff } from '../taste.ts'
import { feedMarks } from './tables.ts'

type Card = z.output<typeof FeedCard>
type Position = { latitude: number | null; longitude: number | null }
export type DislikeJson = Omit<Dislike, 'distanceKm' | 'deliverables'> & Position & { deliverables: BriefDeliverable[] }

/** Dislikes older than the newest so many do not count any more: taste changes. */
const most = 100

/** What an influencer said is not for them, as a JSON list, for a statement that asks for more than these. */
export function dislikesAsJson(influencerUid: SQL | AnyColumn): SQL<DislikeJson[]> {
  return sql`(select coalesce(jsonb_agg(newest.dislike), '[]') from (
    select jsonb_build_object('reason', ${feedMarks.reason}, 'category', ${briefFacts.category},
      'deliverables', ${briefFacts.deliverables}, 'valueMinor', ${briefFacts.valueMinor}, 'currency', ${briefFacts.currency},
      'latitude', ${brandFacts.latitude}, 'longitude', ${brandFacts.longitude}) as dislike
    from ${feedMarks} join ${briefFacts} on ${briefFacts.uid} = ${feedMarks.briefUid}
    join ${brandFacts} on ${brandFacts.uid} = ${briefFacts.brandUid}
    where ${feedMarks.influencerUid} = ${influencerUid} and ${feedMarks.mark} = 'hidden'
      and ${feedMarks.reason} <> 'not-this-place'
    order by ${feedMarks.markedAt} desc limit ${sql.raw(String(most))}) newest)`
}

/** The same as rules have it: the distance from home. */
export function dislikesOf(rows: readonly DislikeJson[], home: Position): Dislike[] {
  return rows.map(({ latitude, longitude, deliverables, ...brief }) => ({
    ...brief,
    distanceKm: distanceKm(home, { latitude, longitude }),
    deliverables: countOf(deliverables),
  }))
}

/** Orders cards by what an influencer said is not for them: what is like it comes later. */
export function byTaste(dislikes: readonly Dislike[], cards: readonly Card[]): Card[] {
  if (dislikes.length === 0) return [...cards]
  return cards
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
