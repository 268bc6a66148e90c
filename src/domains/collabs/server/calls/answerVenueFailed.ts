import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { begin, recordCollab, saveCollab, notifyManager, notifyProfiles } from '../save.ts'
import { viewCollab } from '../view.ts'

export const answerVenueFailed: Handler<typeof collabCalls.answerVenueFailed> = async (
  { uid, text },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await begin(acting, { uid }, 'answerVenueFailed')
  const after = await saveCollab(tx, collab, { venueAnswer: { text, at: now().toISOString() } })
  await recordCollab(acting, 'collab.venue-answered', collab, after, { why: text })
  const notification = {
    kind: 'collab.venue-answered',
    title: `${collab.terms?.brandName ?? 'The venue'} has answered`,
    lines: [text],
    action: 'See the collab',
  }
  await notifyProfiles(acting, after, [collab.influencerUid], notification)
  await notifyManager(acting, after, notification)
  return viewCollab(tx, actor, after)
}
