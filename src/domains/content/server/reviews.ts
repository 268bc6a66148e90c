import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { isReviewShown } from '../review-visibility.ts'
import { reviews } from './tables.ts'

export type Review = typeof reviews.$inferSelect

/** The reviews given on a collab, at most one from each side. */
export async function findReviews(db: Queryable, collabUid: string): Promise<Review[]> {
  return db.select().from(reviews).where(eq(reviews.collabUid, collabUid))
}

/** What this viewer may read: their own, and the other side's once it is shown. Staff read both. */
export function readableReviews(actor: Actor, collab: Collab, given: readonly Review[], at: Date) {
  const side = sideOn(actor, collab)
  const shown = side === 'staff' || isReviewShown({ given: given.length, completedAt: collab.closedAt }, at)
  const find = (whose: Review['side']) => given.find((one) => one.side === whose)
  const of = (whose: Review['side']) => {
    const review = find(whose)
    return review ? { value: review.value, text: review.text, at: review.submittedAt.toISOString() } : null
  }
  const own = side === 'staff' ? null : of(side)
  return {
    mine: own && { ...own, isShared: side !== 'staff' && find(side)?.isShared === true },
    brand: shown || side === 'brand' ? of('brand') : null,
    influencer: shown || side === 'influencer' ? of('influencer') : null,
  }
}
