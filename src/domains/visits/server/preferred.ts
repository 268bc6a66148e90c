import type * as z from 'zod/mini'
import { CallError } from '../../../kit/contract/errors.ts'
import { must, mustGet, one } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findBriefs, getBrief } from '../../briefs/server/reads.ts'
import { findInfluencers, getInfluencer, holdInfluencer } from '../../profiles/server/reads.ts'
import type { Companions } from '../../collabs/server/companions.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { shortVisit } from '../../collabs/server/words.ts'
import { advance } from '../../collabs/stages.ts'
import type { CollabView } from '../../collabs/views.ts'
import { putBooking } from './book.ts'
import { findObstacles, type InTheWay, timesIn, type Asked } from './obstacles.ts'
import { lockSlotsOf } from './slots.ts'
import { assertGuests, offeredTo } from './visit.ts'

type View = z.output<typeof CollabView>['preferred']

/** Refuses the times of a request that could not be booked now, each by its own reason; answers them in words. */
export const assertPreferred: Companions['visits']['assertPreferred'] = async (
  db,
  { brief, influencer, guests },
  preferred,
) => {
  assertGuests(guests, preferred.guests)
  const words = preferred.times.map((time) => shortVisit(timesIn(brief, time), brief.timezone))
  const obstacles = await obstaclesTo(db, { brief, influencer, terms: null, times: preferred.times })
  const refused = obstacles.flatMap((obstacle, at) => (obstacle ? [`${words[at]}: ${obstacle.says}`] : []))
  if (refused.length > 0) throw new CallError('failed-precondition', refused.join(' '))
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

/** Books the first of the held times that is still free for both sides, and says which it passed over. */
export const bookPreferred: Companions['visits']['bookPreferred'] = async (acting, collab, preferred) => {
  const { tx } = acting
  const brief = offeredTo(collab, await getBrief(tx, collab.briefUid))
  const influencer = await getInfluencer(tx, collab.influencerUid)
  const { times: all } = preferred
  const { terms } = collab
  const obstacles = await obstaclesTo(tx, { brief, influencer, terms, times: all })
  const at = obstacles.indexOf(null)
  const before = at === -1 ? all : all.slice(0, at)
  const passed = before.map((time, index) => ({ ...time, why: must(obstacles[index], 'obstacle').why }))
  const passedOver = passed.map((time) => ({
    why: time.why,
    when: shortVisit(timesIn(brief, time, terms), brief.timezone),
  }))
  const wanted = all[at]
  if (!wanted) return { collab, booked: null, passed: passedOver }
  const times = timesIn(brief, wanted, terms)
  const choice = all.length > 1 ? at + 1 : null
  const booking = { guests: Math.min(preferred.guests, terms?.guests ?? brief.guests), guestNames: [], needs: '' }
  const placed = { collab, next: advance(collab, 'schedule'), brief, times, why: null }
  const after = await putBooking(acting, { ...placed, ...(choice && { chosen: { choice, passed } }) }, booking)
  const booked = { startsAt: times.startsAt, words: shortVisit(times, brief.timezone), choice }
  return { collab: after, booked, passed: passedOver }
}

/** What requests that wait for their answer prefer, and what a yes would find in its way, by collab; no query where there is none. */
export async function viewPreferred(db: Queryable, collabs: readonly Collab[]): Promise<Map<string, View>> {
  const asking = collabs.flatMap(({ uid, briefUid, influencerUid, stage, outcome, preferred }) =>
    preferred && stage === 1 && outcome === 'open' ? [{ uid, briefUid, influencerUid, preferred }] : [],
  )
  if (asking.length === 0) return new Map()
  const briefs = await findBriefs(
    db,
    asking.map(({ briefUid }) => briefUid),
  )
  const creators = await findInfluencers(
    db,
    asking.map(({ influencerUid }) => influencerUid),
  )
  const requests = asking.map(({ briefUid, influencerUid, preferred }) => ({
    brief: mustGet(briefs, briefUid),
    influencer: mustGet(creators, influencerUid).profile,
    terms: null,
    times: preferred.times,
  }))
  const obstacles = await findObstacles(db, requests)
  return new Map(
    asking.map(({ uid, briefUid, preferred }, index) => {
      const times = preferred.times.map((time, at) => {
        const { checkInOn, checkOutOn } = timesIn(mustGet(briefs, briefUid), time)
        const inTheWay = obstacles[index]?.[at]
        return {
          startsAt: time.startsAt,
          ...(checkInOn && checkOutOn && { stay: { checkInOn, checkOutOn } }),
          free: !inTheWay,
          ...(inTheWay && { why: inTheWay.why }),
        }
      })
      return [uid, { times, guests: preferred.guests }]
    }),
  )
}

async function obstaclesTo(db: Queryable, asked: Asked): Promise<(InTheWay | null)[]> {
  return one(await findObstacles(db, [asked]))
}
