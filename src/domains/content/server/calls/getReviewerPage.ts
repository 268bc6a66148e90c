import { and, desc, eq, isNull, isNotNull } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { collabs } from '../../../collabs/server/tables.ts'
import { viewCollabs } from '../../../collabs/server/view.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { contentCalls } from '../../contract.ts'
import { getReviewerLink, reviewerActor } from '../reviewer.ts'
import { viewDeliverables } from '../view.ts'
import { deliverables } from '../tables.ts'

const most = 50

/** What waits for an answer: requests of influencers, and pieces in review. */
export const getReviewerPage: Handler<typeof contentCalls.getReviewerPage> = async ({ token }, { db, config }) => {
  const link = await getReviewerLink(db, token)
  const actor = reviewerActor(link)
  const brand = await getBrand(db, link.brandUid)
  const ofBrand = and(eq(collabs.brandUid, brand.uid), eq(collabs.outcome, 'open'))
  const asked = await db
    .select()
    .from(collabs)
    .where(and(ofBrand, eq(collabs.stage, 1), eq(collabs.startedBy, 'influencer')))
    .orderBy(desc(collabs.uid))
    .limit(most)
  const inReview = await db
    .select({ piece: deliverables, collab: collabs })
    .from(deliverables)
    .innerJoin(collabs, eq(collabs.uid, deliverables.collabUid))
    .where(and(ofBrand, eq(collabs.stage, 5), isNotNull(deliverables.submittedAt), isNull(deliverables.approvedAt)))
    .orderBy(deliverables.autoApproveAt, deliverables.uid)
    .limit(most)
  const pieces = await viewDeliverables(db, config, actor, inReview)
  return {
    brandName: brand.name,
    timezone: brand.timezone,
    name: link.name,
    expiresAt: link.expiresAt.toISOString(),
    requests: await viewCollabs(db, actor, asked),
    pieces: pieces.map((piece, index) => ({
      piece,
      influencerName: inReview[index]!.collab.terms?.influencerName ?? '',
      title: inReview[index]!.collab.terms?.title ?? '',
    })),
  }
}
