import { and, desc, eq } from 'drizzle-orm'
import { mustGet } from '../../../../kit/contract/must.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { unsafeFindCollabs } from '../../../collabs/server/reads.ts'
import { viewCollabs } from '../../../collabs/server/view.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { contentCalls } from '../../contract.ts'
import { portfoliosFor } from '../portfolio.ts'
import { getReviewerLink, isInReview, isOpenRequest, reviewerActor } from '../reviewer.ts'
import { viewDeliverables } from '../view.ts'
import { deliverables } from '../tables.ts'

const most = 50

/** The open requests of influencers, and the deliverables in review. */
export const getReviewerPage: Handler<typeof contentCalls.getReviewerPage> = async ({ token }, { db, config }) => {
  const link = await getReviewerLink(db, token)
  const actor = reviewerActor(link)
  const brand = await getBrand(db, link.brandUid)
  const ofBrand = eq(collabFacts.brandUid, brand.uid)
  const asked = await db
    .select({ uid: collabFacts.uid })
    .from(collabFacts)
    .where(and(ofBrand, isOpenRequest))
    .orderBy(desc(collabFacts.uid))
    .limit(most)
  const inReview = await db
    .select({ deliverable: deliverables })
    .from(deliverables)
    .innerJoin(collabFacts, eq(collabFacts.uid, deliverables.collabUid))
    .where(and(ofBrand, isInReview))
    .orderBy(deliverables.autoApproveAt, deliverables.uid)
    .limit(most)
  const uids = [...asked.map(({ uid }) => uid), ...inReview.map(({ deliverable }) => deliverable.collabUid)]
  const collabs = await unsafeFindCollabs(db, uids)
  const rows = inReview.map(({ deliverable }) => ({ deliverable, collab: mustGet(collabs, deliverable.collabUid) }))
  const inReviewViews = await viewDeliverables(db, config, actor, rows)
  const requests = asked.map(({ uid }) => mustGet(collabs, uid))
  return {
    brandName: brand.name,
    timezone: brand.timezone,
    name: link.name,
    expiresAt: link.expiresAt.toISOString(),
    requests: await viewCollabs(db, actor, requests),
    portfolios: await portfoliosFor(db, config, actor, requests),
    deliverables: inReviewViews.map((deliverable) => {
      const { terms } = mustGet(collabs, deliverable.collabUid)
      return { deliverable, influencerName: terms?.influencerName ?? '', title: terms?.title ?? '' }
    }),
  }
}
