import { CallError } from '../../../../kit/contract/errors.ts'
import { hourMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { collabCalls } from '../../contract.ts'
import { getVisit } from '../reads.ts'
import { begin, recordCollab, saveCollab, notifyProfiles } from '../save.ts'
import { viewCollab } from '../view.ts'
import { saveVisit } from '../visit.ts'

export const reportRunningLate: Handler<typeof collabCalls.reportRunningLate> = async (
  { minutes, ...input },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await begin(acting, input, 'runLate')
  const visit = await getVisit(tx, collab.uid)
  if (visit.startsAt > plus(now(), 3 * hourMs))
    throw new CallError('failed-precondition', 'You can say so from three hours before the visit.')
  await saveVisit(tx, visit.uid, { lateMinutes: minutes })
  const after = await saveCollab(tx, collab, {})
  await recordCollab(acting, 'collab.running-late', collab, after, { after: { minutes } })
  await notifyProfiles(acting, after, [collab.brandUid], {
    kind: 'collab.running-late',
    title: `${collab.terms?.influencerName ?? 'Your guest'} is running ${minutes} minutes late`,
    lines: ['They are on their way.'],
    action: 'See the visit',
    until: visit.startsAt,
  })
  return viewCollab(tx, actor, after)
}
