import { timezoneName } from '../../../kit/contract/when.ts'
import { now } from '../../../kit/server/clock.ts'
import { type Brief, getBrief } from '../../briefs/server/reads.ts'
import { getBrand, getInfluencer } from '../../profiles/server/reads.ts'
import type { Acting } from '../../collabs/server/acting.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { notifyProfiles, recordCollab, saveCollab } from '../../collabs/server/save.ts'
import type { PassedTime } from '../../collabs/obstacles.ts'
import type { State } from '../../collabs/stages.ts'
import { shortVisit } from '../../collabs/server/words.ts'
import { beginVisit } from './begin.ts'
import { nightCount } from '../../briefs/stays.ts'
import { slotsOf } from './slots.ts'
import { assertBookable, type Booking, type Coming, contentDue, putVisit, type Times } from './visit.ts'
import { findWaiting, leaveLine, takeOffered } from './waitlist.ts'
import { guestsWords } from './words.ts'

/** Books the visit of an agreed collab. Whoever has an offer for the slot takes the place that was kept. */
export async function bookVisit(
  acting: Acting,
  { uid, version, ...booking }: Booking & { uid: string; version?: number },
  why: string | null = null,
): Promise<Collab> {
  const { tx } = acting
  const { collab, next } = await beginVisit(acting, { uid, ...(version !== undefined && { version }) }, 'schedule')
  const brief = await getBrief(tx, collab.briefUid)
  const influencer = await getInfluencer(tx, collab.influencerUid)
  const times = assertBookable(collab, brief, influencer, booking)

  const waiting = await findWaiting(tx, collab.uid)
  const isOffered =
    waiting && String(slotsOf(waiting)) === String(slotsOf(times)) && (waiting.offeredUntil ?? 0) >= now()
  const holdsPlace = isOffered && (await takeOffered(acting, waiting))
  const after = await putBooking(acting, { collab, next, brief, times, why }, booking, holdsPlace || false)
  await leaveLine(acting, collab)
  await notifyBooked(acting, after, { brief, influencer, times, guests: booking.guests })
  return after
}

type Placed = {
  collab: Collab
  next: State
  brief: Brief
  times: Times
  why: string | null
  /** Of a request that named several times: which it is, the best being 1, and those before it. */
  chosen?: { choice: number; passed: PassedTime[] }
}

/** Writes a visit into the calendar, with its collab and its event. */
export async function putBooking(
  acting: Acting,
  { collab, next, brief, times, why, chosen }: Placed,
  booking: Coming,
  holdsPlace = false,
): Promise<Collab> {
  await putVisit(acting, collab, brief, times, booking, holdsPlace)
  const after = await saveCollab(acting.tx, collab, { ...next, contentDueAt: contentDue(times) })
  await recordCollab(acting, 'collab.scheduled', collab, after, {
    why,
    after: { startsAt: times.startsAt.toISOString(), guests: booking.guests, ...nightsOfTimes(times), ...chosen },
  })
  return after
}

/** How many nights an event says, of a stay. */
export function nightsOfTimes({ checkInOn, checkOutOn }: Times): { nights?: number } {
  return checkInOn && checkOutOn ? { nights: nightCount({ checkInOn, checkOutOn }) } : {}
}

type Booked = {
  brief: Pick<Brief, 'title' | 'timezone' | 'brandUid'>
  influencer: { name: string }
  times: Times
  guests: number
}

/** Each side reads its own sentence: the venue who is coming, the creator where they are booked. */
async function notifyBooked(acting: Acting, collab: Collab, booked: Booked): Promise<void> {
  const { brief, influencer, times, guests } = booked
  const venue = collab.terms?.brandName ?? (await getBrand(acting.tx, brief.brandUid)).name
  const time = shortVisit(times, brief.timezone)
  const visit = { kind: 'collab.scheduled', action: 'View visit', until: times.startsAt } as const
  const line = (who: string) => `“${brief.title}”, ${who} (${timezoneName(brief.timezone)}).`
  await notifyProfiles(acting, collab, [collab.brandUid], {
    ...visit,
    title: `${influencer.name} is coming: ${time}`,
    lines: [line(guestsWords(guests))],
  })
  await notifyProfiles(acting, collab, [collab.influencerUid], {
    ...visit,
    title: `You’re booked at ${venue}: ${time}`,
    lines: [line(guests === 0 ? 'on your own' : guestsWords(guests))],
  })
}
