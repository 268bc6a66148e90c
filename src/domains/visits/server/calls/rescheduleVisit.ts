import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { recordCollab, saveCollab, notifyProfiles } from '../../../collabs/server/save.ts'
import { beginVisit } from '../begin.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { assertBookable, contentDue, putVisit } from '../visit.ts'
import { visitWords } from '../../../collabs/server/words.ts'
import { nightsOfTimes } from '../book.ts'
import { canMoveTo, tooLateToMove } from '../../windows.ts'

/** By the influencer until 24 hours before, later only to a time the venue proposed; staff at any time. */
export const rescheduleVisit: Handler<typeof visitCalls.rescheduleVisit> = async (
  { uid, version, ...booking },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab, next, visit: planned } = await beginVisit(acting, { uid, version }, 'reschedule')
  const visit = must(planned, 'booked visit')
  if (sideOn(actor, collab) !== 'staff' && !canMoveTo(visit, booking.startsAt, now()))
    throw new CallError('failed-precondition', tooLateToMove)
  const brief = await getBrief(tx, collab.briefUid)
  const times = assertBookable(collab, brief, await getInfluencer(tx, collab.influencerUid), booking)

  const { startsAt } = times
  await putVisit(acting, collab, brief, times, booking)
  const after = await saveCollab(tx, collab, { ...next, contentDueAt: contentDue(times) })
  await recordCollab(acting, 'collab.rescheduled', collab, after, {
    after: { startsAt: startsAt.toISOString(), before: visit.startsAt.toISOString(), ...nightsOfTimes(times) },
  })
  await notifyProfiles(acting, after, [collab.brandUid, collab.influencerUid], {
    kind: 'collab.rescheduled',
    title: `New ${times.checkInOn ? 'dates' : 'time'}: ${visitWords(times, brief.timezone)}`,
    lines: [`“${brief.title}” was previously booked for ${visitWords(visit, brief.timezone)}.`],
    action: 'View visit',
    until: startsAt < visit.startsAt ? startsAt : visit.startsAt,
  })
  return viewCollab(tx, actor, after)
}
