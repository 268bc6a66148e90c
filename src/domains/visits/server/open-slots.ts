import type * as z from 'zod/mini'
import { dayAfter } from '../../../kit/contract/days.ts'
import { mustGet } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { dayIn, isOpenNight } from '../../briefs/stay-calendar.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { nightSlot } from '../../briefs/stays.ts'
import { whyNot } from '../../collabs/possible.ts'
import type { CollabSide } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { situationOf } from '../../collabs/server/save.ts'
import type { InfluencerProfile } from '../../profiles/server/view.ts'
import type { OfferedStay, OpenSlots } from '../views.ts'
import { canMoveTo, tooLateToMove } from '../windows.ts'
import { alone, clashesOf, requestsNear, staysAsked, staysOf } from './clash.ts'
import type { Visit } from './reads.ts'
import { closedAmong, leftIn, slotsOf, spotsLeft } from './slots.ts'
import { offeredStarts, offeredTo, whyAway, whyNotBookable } from './visit.ts'

type Booked = { collab: Collab; brief: Brief; influencer: InfluencerProfile; visit: Visit | null }
type Asking = { brief: Brief; influencer: InfluencerProfile }
type Ahead = { from: Date; days: number }
type Open = z.output<typeof OpenSlots>

/** The times at which one side of a collab can book or move its visit now; nothing that scheduling would refuse. */
export async function openSlots(db: Queryable, booked: Booked, side: CollabSide, ahead: Ahead): Promise<Open> {
  const { collab, influencer, visit } = booked
  const brief = offeredTo(collab, booked.brief)
  const why = whyNot(situationOf(collab, visit), collab.stage === 4 ? 'reschedule' : 'schedule', side)
  const isBound = side === 'influencer' && collab.stage === 4 && visit !== null
  const isOpen = (at: Date) =>
    whyNotBookable(brief, influencer, at) === null && (!isBound || canMoveTo(visit, at.toISOString(), now()))
  const { from } = ahead
  const span = spanOf(ahead)
  const starts = why ? [] : offeredStarts(brief, from, span.until).filter(isOpen)
  const bound = isBound && !canMoveTo(visit, from.toISOString(), now()) ? tooLateToMove : null
  const { slotMinutes, guests, valueMinor, currency } = collab.terms ?? ofBrief(brief)
  // A venue does not learn where its guest goes otherwise.
  const seesClashes = side !== 'brand'
  return {
    ...(await calendarOf(db, {
      brief,
      influencerUid: collab.influencerUid,
      span: { ...span, exceptCollab: collab.uid },
      starts,
      worth: { valueMinor, currency },
      slotMinutes,
      held: visit,
      seesClashes,
    })),
    maxGuests: guests,
    note: starts.length === 0 ? (why ?? whyNotBookable(brief, influencer, from) ?? bound) : null,
  }
}

/** The times that a request on a brief can name now. What takes its creator elsewhere is said with each. */
export async function briefSlots(db: Queryable, { brief, influencer }: Asking, ahead: Ahead): Promise<Open> {
  const span = spanOf(ahead)
  const isOpen = (at: Date) => whyNotBookable(brief, influencer, at) === null
  const starts = offeredStarts(brief, span.from, span.until).filter(isOpen)
  const { slotMinutes, guests, valueMinor, currency } = ofBrief(brief)
  const calendar = await calendarOf(db, {
    brief,
    influencerUid: influencer.uid,
    span,
    starts,
    worth: { valueMinor, currency },
    slotMinutes,
    held: null,
    seesClashes: true,
  })
  return {
    ...calendar,
    slots: calendar.slots.map((slot) => ({
      ...slot,
      clash: whyAway(brief, influencer, new Date(slot.startsAt)) ?? slot.clash,
    })),
    maxGuests: guests,
    note: starts.length === 0 ? whyNotBookable(brief, influencer, ahead.from) : null,
  }
}

function spanOf({ from, days }: Ahead): { from: Date; until: Date } {
  return { from, until: plus(from, days * dayMs) }
}

/** What a brief offers before anybody has agreed to it. */
function ofBrief({ availability, guests, valueMinor, currency }: Brief) {
  return { slotMinutes: availability.slotMinutes, guests, valueMinor, currency }
}

type Asked = {
  brief: Brief
  influencerUid: string
  span: { from: Date; until: Date; exceptCollab?: string }
  starts: readonly Date[]
  worth: { valueMinor: number; currency: string }
  slotMinutes: number
  /** The visit whose places count as free: it would leave them. */
  held: Visit | null
  seesClashes: boolean
}

async function calendarOf(db: Queryable, asked: Asked): Promise<Omit<Open, 'maxGuests' | 'note'>> {
  const { brief, influencerUid, span, starts, slotMinutes, seesClashes } = asked
  const stay = await offeredStay(db, asked)
  const free = new Map(stay?.nights.map(({ day, left }) => [day, left]))
  const nightsFrom = (at: Date) =>
    Array.from({ length: stay?.minNights ?? 0 }, (_, night) => dayAfter(dayIn(brief.timezone, at), night))
  const left = stay
    ? new Map(starts.map((at) => [at.getTime(), Math.min(...nightsFrom(at).map((night) => free.get(night) ?? 0))]))
    : await spotsLeft(db, brief, starts)
  const closed = stay ? new Set() : await closedAmong(db, brief.uid, starts)
  const open = starts.filter((at) => !closed.has(at.getTime()))
  const venue = { brandUid: brief.brandUid, slotMinutes }
  const isOwn = seesClashes && !stay
  const clashAt = isOwn ? await clashesOf(db, influencerUid, span, venue) : () => alone
  const askedAt = isOwn ? await requestsNear(db, influencerUid, span, venue) : () => null
  return {
    timezone: brief.timezone,
    slotMinutes,
    stay,
    slots: open.map((at) => ({
      startsAt: at.toISOString(),
      left: mustGet(left, at.getTime()),
      capacity: brief.availability.capacity,
      ...clashAt(at),
      asked: askedAt(at),
    })),
  }
}

/** The nights that can be stayed, with the rooms that are left; a room that this collab has already is one of them. */
async function offeredStay(
  db: Queryable,
  { brief, influencerUid, span, worth, held, seesClashes }: Asked,
): Promise<z.output<typeof OfferedStay> | null> {
  const { stay } = brief.availability
  if (!stay) return null
  const { from, until } = span
  const last = dayAfter(dayIn(brief.timezone, until), stay.maxNights)
  const nights: string[] = []
  for (let night = dayIn(brief.timezone, from); night < last && night <= brief.liveUntil; night = dayAfter(night))
    if (isOpenNight(brief, night)) nights.push(night)
  const left = await leftIn(db, brief, nights.map(nightSlot))
  const own = new Set(held?.live ? slotsOf(held).map((slot) => slot.getTime()) : [])
  const clashOn = seesClashes ? await staysOf(db, influencerUid, { ...span, until: new Date(last) }) : () => null
  const askedOn = seesClashes ? await staysAsked(db, influencerUid, span.exceptCollab) : () => null
  return {
    minNights: stay.minNights,
    maxNights: stay.maxNights,
    checkOutBy: stay.checkOutBy,
    nightMinor: stay.perNight ? worth.valueMinor : null,
    ...worth,
    nights: nights.map((night) => {
      const slot = nightSlot(night).getTime()
      return {
        day: night,
        left: mustGet(left, slot) + (own.has(slot) ? 1 : 0),
        clash: clashOn(night),
        asked: askedOn(night),
      }
    }),
  }
}
