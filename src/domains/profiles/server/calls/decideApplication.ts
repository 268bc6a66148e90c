import { CallError } from '../../../../kit/contract/errors.ts'
import { notify } from '../../../notifications/server/notify.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { beginInfluencer, saveInfluencer, viewInfluencerProfile } from '../save.ts'

const words = {
  approved: {
    title: 'You are in',
    line: 'Your profile is approved: the feed shows what you can ask for.',
    path: '/app/influencer/browse',
    action: 'Open the feed',
  },
  rejected: {
    title: 'Not yet',
    line: 'Your profile was not approved this time.',
    path: '/app/influencer/profile-editor',
    action: 'See what to improve',
  },
  suspended: {
    title: 'Your profile is paused by our team',
    line: 'You cannot ask for places for now. What you agreed to stands.',
    path: '/app/influencer/profile-editor',
    action: 'Read why',
  },
  'details-requested': {
    title: 'A question about your profile',
    line: 'Before we can say yes, we would like to know something.',
    path: '/app/influencer/profile-editor',
    action: 'Open your profile',
  },
} as const

export const decideApplication: Handler<typeof profileCalls.decideApplication> = async (
  { decision, reason, reapplyFrom, ...input },
  { actor, tx, config },
) => {
  const before = await beginInfluencer(tx, actor, input, 'decide')
  if (before.approval === decision) throw new CallError('failed-precondition', `This profile is ${decision} already.`)
  if (!before.appliedAt)
    throw new CallError(
      'failed-precondition',
      'They are still filling in their profile, and have not asked to be let in yet.',
    )
  if (decision !== 'approved' && !reason)
    throw new CallError('failed-precondition', 'reason: the influencer has to be told why')
  if (decision === 'details-requested' && before.approval !== 'applied')
    throw new CallError('failed-precondition', `This profile is ${before.approval} already.`)
  const change = {
    approval: decision === 'details-requested' ? before.approval : decision,
    approvalReason: reason || null,
    reapplyFrom: decision === 'rejected' ? (reapplyFrom ?? null) : null,
  }
  const after = await saveInfluencer(tx, actor, `influencer.${decision}`, before, change, reason || null)
  const { title, line, path, action } = words[decision]
  const again = change.reapplyFrom ? [`You can apply again from ${change.reapplyFrom}.`] : []
  await notify(tx, config, after.uid, `influencer.${decision}:${after.uid}:${after.version}`, {
    kind: `influencer.${decision}`,
    title,
    lines: [line, ...(reason ? [reason] : []), ...again],
    path: `${path}?uid=${after.uid}`,
    action,
  })
  return viewInfluencerProfile(tx, actor, after)
}
