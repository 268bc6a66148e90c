import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { isInfluencer, isStaff } from '../../../../access/roles.ts'
import { may } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { answeredBy, approvalChecks, whatToApplyFor } from '../../approval.ts'
import type { profileCalls } from '../../contract.ts'
import { influencerPolicy } from '../policy.ts'
import { findInfluencers } from '../reads.ts'

export const getApproval: Handler<typeof profileCalls.getApproval> = async ({ influencerUid }, { actor, db }) => {
  const found =
    isInfluencer(actor, influencerUid) || isStaff(actor)
      ? (await findInfluencers(db, [influencerUid])).get(influencerUid)
      : undefined
  if (!found) throw new CallError('not-found', 'There is no such influencer profile.')
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
