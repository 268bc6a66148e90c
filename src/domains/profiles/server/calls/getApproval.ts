import { now } from '../../../../kit/server/clock.ts'
import { assertSeesInfluencer, noInfluencer } from '../../../../access/server/guards.ts'
import { may } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { answeredBy, approvalChecks, whatToApplyFor } from '../../approval.ts'
import type { profileCalls } from '../../contract.ts'
import { influencerPolicy } from '../policy.ts'
import { findInfluencers } from '../reads.ts'

export const getApproval: Handler<typeof profileCalls.getApproval> = async ({ influencerUid }, { actor, db }) => {
  assertSeesInfluencer(actor, influencerUid)
  const found = (await findInfluencers(db, [influencerUid])).get(influencerUid)
  if (!found) throw noInfluencer()
  const { profile, social } = found
  return {
    state: profile.approval,
    reason: profile.approvalReason,
    reapplyFrom: profile.reapplyFrom,
    answerBy: answeredBy(profile.appliedAt ?? profile.createdAt).toISOString(),
    checks: approvalChecks({ ...profile, social }, now()),
    version: profile.version,
    can: { apply: may(influencerPolicy, actor, 'apply', profile) ? whatToApplyFor(profile, now()) : null },
  }
}
