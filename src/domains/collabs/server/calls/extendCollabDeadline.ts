import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { begin, recordCollab, saveCollab, notifyProfiles } from '../save.ts'
import { viewCollab } from '../view.ts'
import { timeWords } from '../words.ts'

export const extendCollabDeadline: Handler<typeof collabCalls.extendCollabDeadline> = async (
  { dueAt, reason, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await begin(acting, input, 'extendDeadline')
  const contentDueAt = new Date(dueAt)
  if (contentDueAt <= now()) throw new CallError('failed-precondition', 'Choose a deadline in the future.')
  if (collab.contentDueAt && contentDueAt <= collab.contentDueAt)
    throw new CallError('failed-precondition', 'Choose a deadline later than the current one.')
  const after = await saveCollab(tx, collab, { contentDueAt })
  await recordCollab(acting, 'collab.deadline-extended', collab, after, { why: reason, after: { dueAt } })
  await notifyProfiles(acting, after, [collab.influencerUid, collab.brandUid], {
    kind: 'collab.deadline-extended',
    title: `Content deadline extended to ${timeWords(contentDueAt, collab.terms?.timezone ?? 'Europe/London')}`,
    lines: [reason],
    action: 'View collab',
  })
  return viewCollab(tx, actor, after)
}
