import { CallError } from '../../../../kit/contract/errors.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getOnceLiveBrief } from '../../../briefs/server/reads.ts'
import { record } from '../../../audit/server/record.ts'
import { findInfluencers, getBrand } from '../../../profiles/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { lineOf, mayRequestCollab, standingInLine } from '../brief-waitlist.ts'
import { assertNoOpenCollab, assertOpenTo } from '../start.ts'
import { briefWaitlist } from '../tables.ts'

/** Waiting twice changes nothing: one keeps one's place in the line. */
export const joinBriefWaitlist: Handler<typeof collabCalls.joinBriefWaitlist> = async (
  { briefUid, influencerUid },
  { actor, tx },
) => {
  assertOwnInfluencer(actor, influencerUid)
  const influencer = mustGet(await findInfluencers(tx, [influencerUid]), influencerUid)
  const brief = await getOnceLiveBrief(tx, briefUid)
  const brand = await getBrand(tx, brief.brandUid)
  await assertOpenTo(tx, brief, brand, influencer)
  await assertNoOpenCollab(tx, briefUid, influencerUid)
  if (mayRequestCollab(brief, await standingInLine(tx, briefUid, influencerUid)))
    throw new CallError('failed-precondition', 'There’s a spot open. You can request this collab now.')
  const joined = await tx
    .insert(briefWaitlist)
    .values({ briefUid, influencerUid, joinedAt: now() })
    .onConflictDoNothing()
    .returning({ briefUid: briefWaitlist.briefUid })
  if (joined.length > 0)
    await record(tx, actor, 'influencer', 'brief.waitlist-joined', {
      subjectUid: briefUid,
      brandUid: brief.brandUid,
      influencerUid,
    })
  return lineOf(tx, briefUid, influencerUid)
}
