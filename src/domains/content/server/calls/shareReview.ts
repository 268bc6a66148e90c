import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { recordCollab } from '../../../collabs/server/save.ts'
import type { contentCalls } from '../../contract.ts'
import { reviews } from '../tables.ts'

export const shareReview: Handler<typeof contentCalls.shareReview> = async ({ collabUid, isShared }, { actor, tx }) => {
  const collab = await lockCollab(tx, actor, collabUid)
  assertOwnInfluencer(actor, collab.influencerUid)
  const mine = and(eq(reviews.collabUid, collabUid), eq(reviews.side, 'influencer'))
  const [before] = await tx.select({ isShared: reviews.isShared }).from(reviews).where(mine)
  if (!before) throw new CallError('failed-precondition', 'You haven’t left a review for this collab yet.')
  if (before.isShared === isShared) return { isShared }
  await tx.update(reviews).set({ isShared }).where(mine)
  await recordCollab({ actor, tx }, 'review.sharing-changed', collab, collab, { touches: ['deliverable'] })
  return { isShared }
}
