import { and, desc, eq, gt, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { must, mustGet } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { distanceKm } from '../../briefs/fit.ts'
import { isLiveAt } from '../../briefs/server/live.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { firstFree, takenFrom } from '../../visits/server/slots.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { InfluencerProfile } from '../../profiles/server/view.ts'
import { type City, cityFacts } from '../../profiles/vocabulary.ts'
import type { Ribbon } from '../ribbons.ts'
import type { FeedRule } from '../taste.ts'
import { notRuledOutBy, openTo } from './feed-briefs.ts'
import { feedRulesAt, lookThrough, newestFirst } from './feed-rules.ts'
import { feedMarks } from './tables.ts'

const nearKm = 3
const eveningFrom = 17
/** Degrees of latitude in a kilometre. */
const degreesPerKm = 1 / 111

/** What says when a brief can be visited. */
const calendar = {
  uid: briefFacts.uid,
  timezone: briefFacts.timezone,
  availability: briefFacts.availability,
  liveFrom: briefFacts.liveFrom,
  liveUntil: briefFacts.liveUntil,
}
type Found = { brief: Pick<Brief, keyof typeof calendar>; brand: { latitude: number | null; longitude: number | null } }

/** What could stand in each of these ribbons for one influencer in one city, as far as it does not depend on what they may have. */
export async function findRibbonBriefs(
  db: Queryable,
  profile: InfluencerProfile,
  city: City,
  ribbons: readonly Ribbon[],
): Promise<{ ribbon: Ribbon; uids: string[] }[]> {
  const at = now()
  const rules = feedRulesAt(at)
  const shown = isShown(db, profile.uid, city, at)
  const find = async (conditions: SQL[], order: readonly SQL[], limit = lookThrough): Promise<Found[]> =>
    db
      .select({ brief: calendar, brand: { latitude: brandFacts.latitude, longitude: brandFacts.longitude } })
      .from(briefFacts)
      .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
      .where(and(...shown, ...conditions))
      .orderBy(...order)
      .limit(limit)
  const byRule = new Map<FeedRule, string[]>()
  for (const rule of new Set(
    ribbons.flatMap((ribbon) => (ribbon.kind === 'rule' ? [must(ribbon.rule, 'rule')] : [])),
  )) {
    const { fits, order } = rules[rule]
    const near = rule === 'quiet-near-home' ? aroundHome(profile) : []
    const found = near === null ? [] : await find([fits, ...near], order)
    const fitting =
      rule === 'tonight' ? await openTonight(db, found, city) : near?.length ? nearest(profile, found) : found
    byRule.set(
      rule,
      fitting.map(({ brief }) => brief.uid),
    )
  }
  const wanted = ribbons.flatMap((ribbon) => (ribbon.kind === 'hand' ? ribbon.briefUids : []))
  const found = wanted.length > 0 ? await find([inArray(briefFacts.uid, wanted)], newestFirst, wanted.length) : []
  const picked = new Set(found.map(({ brief }) => brief.uid))
  return ribbons.map((ribbon) => ({
    ribbon,
    uids:
      ribbon.kind === 'rule'
        ? mustGet(byRule, must(ribbon.rule, 'rule'))
        : ribbon.briefUids.filter((briefUid) => picked.has(briefUid)),
  }))
}

/** Live in a city, open to this influencer, and neither hidden nor ruled out by them. */
function isShown(db: Queryable, influencerUid: string, city: City, at: Date): SQL[] {
  return [
    isLiveAt(at),
    eq(briefFacts.city, city),
    openTo(influencerUid),
    notRuledOutBy(influencerUid),
    notExists(
      db
        .select({ one: sql`1` })
        .from(feedMarks)
        .where(
          and(
            eq(feedMarks.briefUid, briefFacts.uid),
            eq(feedMarks.influencerUid, influencerUid),
            eq(feedMarks.mark, 'hidden'),
          ),
        ),
    ),
  ]
}

/** Those with room left between five and the small hours. */
async function openTonight(db: Queryable, found: readonly Found[], city: City): Promise<Found[]> {
  const at = now()
  const uids = found.map(({ brief }) => brief.uid)
  const taken = await takenFrom(db, uids, at)
  const today = DateTime.fromJSDate(at, { zone: cityFacts[city].timezone }).startOf('day')
  const evening = { from: today.plus({ hours: eveningFrom }).toJSDate(), until: today.plus({ hours: 26 }).toJSDate() }
  return found.filter(({ brief }) => firstFree(brief, taken.get(brief.uid), evening, at) !== null)
}

/** A box around home; null for who has none. */
function aroundHome({ latitude, longitude }: InfluencerProfile): SQL[] | null {
  if (latitude === null || longitude === null) return null
  const dLat = nearKm * degreesPerKm
  const dLon = dLat / Math.max(0.2, Math.cos((latitude * Math.PI) / 180))
  return [
    sql`${brandFacts.latitude} between ${latitude - dLat} and ${latitude + dLat}`,
    sql`${brandFacts.longitude} between ${longitude - dLon} and ${longitude + dLon}`,
  ]
}

/** Those within a walk of home, the nearest first. */
function nearest(profile: InfluencerProfile, found: readonly Found[]): Found[] {
  return found
    .map((one) => ({ ...one, km: distanceKm(profile, one.brand) }))
    .filter(({ km }) => km !== null && km <= nearKm)
    .toSorted((a, b) => must(a.km, 'km') - must(b.km, 'km'))
}

/** Live briefs like this one, not hidden by an influencer: of its category in its city first, then of the city. */
export async function findSimilar(
  db: Queryable,
  influencerUid: string,
  brief: Brief,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ uid: briefFacts.uid })
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .where(
      and(
        ...isShown(db, influencerUid, brief.city, now()),
        gt(briefFacts.maxCollabs, briefFacts.spotsTaken),
        ne(briefFacts.uid, brief.uid),
      ),
    )
    .orderBy(sql`(${briefFacts.category} = ${brief.category}) desc`, desc(briefFacts.liveSince), desc(briefFacts.uid))
    .limit(limit)
  return rows.map((row) => row.uid)
}
