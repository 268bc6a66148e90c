import { CallError } from '../../../../kit/contract/errors.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { commentOn } from '../decide.ts'
import { lockDeliverable } from '../deliverable.ts'
import { contentPolicy } from '../policy.ts'
import { findVersions } from '../reads.ts'
import { viewDeliverable } from '../view.ts'

export const addComment: Handler<typeof contentCalls.addComment> = async (
  { uid, fileVersion, text, atMs },
  { actor, tx, config },
) => {
  const { deliverable, collab } = await lockDeliverable(tx, actor, uid)
  allow(contentPolicy, actor, 'comment', collab)
  const about = (await findVersions(tx, [uid])).find((version) => version.number === fileVersion && version.submittedAt)
  if (!about)
    throw new CallError('failed-precondition', 'We couldn’t find that version. Reload the page, then try again.')
  if (collab.outcome !== 'open')
    throw new CallError('failed-precondition', 'This collab has ended, so comments are closed.')
  if (atMs !== null && !about.files.some((file) => file.kind === 'video' && atMs <= (file.durationMs ?? 0))) {
    throw new CallError('failed-precondition', 'Choose a moment within the video.')
  }
  await commentOn({ actor, tx, config }, collab, deliverable, { fileVersion, text, atMs })
  return viewDeliverable(tx, config, actor, collab, deliverable)
}
