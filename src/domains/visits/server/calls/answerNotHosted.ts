import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { visitCalls } from '../../contract.ts'
import { recordCollab, saveCollab, notifyManager, notifyProfiles } from '../../../collabs/server/save.ts'
import { beginVisit } from '../begin.ts'
import { viewCollab } from '../../../collabs/server/view.ts'

export const answerNotHosted: Handler<typeof visitCalls.answerNotHosted> = async (
  { uid, text },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await beginVisit(acting, { uid }, 'answerNotHosted')
  const after = await saveCollab(tx, collab, { venueAnswer: { text, at: now().toISOString() } })
  await recordCollab(acting, 'collab.venue-answered', collab, after, { why: text })
  const notification = {
    kind: 'collab.venue-answered',
    title: `${collab.terms?.brandName ?? 'The venue'} replied`,
    lines: [text],
    action: 'View collab',
  }
  await notifyProfiles(acting, after, [collab.influencerUid], notification)
  await notifyManager(acting, after, notification)
  return viewCollab(tx, actor, after)
}
