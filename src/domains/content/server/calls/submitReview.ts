import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { collabPolicy, sideOn } from '../../../collabs/server/policy.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { recordCollab, notifyProfiles } from '../../../collabs/server/save.ts'
import { advance } from '../../../collabs/stages.ts'
import type { contentCalls } from '../../contract.ts'
import { isReviewShown } from '../../review-visibility.ts'
import { findReviews } from '../reviews.ts'
import { reviews } from '../tables.ts'

/** Neither value nor words stand in the timeline: the other side must not read them there. */
export const submitReview: Handler<typeof contentCalls.submitReview> = async (
  { collabUid, value, text, isShared },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const collab = await lockCollab(tx, actor, collabUid)
  allow(collabPolicy, actor, 'submitReview', collab)
  advance(collab, 'submitReview')
  const side = sideOn(actor, collab)
  if (side === 'staff') throw new CallError('permission-denied', 'Only the venue and the creator can leave a review.')
  const before = await findReviews(tx, collabUid)
  if (before.some((review) => review.side === side))
    throw new CallError('failed-precondition', 'You’ve already left a review for this collab.')
  const given = before.length + 1
  const shown = isReviewShown({ given, completedAt: collab.closedAt }, now())
  await tx.insert(reviews).values({
    collabUid,
    side,
    value,
    text,
    isShared: side === 'influencer' && isShared,
    submittedAt: now(),
  })
  await recordCollab(acting, 'review.submitted', collab, collab, { touches: ['deliverable', 'collab'] })
  if (shown) await tx.update(reviews).set({ revealedAt: now() }).where(eq(reviews.collabUid, collabUid))
  const other = side === 'brand' ? collab.influencerUid : collab.brandUid
  await notifyProfiles(
    acting,
    collab,
    [other],
    {
      kind: shown ? 'review.revealed' : 'review.submitted',
      title: shown ? 'Your reviews are in' : 'You have a new review',
      lines: [
        shown
          ? `For “${collab.terms?.title ?? ''}”.`
          : 'Leave yours to read it now. Otherwise you’ll see it after 14 days.',
      ],
      action: shown ? 'Read review' : 'Leave a review',
      mail: shown,
    },
    side,
  )
  return { shown }
}
