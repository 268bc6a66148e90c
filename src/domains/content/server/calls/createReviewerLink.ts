import { newUid } from '../../../../access/server/new-uid.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { reviewerLinks } from '../tables.ts'
import { record } from '../../../audit/server/record.ts'
import type { contentCalls } from '../../contract.ts'
import { newReviewerToken, reviewerLinkMs } from '../reviewer.ts'
import { getBrand } from '../../../profiles/server/reads.ts'

export const createReviewerLink: Handler<typeof contentCalls.createReviewerLink> = async (
  { brandUid, name },
  { actor, tx, config },
) => {
  assertForBrand(actor, brandUid)
  await getBrand(tx, brandUid)
  const { token, tokenHash } = newReviewerToken()
  const uid = newUid('link')
  const expiresAt = plus(now(), reviewerLinkMs)
  await tx.insert(reviewerLinks).values({ uid, brandUid, tokenHash, name, createdAt: now(), expiresAt })
  await record(
    tx,
    actor,
    actor.staff ? 'staff' : 'brand',
    'reviewer-link.created',
    { subjectUid: uid, brandUid },
    { after: { name } },
  )
  return { uid, url: `${config.publicUrl}/review?token=${token}`, expiresAt: expiresAt.toISOString() }
}
