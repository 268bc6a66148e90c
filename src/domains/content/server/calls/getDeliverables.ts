import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { collabPolicy } from '../../../collabs/server/policy.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { contentCalls } from '../../contract.ts'
import { reviewShownFrom } from '../../review-visibility.ts'
import { findReviews, readableReviews } from '../reviews.ts'
import { findDeliverables } from '../deliverable.ts'
import { viewDeliverables } from '../view.ts'

export const getDeliverables: Handler<typeof contentCalls.getDeliverables> = async (
  { collabUid },
  { actor, db, config },
) => {
  const collab = await getCollab(db, actor, collabUid)
  const deliverables = await findDeliverables(db, collabUid)
  const given = await findReviews(db, collabUid)
  const { mine, brand, influencer } = readableReviews(actor, collab, given, now())
  return {
    deliverables: await viewDeliverables(
      db,
      config,
      actor,
      deliverables.map((deliverable) => ({ deliverable, collab })),
    ),
    reviews: {
      mine,
      brand,
      influencer,
      shownFrom: collab.closedAt && collab.stage === 6 ? reviewShownFrom(collab.closedAt).toISOString() : null,
      canGive: collab.stage === 6 && mine === null && may(collabPolicy, actor, 'submitReview', collab),
    },
  }
}
