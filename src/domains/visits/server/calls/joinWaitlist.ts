import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { recordCollab, saveCollab } from '../../../collabs/server/save.ts'
import { beginVisit } from '../begin.ts'
import { leftIn, lockSlotsOf, slotsOf } from '../slots.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { assertBookable } from '../visit.ts'
import { nightsOfTimes } from '../book.ts'
import { leaveLine } from '../waitlist.ts'
import { waitlist } from '../tables.ts'

/** One slot at a time: joining another leaves the line one stood in. */
export const joinWaitlist: Handler<typeof visitCalls.joinWaitlist> = async (
  { uid, version, ...wanted },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await beginVisit(acting, { uid, version }, 'schedule')
  const brief = await getBrief(tx, collab.briefUid)
  const times = assertBookable(collab, brief, await getInfluencer(tx, collab.influencerUid), wanted)
  await leaveLine(acting, collab)
  // Held, so that a place that is given back at this moment is either seen here or offered.
  await lockSlotsOf(tx, brief.uid, [times])
  const left = await leftIn(tx, brief, slotsOf(times))
  if (![...left.values()].includes(0))
    throw new CallError(
      'failed-precondition',
      times.checkInOn
        ? 'A room is available for those nights. You can book them now.'
        : 'That time is available. You can book it now.',
    )

  const { startsAt, checkInOn, checkOutOn } = times
  const { guests } = wanted
  await tx
    .insert(waitlist)
    .values({ collabUid: collab.uid, briefUid: brief.uid, startsAt, checkInOn, checkOutOn, guests, joinedAt: now() })
  const after = await saveCollab(tx, collab, {})
  await recordCollab(acting, 'collab.waitlist-joined', collab, after, {
    after: { startsAt: startsAt.toISOString(), ...nightsOfTimes(times) },
  })
  return viewCollab(tx, actor, after)
}
