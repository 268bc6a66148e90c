import { CallError } from '../../../../kit/contract/errors.ts'
import { dayInWords } from '../../../../kit/contract/when.ts'
import { now } from '../../../../kit/server/clock.ts'
import { notify } from '../../../notifications/server/notify.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { ageOn, youngest } from '../../creator-vocabulary.ts'
import { beginInfluencer, saveInfluencer, viewInfluencerProfile } from '../save.ts'

const words = {
  approved: {
    title: 'You’re in',
    line: 'Your profile is approved. Browse the feed to find your first collab.',
    path: '/app/influencer/browse',
    action: 'Open the feed',
  },
  rejected: {
    title: 'Your application wasn’t approved',
    line: 'Here’s what our team said:',
    path: '/app/influencer/profile-editor',
    action: 'See how to improve',
  },
  suspended: {
    title: 'Our team has suspended your profile',
    line: 'You can’t request collabs for now. Collabs you’ve already agreed still stand.',
    path: '/app/influencer/profile-editor',
    action: 'Read why',
  },
  'details-requested': {
    title: 'A question about your profile',
    line: 'We have a question before we can approve your profile.',
    path: '/app/influencer/profile-editor',
    action: 'Go to profile',
  },
} as const

export const decideApplication: Handler<typeof profileCalls.decideApplication> = async (
  { decision, reason, reapplyFrom, ...input },
  { actor, tx, config },
) => {
  const before = await beginInfluencer(tx, actor, input, 'decide')
  if (before.approval === decision)
    throw new CallError('failed-precondition', 'This has already been decided. Reload to see the latest.')
  if (!before.appliedAt) throw new CallError('failed-precondition', 'They haven’t sent their application yet.')
  if (decision === 'approved' && ageOn(before.dateOfBirth, now().toISOString().slice(0, 10)) < youngest)
    throw new CallError('failed-precondition', `They’re under ${youngest}, so they can’t be approved.`)
  if (decision !== 'approved' && !reason)
    throw new CallError('failed-precondition', 'Add a reason. The creator will see it.')
  if (decision === 'details-requested' && before.approval !== 'applied')
    throw new CallError('failed-precondition', `This profile is already ${before.approval}, so there’s nothing to ask.`)
  const change = {
    approval: decision === 'details-requested' ? before.approval : decision,
    approvalReason: reason || null,
    reapplyFrom: decision === 'rejected' ? (reapplyFrom ?? null) : null,
  }
  const after = await saveInfluencer(tx, actor, `influencer.${decision}`, before, change, reason || null)
  const { title, line, path, action } = words[decision]
  const again = change.reapplyFrom ? [`You can apply again from ${dayInWords(change.reapplyFrom)}.`] : []
  await notify(tx, config, after.uid, `influencer.${decision}:${after.uid}:${after.version}`, {
    kind: `influencer.${decision}`,
    title,
    lines: [line, ...(reason ? [reason] : []), ...again],
    path: `${path}?uid=${after.uid}`,
    action,
  })
  return viewInfluencerProfile(tx, actor, after)
}
