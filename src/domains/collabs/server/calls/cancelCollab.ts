import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { freeSpot } from '../../../briefs/server/spots.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { getBrand, getInfluencer } from '../../../profiles/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { isLateCancel } from '../../windows.ts'
import { companions } from '../companions.ts'
import { begin, closing, eventSide, othersThan, recordCollab, saveCollab, notifyProfiles } from '../save.ts'
import { viewCollab } from '../view.ts'
import { visitWords } from '../words.ts'

/** Under 48 hours before the slot it counts as late. The spot and the slot are free again. */
export const cancelCollab: Handler<typeof collabCalls.cancelCollab> = async (
  { reason, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab, next } = await begin(acting, input, 'cancel')
  const brief = await getBrief(tx, collab.briefUid)
  const planned = await companions().visits.end(acting, collab)
  const lateCancel = isLateCancel(planned?.startsAt ?? null, now())
  const after = await saveCollab(tx, collab, { ...closing(next, reason), lateCancel })
  await freeSpot(tx, brief.uid)
  await recordCollab(acting, 'collab.cancelled', collab, after, {
    why: reason,
    after: { late: lateCancel },
    touches: ['collab', 'brief', 'feed'],
  })
  const brand = await getBrand(tx, after.brandUid)
  const influencer = await getInfluencer(tx, after.influencerUid)
  const side = eventSide(actor, after)
  for (const uid of othersThan(actor, after)) {
    const other = uid === brand.uid ? influencer.name : brand.name
    await notifyProfiles(acting, after, [uid], {
      kind: 'collab.cancelled',
      title:
        side === 'brand' || side === 'influencer'
          ? `${other} cancelled “${brief.title}”`
          : `Your collab “${brief.title}” with ${other} was cancelled`,
      lines: [...(planned ? [`The visit was planned for ${visitWords(planned, brief.timezone)}.`] : []), reason],
      action: 'View collab',
    })
  }
  return viewCollab(tx, actor, after)
}
