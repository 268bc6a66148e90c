import { eq, type SQL, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { must, mustGet } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { firstWithin } from '../../briefs/availability.ts'
import { distanceKm } from '../../briefs/fit.ts'
import { isLiveAt, isUp } from '../../briefs/server/live.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { brandFacts, brandsClosedTo } from '../../profiles/server/facts.ts'
import { type City, cityFacts } from '../../profiles/vocabulary.ts'
import { cardsPerRibbon, type Ribbon } from '../ribbons.ts'
import { type FeedRule, feedRules } from '../taste.ts'
import type { JudgedBrief } from './feed.ts'
import { type FeedBrief, feedColumns, isOpenTo, isReal, marked, ruledOut } from './feed-briefs.ts'
import type { FeedReader } from './feed-reader.ts'
import { feedRulesAt, lookThrough, newestFirst } from './feed-rules.ts'

type Profile = FeedReader['profile']
/** Where a brief stands among what the database knows of each rule, from 1; `hand`: it was picked. */
type Places = Partial<Record<FeedRule | 'hand', number>>
export type RibbonBrief = FeedBrief & { places: Places }

const nearKm = 3
const eveningFrom = 17
/** How many of a city are looked through for a rule at most, and of how many venues around home: fifty for each card of a ribbon. */
const mostRead = sql.raw(String(50 * cardsPerRibbon))
const mostVenues = sql.raw('150')
/** Degrees of latitude in a kilometre. */
const degreesPerKm = 1 / 111

const value = sql.placeholder
const [city, similarTo, category] = [value('city'), value('brief'), value('category')]
const ruled = feedRulesAt(value('at'))

/** What an influencer does not see, found once for all that is listed: briefs that they hid, venues that they ruled out or that are closed to them. */
const unseen = sql`(select array${marked('hidden')} as briefs, array(${ruledOut} union all ${brandsClosedTo(value('influencer'))}) as brands) as unseen`
/** Live, of a real brand, and seen by this influencer. */
const isShown = sql`${isLiveAt(value('at'))} and ${isReal}
  and ${briefFacts.uid} <> all(unseen.briefs) and ${briefFacts.brandUid} <> all(unseen.brands)`

/** What stands in for the facts where they are cut first: columns are written with these names. */
const [briefAlias, brandAlias] = [sql.identifier('brief_facts'), sql.identifier('brand_facts')]

type Listing = { among: SQL; fits: SQL; order: readonly SQL[]; most: number }

/**
 * What is shown and fits, in an order, as an array of uids. Only the first of the city are looked through, by an index
 * that has them in this order: without that end the planner, who cannot know how many fit, reads all of the city and sorts.
 */
function uidsOf({ among, fits, order, most }: Listing): SQL {
  const ordered = sql`order by ${sql.join([...order], sql`, `)}`
  return sql`array(select ${briefFacts.uid}
    from (select * from ${briefFacts} where ${briefFacts.city} = ${city} and ${isUp} and ${among} ${ordered} limit ${mostRead}) ${briefAlias}
    join ${brandFacts} on ${brandFacts.uid} = ${briefFacts.brandUid} where ${isShown} and ${fits} ${ordered} limit ${sql.raw(String(most))})`
}

/** The same of the venues around home, the nearest first. */
function uidsAround(fits: SQL): SQL {
  const { latitude, longitude } = brandFacts
  const distance = sql`power(${latitude} - ${value('latitude')}::float8, 2)
    + power((${longitude} - ${value('longitude')}::float8) * cos(radians(${value('latitude')}::float8)), 2)`
  const inBox = sql`${latitude} between ${value('south')}::float8 and ${value('north')}::float8
    and ${longitude} between ${value('west')}::float8 and ${value('east')}::float8`
  return sql`array(select ${briefFacts.uid}
    from (select * from ${brandFacts} where ${inBox} order by ${distance} limit ${mostVenues}) ${brandAlias}
    join ${briefFacts} on ${briefFacts.brandUid} = ${brandFacts.uid}
    where ${briefFacts.city} = ${city} and ${isShown} and ${fits}
    order by ${distance}, ${briefFacts.uid} limit ${sql.raw(String(lookThrough))})`
}

const ofRules = feedRules.map((rule) => {
  const { among = sql`true`, fits, order } = ruled[rule]
  const name = sql.raw(`'${rule}'`)
  const isAsked = sql`${name} = any(${value('rules')}::text[])`
  const uids =
    rule === 'quiet-near-home'
      ? uidsAround(sql`${isAsked} and ${fits}`)
      : uidsOf({ among: sql`${isAsked} and ${among}`, fits, order, most: lookThrough })
  return sql`select ${name} as place, uid, rank from unnest(${uids}) with ordinality as listed(uid, rank)`
})
const ofHand = sql`select 'hand' as place, ${briefFacts.uid}, 1 as rank
  from ${briefFacts} join ${brandFacts} on ${brandFacts.uid} = ${briefFacts.brandUid}
  where ${briefFacts.uid} = any(${value('picked')}::text[]) and ${briefFacts.city} = ${city} and ${isShown}`

const ribbonBriefs = prepared((db) =>
  db
    .select({ ...feedColumns, places: sql<Places>`found.places` })
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .innerJoin(
      sql`(select uid, jsonb_object_agg(place, rank) as places from ${unseen},
        lateral (${sql.join([...ofRules, ofHand], sql` union all `)}) as listed group by uid) as found`,
      sql`found.uid = ${briefFacts.uid}`,
    )
    .prepare('ribbon_briefs'),
)

/** What could stand in these ribbons for one influencer in one city, as far as the database knows. One query. */
export async function findRibbonBriefs(
  db: Queryable,
  profile: Profile,
  inCity: City,
  ribbons: readonly Ribbon[],
): Promise<RibbonBrief[]> {
  return ribbonBriefs(db, {
    influencer: profile.uid,
    at: now().toISOString(),
    city: inCity,
    rules: ribbons.flatMap(({ kind, rule }) => (kind === 'rule' ? [must(rule, 'rule')] : [])),
    picked: ribbons.flatMap(({ kind, briefUids }) => (kind === 'hand' ? briefUids : [])),
    ...aroundHome(profile),
  })
}

/** What may stand in each ribbon, in its order, of briefs that were found for these ribbons. */
export function sortIntoRibbons(
  ribbons: readonly Ribbon[],
  found: readonly JudgedBrief<RibbonBrief>[],
  profile: Profile,
  inCity: City,
): { ribbon: Ribbon; uids: string[] }[] {
  const picked = new Set(found.flatMap(({ row }) => (row.places.hand ? [row.uid] : [])))
  const ofRule = (rule: FeedRule) => {
    const listed = found
      .filter(({ row }) => row.places[rule])
      .toSorted((a, b) => must(a.row.places[rule], 'rank') - must(b.row.places[rule], 'rank'))
    if (rule === 'tonight') return openTonight(listed, inCity)
    return rule === 'quiet-near-home' ? nearest(profile, listed) : listed
  }
  const byRule = new Map(feedRules.map((rule) => [rule, ofRule(rule).map(({ row }) => row.uid)]))
  return ribbons.map((ribbon) => ({
    ribbon,
    uids:
      ribbon.kind === 'rule'
        ? mustGet(byRule, must(ribbon.rule, 'rule'))
        : ribbon.briefUids.filter((uid) => picked.has(uid)),
  }))
}

/** Those with room left between five and the small hours. */
function openTonight(found: readonly JudgedBrief[], inCity: City): readonly JudgedBrief[] {
  const at = now()
  const today = DateTime.fromJSDate(at, { zone: cityFacts[inCity].timezone }).startOf('day')
  const evening = { from: today.plus({ hours: eveningFrom }).toJSDate(), until: today.plus({ hours: 26 }).toJSDate() }
  return found.filter(
    ({ row, card }) => firstWithin(card.starts, evening, card.availability.leadHours, row.full, at) !== null,
  )
}

/** Home and a box around it; nothing is in that of who has none. */
function aroundHome({ latitude, longitude }: Profile): Record<string, number | null> {
  if (latitude === null || longitude === null)
    return { latitude, longitude, south: null, north: null, west: null, east: null }
  const dLat = nearKm * degreesPerKm
  const dLon = dLat / Math.max(0.2, Math.cos((latitude * Math.PI) / 180))
  const box = { south: latitude - dLat, north: latitude + dLat, west: longitude - dLon, east: longitude + dLon }
  return { latitude, longitude, ...box }
}

/** Those within a walk of home, the nearest first. */
function nearest(profile: Profile, found: readonly JudgedBrief[]): JudgedBrief[] {
  return found
    .map((one) => ({ one, km: distanceKm(profile, one.card.brand) }))
    .filter(({ km }) => km !== null && km <= nearKm)
    .toSorted((a, b) => must(a.km, 'km') - must(b.km, 'km'))
    .map(({ one }) => one)
}

/** How many like a brief are looked through for those that are open to an influencer. */
const mostSimilar = 16
const like = (fits: SQL) =>
  uidsOf({
    among: sql`${briefFacts.maxCollabs} > ${briefFacts.spotsTaken} and ${briefFacts.uid} <> ${similarTo}`,
    fits,
    order: newestFirst,
    most: mostSimilar,
  })

const similarBriefs = prepared((db) =>
  db
    .select({ ...feedColumns, rank: sql<number>`similar_briefs.rank::int` })
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .innerJoin(
      sql`(select listed.uid, listed.rank from ${unseen}, lateral unnest(${like(sql`${briefFacts.category} = ${category}`)}
        || ${like(sql`${briefFacts.category} <> ${category}`)}) with ordinality as listed(uid, rank)
        union all select ${similarTo}, 0) as similar_briefs`,
      sql`similar_briefs.uid = ${briefFacts.uid}`,
    )
    .where(isOpenTo)
    .orderBy(sql`similar_briefs.rank`)
    .prepare('similar_briefs'),
)

/** A brief, and after it live ones like it that an influencer did not hide: of its category in its city first, then of the city. One query. */
export async function findWithSimilar(
  db: Queryable,
  influencerUid: string,
  brief: { uid: string; city: City; category: string },
): Promise<FeedBrief[]> {
  const rows = await similarBriefs(db, {
    influencer: influencerUid,
    at: now().toISOString(),
    city: brief.city,
    category: brief.category,
    brief: brief.uid,
  })
  return rows.slice(0, 1 + mostSimilar)
}
