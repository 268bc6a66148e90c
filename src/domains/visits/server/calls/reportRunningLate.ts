import { CallError } from '../../../../kit/contract/errors.ts'
import { hourMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { visitCalls } from '../../contract.ts'
import { recordCollab, saveCollab, notifyProfiles } from '../../../collabs/server/save.ts'
import { beginVisit } from '../begin.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { saveVisit } from '../visit.ts'
import { getVisit } from '../reads.ts'

export const reportRunningLate: Handler<typeof visitCalls.reportRunningLate> = async (
  { minutes, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await beginVisit(acting, input, 'runLate')
  const visit = await getVisit(tx, collab.uid)
  if (visit.startsAt > plus(now(), 3 * hourMs))
    throw new CallError('failed-precondition', 'You can report a delay from three hours before the visit.')
  await saveVisit(tx, visit.uid, { lateMinutes: minutes })
  const after = await saveCollab(tx, collab, {})
  await recordCollab(acting, 'collab.running-late-reported', collab, after, { after: { minutes } })
  await notifyProfiles(acting, after, [collab.brandUid], {
    kind: 'collab.running-late-reported',
    title: `${collab.terms?.influencerName ?? 'The creator'} is running ${minutes} minutes late`,
    lines: ['They’re on their way.'],
    action: 'View visit',
    until: visit.startsAt,
  })
  return viewCollab(tx, actor, after)
}
