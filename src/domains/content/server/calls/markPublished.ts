import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { isSamePost, readLiveUrl } from '../../live-url.ts'
import { completeIfDone } from '../decide.ts'
import {
  beginDeliverable,
  deliverableWords,
  findDeliverables,
  recordDeliverable,
  writeDeliverable,
  notifyOfDeliverable,
} from '../deliverable.ts'
import { viewDeliverable } from '../view.ts'

export const markPublished: Handler<typeof contentCalls.markPublished> = async (
  { url, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { deliverable, collab } = await beginDeliverable(acting, input, 'markPublished')
  if (deliverable.status !== 'approved')
    throw new CallError(
      'failed-precondition',
      deliverable.status === 'published'
        ? 'This content is already published.'
        : 'This content isn’t approved yet. Wait for approval before you post it.',
    )
  const live = readLiveUrl(url, deliverable)
  if (!live.ok) throw new CallError('failed-precondition', live.problem)
  const used = (await findDeliverables(tx, collab.uid)).find(
    (one) => one.uid !== deliverable.uid && one.liveUrl && isSamePost(one.liveUrl, live.url),
  )
  if (used)
    throw new CallError(
      'failed-precondition',
      `You’ve already used this post for ${deliverableWords(used)}. Paste the link to ${deliverableWords(deliverable)}.`,
    )
  const after = await writeDeliverable(tx, deliverable, { status: 'published', liveUrl: live.url, publishedAt: now() })
  await recordDeliverable(acting, 'deliverable.published', collab, after, { after: { url: live.url } })
  await notifyOfDeliverable(acting, collab, after, [collab.brandUid], {
    kind: 'deliverable.published',
    title: `${collab.terms?.influencerName ?? 'The creator'} posted ${deliverableWords(after)}`,
    lines: [`“${collab.terms?.title ?? ''}” is live at ${live.url}.`],
    action: 'View content',
  })
  return viewDeliverable(tx, config, actor, await completeIfDone(acting, collab), after)
}
