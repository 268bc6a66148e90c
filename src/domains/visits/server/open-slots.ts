import type * as z from 'zod/mini'
import { mustGet } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { dayIn, isOpenNight } from '../../briefs/stay-calendar.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { dayAfter, nightSlot } from '../../briefs/stays.ts'
import { whyNot } from '../../collabs/possible.ts'
import type { CollabSide } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { situationOf } from '../../collabs/server/save.ts'
import type { InfluencerProfile } from '../../profiles/server/view.ts'
import type { OfferedStay } from '../views.ts'
import { canMoveTo, tooLateToMove } from '../windows.ts'
import { clashesOf, staysOf } from './clash.ts'
import type { Visit } from './reads.ts'
import { leftIn, slotsOf, spotsLeft } from './slots.ts'
import { offeredStarts, offeredTo, whyNotBookable } from './visit.ts'

type Booked = { collab: Collab; brief: Brief; influencer: InfluencerProfile; visit: Visit | null }
type Ahead = { from: Date; days: number }

/** The times at which one side of a collab can book or move its visit now; nothing that scheduling would refuse. */
export async function openSlots(db: Queryable, booked: Booked, side: CollabSide, ahead: Ahead) {
  const { collab, influencer, visit } = booked
  const brief = offeredTo(collab, booked.brief)
  const why = whyNot(situationOf(collab, visit), collab.stage === 4 ? 'reschedule' : 'schedule', side === 'staff')
  const isBound = side === 'influencer' && collab.stage === 4 && visit !== null
  const isOpen = (at: Date) =>
    whyNotBookable(brief, influencer, at) === null && (!isBound || canMoveTo(visit, at.toISOString(), now()))
  const { from } = ahead
  const until = plus(from, ahead.days * dayMs)
  const starts = why ? [] : offeredStarts(brief, from, until).filter(isOpen)
  const bound = isBound && !canMoveTo(visit, from.toISOString(), now()) ? tooLateToMove : null
  const slotMinutes = collab.terms?.slotMinutes ?? brief.availability.slotMinutes
  const stay = await offeredStay(db, { ...booked, brief }, side, { from, until })
  const free = new Map(stay?.nights.map(({ day, left }) => [day, left]))
  const nightsFrom = (at: Date) =>
    Array.from({ length: stay?.minNights ?? 0 }, (_, night) => dayAfter(dayIn(brief.timezone, at), night))
  const left = stay
    ? new Map(starts.map((at) => [at.getTime(), Math.min(...nightsFrom(at).map((night) => free.get(night) ?? 0))]))
    : await spotsLeft(db, brief, starts)
  // A venue does not learn where else its guest goes.
  const clashAt =
    side === 'brand' || stay
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
    stay,
    slots: starts.map((at) => ({
      startsAt: at.toISOString(),
      left: mustGet(left, at.getTime()),
      capacity: brief.availability.capacity,
      clash: clashAt(at),
    })),
  }
}

/** The nights that can be stayed, with the rooms that are left; a room that this collab has already is one of them. */
async function offeredStay(
  db: Queryable,
  { collab, brief, visit }: Booked,
  side: CollabSide,
  { from, until }: { from: Date; until: Date },
): Promise<z.output<typeof OfferedStay> | null> {
  const { stay } = brief.availability
  if (!stay) return null
  const last = dayAfter(dayIn(brief.timezone, until), stay.maxNights)
  const nights: string[] = []
  for (let night = dayIn(brief.timezone, from); night < last && night <= brief.liveUntil; night = dayAfter(night))
    if (isOpenNight(brief, night)) nights.push(night)
  const left = await leftIn(db, brief, nights.map(nightSlot))
  const own = new Set(visit?.live ? slotsOf(visit).map((slot) => slot.getTime()) : [])
  const span = { from, until: new Date(last), exceptCollab: collab.uid }
  const clashOn = side === 'brand' ? () => null : await staysOf(db, collab.influencerUid, span)
  const { valueMinor, currency } = collab.terms ?? brief
  return {
    minNights: stay.minNights,
    maxNights: stay.maxNights,
    checkOutBy: stay.checkOutBy,
    nightMinor: stay.perNight ? valueMinor : null,
    valueMinor,
    currency,
    nights: nights.map((night) => {
      const slot = nightSlot(night).getTime()
      return { day: night, left: mustGet(left, slot) + (own.has(slot) ? 1 : 0), clash: clashOn(night) }
    }),
  }
}
