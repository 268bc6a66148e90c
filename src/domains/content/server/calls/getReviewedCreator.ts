import { and, eq, exists, or, sql } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { findInfluencers } from '../../../profiles/server/reads.ts'
import type { contentCalls } from '../../contract.ts'
import { viewCreator } from '../creator-page.ts'
import { getReviewerLink, isInReview, isOpenRequest, reviewerActor } from '../reviewer.ts'
import { deliverables } from '../tables.ts'

export const getReviewedCreator: Handler<typeof contentCalls.getReviewedCreator> = async (
  { token, collabUid },
  { db, config },
) => {
  const link = await getReviewerLink(db, token)
  const waiting = db
    .select({ one: sql`1` })
    .from(deliverables)
    .where(and(eq(deliverables.collabUid, collabFacts.uid), isInReview))
  const [collab] = await db
    .select({ influencerUid: collabFacts.influencerUid, briefUid: collabFacts.briefUid })
    .from(collabFacts)
    .where(
      and(eq(collabFacts.uid, collabUid), eq(collabFacts.brandUid, link.brandUid), or(isOpenRequest, exists(waiting))),
    )
  if (!collab)
    throw new CallError('not-found', 'This has been answered already. Go back to see what’s still waiting for you.')
  const influencer = mustGet(await findInfluencers(db, [collab.influencerUid]), collab.influencerUid)
  return viewCreator(db, config, reviewerActor(link), influencer, await getBrief(db, collab.briefUid))
}
