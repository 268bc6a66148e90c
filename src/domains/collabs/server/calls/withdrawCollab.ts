import type { Handler } from '../../../../access/server/handler.ts'
import { freeSpot } from '../../../briefs/server/spots.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { companions } from '../companions.ts'
import { begin, closing, recordCollab, saveCollab, notifyProfiles } from '../save.ts'
import { viewCollab } from '../view.ts'

export const withdrawCollab: Handler<typeof collabCalls.withdrawCollab> = async (
  { note, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab, next } = await begin(acting, input, 'withdraw')
  const after = await saveCollab(tx, collab, closing(next, note || null))
  if (collab.stage === 3) {
    await companions().visits.end(acting, collab)
    await freeSpot(tx, collab.briefUid)
  }
  await recordCollab(acting, 'collab.withdrawn', collab, after, {
    why: note || null,
    touches: ['collab', 'brief', 'feed'],
  })
  const brief = await getBrief(tx, collab.briefUid)
  await notifyProfiles(acting, after, [collab.brandUid], {
    kind: 'collab.withdrawn',
    title: `A request for “${brief.title}” was withdrawn`,
    lines: [note || 'You don’t need to do anything. The spot is open again.'],
    action: 'View collab',
  })
  return viewCollab(tx, actor, after)
}
