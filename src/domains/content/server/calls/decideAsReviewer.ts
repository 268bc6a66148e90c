import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { agree } from '../../../collabs/server/agree.ts'
import { declineRequest } from '../../../collabs/server/close-request.ts'
import { notifyApproved } from '../../../collabs/server/notify-approved.ts'
import { begin } from '../../../collabs/server/save.ts'
import { record } from '../../../audit/server/record.ts'
import type { contentCalls } from '../../contract.ts'
import { approveOne, requestChangesOn, commentOn } from '../decide.ts'
import { lockDeliverable, type DeliverableActing } from '../deliverable.ts'
import { getReviewerLink, reviewerActor } from '../reviewer.ts'

const kinds = {
  'approve-request': 'reviewer.request-approved',
  'decline-request': 'reviewer.request-declined',
  'approve-content': 'reviewer.content-approved',
  'request-changes': 'reviewer.changes-requested',
  comment: 'reviewer.commented',
} as const

/** Each act is logged twice: with the collab or deliverable it changed, and with the link, under the name that was typed. */
export const decideAsReviewer: Handler<typeof contentCalls.decideAsReviewer> = async (
  { token, name, action, uid, version, text, reason },
  { tx, config },
) => {
  const link = await getReviewerLink(tx, token)
  const acting = { actor: reviewerActor(link), tx, config, reviewer: name }
  if (uid.startsWith('collab_') !== action.endsWith('-request'))
    throw new CallError('failed-precondition', 'You can’t do that any more. Reload to see what’s left to review.')
  if (text === '' && (action === 'request-changes' || action === 'comment'))
    throw new CallError('failed-precondition', 'Add a comment to say what should change.')
  if (action === 'approve-request') await approveRequest(acting, { uid, version })
  else if (action === 'decline-request')
    await declineRequest(acting, { uid, version }, { reason, note: text, by: 'reviewer' })
  else if (action === 'approve-content') await approveOne(acting, { uid, version })
  else if (action === 'request-changes') await requestChangesOn(acting, { uid, version, text })
  else await comment(acting, uid, text)
  await record(
    tx,
    acting.actor,
    'reviewer',
    kinds[action],
    { subjectUid: link.uid, brandUid: link.brandUid },
    { after: { name, uid } },
  )
  return { done: true }
}

type Input = { uid: string; version: number }

async function approveRequest(acting: DeliverableActing, input: Input): Promise<void> {
  const { collab } = await begin(acting, input, 'approve')
  const agreed = await agree(acting, collab)
  await notifyApproved(acting, agreed, [collab.influencerUid, collab.brandUid])
}

async function comment(acting: DeliverableActing, uid: string, text: string): Promise<void> {
  const { deliverable, collab } = await lockDeliverable(acting.tx, acting.actor, uid)
  if (collab.outcome !== 'open' || !deliverable.submittedAt)
    throw new CallError('failed-precondition', 'There’s nothing to comment on right now.')
  await commentOn(acting, collab, deliverable, { fileVersion: deliverable.fileVersion, text, atMs: null })
}
