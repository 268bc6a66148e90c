import { mustGet } from '../../../../kit/contract/must.ts'
import { now, plus, dayMs } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { whyNot } from '../../../collabs/possible.ts'
import { clashesOf } from '../clash.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import { situationOf } from '../../../collabs/server/save.ts'
import { spotsLeft } from '../slots.ts'
import { offeredStarts, whyNotBookable } from '../visit.ts'
import { canMoveTo, tooLateToMove } from '../../windows.ts'
import { findVisit } from '../reads.ts'

export const listOpenSlots: Handler<typeof visitCalls.listOpenSlots> = async ({ uid, from, days }, { actor, db }) => {
  const collab = await getCollab(db, actor, uid)
  const brief = await getBrief(db, collab.briefUid)
  const influencer = await getInfluencer(db, collab.influencerUid)
  const visit = await findVisit(db, uid)
  const side = sideOn(actor, collab)
  const why = whyNot(situationOf(collab, visit), collab.stage === 4 ? 'reschedule' : 'schedule', side === 'staff')
  const start = from ? new Date(from) : now()
  const isBound = side === 'influencer' && collab.stage === 4 && visit !== null
  const isOpen = (at: Date) =>
    whyNotBookable(brief, influencer, at) === null && (!isBound || canMoveTo(visit, at.toISOString(), now()))
  const starts = why ? [] : offeredStarts(brief, start, plus(start, days * dayMs)).filter(isOpen)
  const left = await spotsLeft(db, brief, starts)
  const bound = isBound && !canMoveTo(visit, start.toISOString(), now()) ? tooLateToMove : null
  const slotMinutes = collab.terms?.slotMinutes ?? brief.availability.slotMinutes
  // A venue does not learn where else its guest goes.
  const clashAt =
    side === 'brand'
      ? () => null
      : await clashesOf(
          db,
          collab.influencerUid,
          { from: start, until: plus(start, days * dayMs), exceptCollab: uid },
          { brandUid: collab.brandUid, slotMinutes },
        )
  return {
    timezone: brief.timezone,
    slotMinutes,
    maxGuests: collab.terms?.guests ?? brief.guests,
    note: starts.length === 0 ? (why ?? whyNotBookable(brief, influencer, start) ?? bound) : null,
    slots: starts.map((at) => ({
      startsAt: at.toISOString(),
      left: mustGet(left, at.getTime()),
      capacity: brief.availability.capacity,
      clash: clashAt(at),
    })),
  }
}
