import { and, eq, isNull } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { reviewerLinks } from '../tables.ts'
import { record } from '../../../audit/server/record.ts'
import type { contentCalls } from '../../contract.ts'

export const revokeReviewerLink: Handler<typeof contentCalls.revokeReviewerLink> = async (
  { brandUid, uid },
  { actor, tx },
) => {
  assertForBrand(actor, brandUid)
  const revoked = await tx
    .update(reviewerLinks)
    .set({ revokedAt: now() })
    .where(and(eq(reviewerLinks.uid, uid), eq(reviewerLinks.brandUid, brandUid), isNull(reviewerLinks.revokedAt)))
    .returning({ uid: reviewerLinks.uid })
  if (revoked.length > 0)
    await record(tx, actor, actor.staff ? 'staff' : 'brand', 'reviewer-link.revoked', { subjectUid: uid, brandUid })
  return { revoked: revoked.length > 0 }
}
