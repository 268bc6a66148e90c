import { mustGet } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { whyNot } from '../../collabs/possible.ts'
import type { CollabSide } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { situationOf } from '../../collabs/server/save.ts'
import type { InfluencerProfile } from '../../profiles/server/view.ts'
import { canMoveTo, tooLateToMove } from '../windows.ts'
import { clashesOf } from './clash.ts'
import type { Visit } from './reads.ts'
import { spotsLeft } from './slots.ts'
import { offeredStarts, whyNotBookable } from './visit.ts'

type Booked = { collab: Collab; brief: Brief; influencer: InfluencerProfile; visit: Visit | null }

/** The times at which one side of a collab can book or move its visit now; nothing that scheduling would refuse. */
export async function openSlots(
  db: Queryable,
  { collab, brief, influencer, visit }: Booked,
  side: CollabSide,
  { from, days }: { from: Date; days: number },
) {
  const why = whyNot(situationOf(collab, visit), collab.stage === 4 ? 'reschedule' : 'schedule', side === 'staff')
  const isBound = side === 'influencer' && collab.stage === 4 && visit !== null
  const isOpen = (at: Date) =>
    whyNotBookable(brief, influencer, at) === null && (!isBound || canMoveTo(visit, at.toISOString(), now()))
  const until = plus(from, days * dayMs)
  const starts = why ? [] : offeredStarts(brief, from, until).filter(isOpen)
  const left = await spotsLeft(db, brief, starts)
  const bound = isBound && !canMoveTo(visit, from.toISOString(), now()) ? tooLateToMove : null
  const slotMinutes = collab.terms?.slotMinutes ?? brief.availability.slotMinutes
  // A venue does not learn where else its guest goes.
  const clashAt =
    side === 'brand'
      ? () => null
      : await clashesOf(
          db,
          collab.influencerUid,
          { from, until, exceptCollab: collab.uid },
          { brandUid: collab.brandUid, slotMinutes },
        )
  return {
    timezone: brief.timezone,
    slotMinutes,
    maxGuests: collab.terms?.guests ?? brief.guests,
    note: starts.length === 0 ? (why ?? whyNotBookable(brief, influencer, from) ?? bound) : null,
    slots: starts.map((at) => ({
      startsAt: at.toISOString(),
      left: mustGet(left, at.getTime()),
      capacity: brief.availability.capacity,
      clash: clashAt(at),
    })),
  }
}
