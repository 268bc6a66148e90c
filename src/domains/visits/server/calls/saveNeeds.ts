import type { Handler } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import { notifyProfiles, recordCollab, saveCollab } from '../../../collabs/server/save.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import type { visitCalls } from '../../contract.ts'
import { needsAreShown } from '../../windows.ts'
import { beginVisit } from '../begin.ts'
import { getVisit, spanOf } from '../reads.ts'
import { saveVisit } from '../visit.ts'

/** What is written goes into no event, notification or mail. The venue is told once it may see it: it may have looked already. */
export const saveNeeds: Handler<typeof visitCalls.saveNeeds> = async ({ needs, ...input }, { actor, tx, config }) => {
  const acting = { actor, tx, config }
  const { collab } = await beginVisit(acting, input, 'sayNeeds')
  const visit = await getVisit(tx, collab.uid)
  if ((visit.needs ?? '') === needs) return viewCollab(tx, actor, collab)
  await saveVisit(tx, visit.uid, { needs: needs || null })
  const after = await saveCollab(tx, collab, {})
  await recordCollab(acting, 'collab.needs-saved', collab, after)
  if (needsAreShown(spanOf(visit), now()))
    await notifyProfiles(acting, after, [collab.brandUid], {
      kind: 'collab.needs-saved',
      title: `${collab.terms?.influencerName ?? 'The creator'} changed their dietary needs`,
      lines: ['They stand with the visit.'],
      action: 'View visit',
      until: visit.startsAt,
    })
  return viewCollab(tx, actor, after)
}
