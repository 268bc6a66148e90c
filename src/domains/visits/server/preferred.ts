import { eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { CallError } from '../../../kit/contract/errors.ts'
import { mustGet } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { dayIn } from '../../briefs/stay-calendar.ts'
import { datesOf, nightSlot, nightsOf } from '../../briefs/stays.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { type Brief, getBrief } from '../../briefs/server/reads.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { getInfluencer, holdInfluencer } from '../../profiles/server/reads.ts'
import type { InfluencerProfile } from '../../profiles/server/view.ts'
import type { PreferredTimes } from '../../collabs/preferred-times.ts'
import type { Companions } from '../../collabs/server/companions.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { shortVisit } from '../../collabs/server/words.ts'
import { advance } from '../../collabs/stages.ts'
import type { CollabView } from '../../collabs/views.ts'
import { amongVisits, staysInTheWay } from '../clashes.ts'
import { putBooking } from './book.ts'
import { clashesOf, staysOf } from './clash.ts'
import { listPlannedOfAll } from './planned.ts'
import { leftIn, lockSlotsOf, slotsOf, takenFrom } from './slots.ts'
import { assertGuests, offeredTo, type Times, timesOf, whyAway, whyNotOfferedTo } from './visit.ts'

type View = z.output<typeof CollabView>['preferred']
type PreferredTime = PreferredTimes['times'][number]
/** For whom a time is looked at: the collab, where there is one already, has no clash with itself. */
type For = { brief: Brief; influencer: InfluencerProfile; collab?: Pick<Collab, 'uid' | 'terms'> }

/** The most that a stay reaches on from its check-in. */
const longestMs = 32 * dayMs

/** When a preferred time is, by the calendar of its brief. */
function timesIn(brief: Brief, { startsAt, nights }: PreferredTime, collab?: Pick<Collab, 'terms'>): Times {
  return timesOf(collab ?? { terms: null }, brief, new Date(startsAt), nights)
}

/** What stands in the way of each of these times, in their order; null of one that can be booked now. */
async function obstaclesTo(db: Queryable, asked: For, preferred: readonly PreferredTime[]): Promise<(string | null)[]> {
  const { brief, influencer, collab } = asked
  const all = preferred.map((time) => ({ time, times: timesIn(brief, time, collab) }))
  const clashOf = await clashesIn(
    db,
    asked,
    all.map(({ times }) => times),
  )
  const slots = all.flatMap(({ times }) => slotsOf(times)).toSorted((a, b) => a.getTime() - b.getTime())
  const left = await leftIn(db, brief, slots)
  const isFull = (times: Times) => slotsOf(times).some((slot) => (left.get(slot.getTime()) ?? 0) <= 0)
  return all.map(
    ({ time, times }) =>
      whyNotOfferedTo(brief, influencer, time) ??
      whyAway(brief, influencer, times.startsAt) ??
      clashOf(times) ??
      (isFull(times) ? `That ${times.checkInOn ? 'stay' : 'time'} was just taken. Choose another.` : null),
  )
}

/** Says what of the creator’s own visits a time is in the way of. */
async function clashesIn(
  db: Queryable,
  { brief, influencer, collab }: For,
  all: readonly Times[],
): Promise<(times: Times) => string | null> {
  const from = new Date(Math.min(...all.map(({ startsAt }) => startsAt.getTime())))
  const until = new Date(Math.max(...all.map(({ endsAt }) => endsAt.getTime())))
  const span = { from, until, ...(collab && { exceptCollab: collab.uid }) }
  const { brandUid, availability } = brief
  if (availability.stay) {
    const clashOn = await staysOf(db, influencer.uid, span)
    return ({ checkInOn, checkOutOn }) => {
      const nights = checkInOn && checkOutOn ? nightsOf({ checkInOn, checkOutOn }) : []
      return nights.map(clashOn).find((clash) => clash !== null) ?? null
    }
  }
  const clashAt = await clashesOf(db, influencer.uid, span, { brandUid, slotMinutes: availability.slotMinutes })
  return ({ startsAt }) => clashAt(startsAt).clash
}

/** Refuses the times of a request that could not be booked now, by the first of them; answers them in words. */
export const assertPreferred: Companions['visits']['assertPreferred'] = async (
  db,
  { brief, influencer, guests },
  preferred,
) => {
  assertGuests(guests, preferred.guests)
  const words = preferred.times.map((time) => shortVisit(timesIn(brief, time), brief.timezone))
  const obstacles = await obstaclesTo(db, { brief, influencer }, preferred.times)
  const at = obstacles.findIndex((obstacle) => obstacle !== null)
  if (at !== -1) throw new CallError('failed-precondition', `${words[at]}: ${obstacles[at]}`)
  return words
}

/** Who says yes to two requests of one creator at once books them one after the other: the second sees the first. */
export const holdPreferred: Companions['visits']['holdPreferred'] = async (tx, collab, preferred) => {
  await holdInfluencer(tx, collab.influencerUid)
  const brief = await getBrief(tx, collab.briefUid)
  await lockSlotsOf(
    tx,
    brief.uid,
    preferred.times.map((time) => timesIn(brief, time)),
  )
}

/** Books the first of the held times that is still free for both sides; null when none is. */
export const bookPreferred: Companions['visits']['bookPreferred'] = async (acting, collab, preferred) => {
  const { tx } = acting
  const brief = offeredTo(collab, await getBrief(tx, collab.briefUid))
  const influencer = await getInfluencer(tx, collab.influencerUid)
  const obstacles = await obstaclesTo(tx, { brief, influencer, collab }, preferred.times)
  const wanted = preferred.times[obstacles.indexOf(null)]
  if (!wanted) return null
  const times = timesIn(brief, wanted, collab)
  const guests = Math.min(preferred.guests, collab.terms?.guests ?? brief.guests)
  const next = advance(collab, 'schedule')
  const booking = { guests, guestNames: [], needs: '' }
  const after = await putBooking(acting, { collab, next, brief, times, why: null }, booking)
  return { collab: after, booked: { startsAt: times.startsAt, words: shortVisit(times, brief.timezone) } }
}

/** What requests that wait for their answer prefer, and what of it is still free for both sides, by collab; no query where there is none. */
export async function viewPreferred(db: Queryable, collabs: readonly Collab[]): Promise<Map<string, View>> {
  const asking = collabs.flatMap(({ uid, briefUid, influencerUid, stage, outcome, preferred }) =>
    preferred && stage === 1 && outcome === 'open' ? [{ uid, briefUid, influencerUid, preferred }] : [],
  )
  if (asking.length === 0) return new Map()
  const briefUids = [...new Set(asking.map(({ briefUid }) => briefUid))]
  const latest = Math.max(
    ...asking.flatMap(({ preferred }) => preferred.times.map(({ startsAt }) => Date.parse(startsAt))),
  )
  const until = new Date(latest + longestMs)
  const taken = await takenFrom(db, briefUids, now(), until)
  const { uid, timezone, availability } = briefFacts
  const { latitude, longitude } = brandFacts
  const rows = await db
    .select({ uid, timezone, availability, latitude, longitude })
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .where(inArray(uid, briefUids))
  const calendars = new Map(rows.map((row) => [row.uid, row]))
  const creators = [...new Set(asking.map(({ influencerUid }) => influencerUid))]
  const plans = Map.groupBy(
    await listPlannedOfAll(db, creators, { from: plus(now(), -dayMs), until }),
    ({ influencerUid }) => influencerUid,
  )
  return new Map(
    asking.map(({ uid: collabUid, briefUid, influencerUid, preferred }) => {
      const calendar = mustGet(calendars, briefUid)
      const { capacity, slotMinutes } = calendar.availability
      const planned = plans.get(influencerUid) ?? []
      const clashAt = amongVisits(planned, calendar, slotMinutes)
      const stayIn = staysInTheWay(planned)
      const times = preferred.times.map(({ startsAt, nights }) => {
        const start = new Date(startsAt)
        const stay = nights ? datesOf(dayIn(calendar.timezone, start), nights) : undefined
        const slots = stay ? nightsOf(stay).map(nightSlot) : [start]
        const hasRoom = slots.every((slot) => (taken.get(briefUid)?.get(slot.getTime()) ?? 0) < capacity)
        const clashes = stay ? slots.some((slot) => stayIn(slot.getTime())) : clashAt(start).clash !== null
        const free = start > now() && hasRoom && !clashes
        return { startsAt, ...(stay && { stay }), free }
      })
      return [collabUid, { times, guests: preferred.guests }]
    }),
  )
}
