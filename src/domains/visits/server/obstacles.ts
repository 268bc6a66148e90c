import { inArray } from 'drizzle-orm'
import { mustGet } from '../../../kit/contract/must.ts'
import { dayMs, hourMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { stayWords } from '../../briefs/stays.ts'
import type { Obstacle } from '../../collabs/obstacles.ts'
import type { PreferredTimes } from '../../collabs/preferred-times.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { InfluencerProfile } from '../../profiles/server/view.ts'
import { amongVisits, type Planned, staysInTheWay } from '../clashes.ts'
import { listPlannedOfAll } from './planned.ts'
import { slotsOf, takenFrom } from './slots.ts'
import { type Times, timesOf, whyAway, whyNotBookable, whyNotOfferedTo } from './visit.ts'

export type PreferredTime = PreferredTimes['times'][number]

/** Times that a creator would like for a visit of a brief, in the order they prefer; the terms of their collab, where it is agreed. */
export type Asked = {
  brief: Brief
  influencer: InfluencerProfile
  terms: Collab['terms']
  times: readonly PreferredTime[]
}

/** What stands in the way of a time, and the sentence that refuses it to its creator. */
export type InTheWay = { why: Obstacle; says: string }

/** The most that a stay reaches on from its check-in. */
const longestMs = 32 * dayMs

/** When a preferred time is, by the calendar of its brief. */
export function timesIn(brief: Brief, { startsAt, nights }: PreferredTime, terms: Collab['terms'] = null): Times {
  return timesOf({ terms }, brief, new Date(startsAt), nights)
}

/** What stands in the way of each time of these requests, in their order; null of one that can be booked now. Three queries, however many they are. */
export async function findObstacles(db: Queryable, requests: readonly Asked[]): Promise<(InTheWay | null)[][]> {
  const starts = requests.flatMap(({ times }) => times.map(({ startsAt }) => Date.parse(startsAt)))
  const span = {
    from: plus(new Date(Math.min(...starts)), -dayMs),
    until: plus(new Date(Math.max(...starts)), longestMs),
  }
  const unique = (uids: string[]) => [...new Set(uids)]
  const taken = await takenFrom(db, unique(requests.map(({ brief }) => brief.uid)), span.from, span.until)
  const creators = unique(requests.map(({ influencer }) => influencer.uid))
  const plans = Map.groupBy(await listPlannedOfAll(db, creators, span), ({ influencerUid }) => influencerUid)
  const { uid, latitude, longitude } = brandFacts
  const brandUids = unique(requests.map(({ brief }) => brief.brandUid))
  const venues = await db.select({ uid, latitude, longitude }).from(brandFacts).where(inArray(uid, brandUids))
  const venueOf = new Map(venues.map((venue) => [venue.uid, venue]))
  return requests.map((asked) => {
    const clashOf = clashesAmong(
      plans.get(asked.influencer.uid) ?? [],
      asked.brief,
      mustGet(venueOf, asked.brief.brandUid),
    )
    const ofBrief = taken.get(asked.brief.uid) ?? new Map<number, number>()
    return asked.times.map((time) => obstacleTo(asked, time, clashOf, ofBrief))
  })
}

function obstacleTo(
  { brief, influencer, terms }: Asked,
  time: PreferredTime,
  clashOf: (times: Times) => string | null,
  taken: ReadonlyMap<number, number>,
): InTheWay | null {
  const times = timesIn(brief, time, terms)
  const unoffered = whyNotOfferedTo(brief, influencer, time)
  if (unoffered) return { why: whyUnoffered(brief, influencer, times), says: unoffered }
  const away = whyAway(brief, influencer, times.startsAt)
  if (away) return { why: 'away', says: away }
  const clash = clashOf(times)
  if (clash) return { why: 'elsewhere', says: clash }
  const most = Math.max(...slotsOf(times).map((slot) => taken.get(slot.getTime()) ?? 0))
  if (most < brief.availability.capacity) return null
  const says = `That ${times.checkInOn ? 'stay' : 'time'} was just taken. Choose another.`
  return { why: most === Number.POSITIVE_INFINITY ? 'closed' : 'taken', says }
}

/** Why a time is not offered, in one word. */
function whyUnoffered(brief: Brief, influencer: InfluencerProfile, { startsAt }: Times): Obstacle {
  if (startsAt <= now()) return 'past'
  if (whyNotBookable(brief, influencer, startsAt)) return 'away'
  return startsAt < plus(now(), brief.availability.leadHours * hourMs) ? 'notice' : 'withdrawn'
}

/** Says of a time which of the creator’s own visits is in its way. */
function clashesAmong(
  planned: readonly Planned[],
  { availability: { stay, slotMinutes } }: Brief,
  venue: { latitude: number | null; longitude: number | null },
): (times: Times) => string | null {
  if (!stay) {
    const clashAt = amongVisits(planned, venue, slotMinutes)
    return ({ startsAt }) => clashAt(startsAt).clash
  }
  const stayIn = staysInTheWay(planned)
  return (times) => {
    const other = slotsOf(times)
      .map((night) => stayIn(night.getTime()))
      .find((found) => found !== undefined)
    return other ? `You’re staying at ${other.name}: ${stayWords(other, now())}.` : null
  }
}
