import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { slotsBetween } from '../../briefs/availability.ts'
import { distanceKm } from '../../briefs/fit.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { briefs } from '../../briefs/server/tables.ts'
import { takenFrom } from '../../collabs/server/slots.ts'
import { brandProfiles } from '../../profiles/server/tables.ts'
import type { InfluencerProfile } from '../../profiles/server/view.ts'
import { type City, cityFacts } from '../../profiles/vocabulary.ts'
import { cardsPerRow, type Ribbon } from '../ribbons.ts'
import type { FeedRule } from '../taste.ts'
import { feedMarks } from './tables.ts'

/** How many briefs are looked through where a rule needs more than the database knows. */
const lookThrough = 60
export const newForMs = 7 * dayMs
export const closingDays = 7
const nearKm = 3
/** Quiet: under a quarter of its places taken. */
export const quietShare = 4
const eveningFrom = 17
/** Degrees of latitude in a kilometre. */
const degreesPerKm = 1 / 111

/** What could stand in each of these rows for one influencer in one city, before anything is known of what they may have. */
export async function findRowBriefs(
  db: Queryable,
  profile: InfluencerProfile,
  city: City,
  ribbons: readonly Ribbon[],
): Promise<{ ribbon: Ribbon; uids: string[] }[]> {
  const { timezone } = cityFacts[city]
  const today = DateTime.fromJSDate(now(), { zone: timezone })
  const live = isShown(db, profile.uid, city, today.toISODate()!)
  const free = gt(briefs.maxCollabs, briefs.placesTaken)
  const newest = [desc(briefs.liveSince), desc(briefs.uid)]
  const find = (conditions: (SQL | undefined)[], order: SQL[] = newest, limit = cardsPerRow) =>
    db
      .select()
      .from(briefs)
      .where(and(...live, ...conditions))
      .orderBy(...order)
      .limit(limit)
  const weekday = sql`${briefs.availability} -> 'windows' @> ${JSON.stringify([{ weekday: today.weekday }])}::jsonb`
  const closing = lte(briefs.liveUntil, today.plus({ days: closingDays }).toISODate()!)
  const finders: Record<FeedRule, () => Promise<Brief[]>> = {
    tonight: async () => openTonight(db, await find([free, weekday], newest, lookThrough), today),
    'closing-soon': () => find([free, closing], [asc(briefs.liveUntil), asc(briefs.uid)]),
    new: () => find([free, gt(briefs.liveSince, plus(now(), -newForMs))]),
    'with-a-guest': () => find([free, gt(briefs.guests, 0)]),
    'quiet-near-home': () => quietNear(db, profile, [...live, free]),
    full: () => find([lte(briefs.maxCollabs, briefs.placesTaken)]),
  }
  const byRule = new Map<FeedRule, string[]>()
  for (const rule of new Set(ribbons.flatMap((ribbon) => (ribbon.kind === 'rule' ? [ribbon.rule!] : []))))
    byRule.set(
      rule,
      (await finders[rule]()).map(({ uid }) => uid),
    )
  const wanted = ribbons.flatMap((ribbon) => (ribbon.kind === 'hand' ? ribbon.briefUids : []))
  const found = wanted.length > 0 ? await find([inArray(briefs.uid, wanted)], newest, wanted.length) : []
  const picked = new Set(found.map(({ uid }) => uid))
  return ribbons.map((ribbon) => ({
    ribbon,
    uids:
      ribbon.kind === 'rule' ? byRule.get(ribbon.rule!)! : ribbon.briefUids.filter((briefUid) => picked.has(briefUid)),
  }))
}

/** Live in a city today, and not hidden by this influencer. */
function isShown(db: Queryable, influencerUid: string, city: City, day: string): SQL[] {
  return [
    eq(briefs.status, 'live'),
    isNull(briefs.heldAt),
    eq(briefs.city, city),
    lte(briefs.liveFrom, day),
    gte(briefs.liveUntil, day),
    notExists(
      db
        .select({ one: sql`1` })
        .from(feedMarks)
        .where(
          and(
            eq(feedMarks.briefUid, briefs.uid),
            eq(feedMarks.influencerUid, influencerUid),
            eq(feedMarks.mark, 'hidden'),
          ),
        ),
    ),
  ]
}

/** Those with a place left between five and the small hours. */
async function openTonight(db: Queryable, rows: readonly Brief[], today: DateTime): Promise<Brief[]> {
  const taken = await takenFrom(
    db,
    rows.map((row) => row.uid),
    now(),
  )
  const from = today.startOf('day').plus({ hours: eveningFrom }).toJSDate()
  const until = today.startOf('day').plus({ hours: 26 }).toJSDate()
  const isOpen = (row: Brief) =>
    slotsBetween(row, from, until, now()).some(
      (start) => (taken.get(row.uid)?.get(start.getTime()) ?? 0) < row.availability.capacity,
    )
  return rows.filter(isOpen).slice(0, cardsPerRow)
}

/** The nearest within a walk of home with most of their places free; nobody's home, no row. */
async function quietNear(db: Queryable, profile: InfluencerProfile, live: (SQL | undefined)[]): Promise<Brief[]> {
  const { latitude, longitude } = profile
  if (latitude === null || longitude === null) return []
  const dLat = nearKm * degreesPerKm
  const dLon = dLat / Math.max(0.2, Math.cos((latitude * Math.PI) / 180))
  const found = await db
    .select({ brief: briefs, brand: { latitude: brandProfiles.latitude, longitude: brandProfiles.longitude } })
    .from(briefs)
    .innerJoin(brandProfiles, eq(brandProfiles.uid, briefs.brandUid))
    .where(
      and(
        ...live,
        sql`${briefs.placesTaken} * ${quietShare} < ${briefs.maxCollabs}`,
        sql`${brandProfiles.latitude} between ${latitude - dLat} and ${latitude + dLat}`,
        sql`${brandProfiles.longitude} between ${longitude - dLon} and ${longitude + dLon}`,
      ),
    )
    .orderBy(desc(briefs.liveSince))
    .limit(lookThrough)
  return found
    .map(({ brief, brand }) => ({ brief, km: distanceKm(profile, brand) }))
    .filter(({ km }) => km !== null && km <= nearKm)
    .toSorted((a, b) => a.km! - b.km!)
    .slice(0, cardsPerRow)
    .map(({ brief }) => brief)
}

/** Live briefs like this one: of its category in its city first, then of the city; never its own brand's twice. */
export async function findSimilar(db: Queryable, brief: Brief, limit: number): Promise<string[]> {
  const day = DateTime.fromJSDate(now(), { zone: brief.timezone }).toISODate()!
  const rows = await db
    .select({ uid: briefs.uid })
    .from(briefs)
    .where(
      and(
        eq(briefs.status, 'live'),
        isNull(briefs.heldAt),
        eq(briefs.city, brief.city),
        gt(briefs.maxCollabs, briefs.placesTaken),
        lte(briefs.liveFrom, day),
        gte(briefs.liveUntil, day),
        sql`${briefs.uid} <> ${brief.uid}`,
      ),
    )
    .orderBy(sql`(${briefs.category} = ${brief.category}) desc`, desc(briefs.liveSince), desc(briefs.uid))
    .limit(limit)
  return rows.map((row) => row.uid)
}
