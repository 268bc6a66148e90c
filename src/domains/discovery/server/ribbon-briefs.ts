import { eq, type SQL, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { must, mustGet } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { keeps } from '../../../kit/server/kept.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { firstWithin, type Starts, startsAt, todayIn } from '../../briefs/availability.ts'
import { distanceKm } from '../../briefs/fit.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { isLiveAt, openSince } from '../../briefs/server/live.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { type City, cityFacts } from '../../profiles/vocabulary.ts'
import type { Ribbon } from '../ribbons.ts'
import { type FeedRule, feedRules } from '../taste.ts'
import { cardRevision } from './cards.ts'
import { fullNow, isReal } from './feed-briefs.ts'
import type { FeedReader } from './feed-reader.ts'
import { feedRulesAt, lookThrough, newForMs } from './feed-rules.ts'
import { firstOfCity } from './first-of-city.ts'

type Place = FeedRule | 'hand'
type Home = { latitude: number; longitude: number }
const nearKm = 3
const eveningFrom = 17
/** Two in the morning. */
const eveningUntil = 26
/** Further than a reader looks: some of it they may have hidden. */
const mostListed = 1.5 * lookThrough
/** How many venues around home are looked through. */
const mostVenues = sql.raw('150')
/** Degrees of latitude in a kilometre. */
const degreesPerKm = 1 / 111

const value = sql.placeholder
const ruled = feedRulesAt(value('at'))
const isShown = sql`${isLiveAt(value('at'))} and ${isReal}`
/** What stands in for the facts where they are cut first: columns are written with this name. */
const brandAlias = sql.identifier('brand_facts')

/** The briefs of the venues around home, the nearest first. */
function uidsAround(fits: SQL): SQL {
  const { latitude, longitude } = brandFacts
  const distance = sql`power(${latitude} - ${value('latitude')}::float8, 2)
    + power((${longitude} - ${value('longitude')}::float8) * cos(radians(${value('latitude')}::float8)), 2)`
  const inBox = sql`${latitude} between ${value('south')}::float8 and ${value('north')}::float8
    and ${longitude} between ${value('west')}::float8 and ${value('east')}::float8`
  return sql`array(select ${briefFacts.uid}
    from (select * from ${brandFacts} where ${inBox} order by ${distance} limit ${mostVenues}) ${brandAlias}
    join ${briefFacts} on ${briefFacts.brandUid} = ${brandFacts.uid}
    where ${briefFacts.city} = ${value('city')} and ${isShown} and ${fits}
    order by ${distance}, ${briefFacts.uid} limit ${sql.raw(String(mostListed))})`
}

const listed = (place: Place, uids: SQL) =>
  sql`select ${sql.raw(`'${place}'`)} as place, uid, rank from unnest(${uids}) with ordinality as listed(uid, rank)`

const offersIn = (name: string, listings: readonly SQL[]) =>
  prepared((db) =>
    db
      .select({
        uid: briefFacts.uid,
        revision: cardRevision,
        full: fullNow,
        /** Since when it can be asked for (ms). */
        openSince: sql<number>`(extract(epoch from ${openSince}) * 1000)::float8`,
        brandUid: briefFacts.brandUid,
        country: briefFacts.country,
        showsAlcohol: briefFacts.showsAlcohol,
        eligibility: briefFacts.eligibility,
        latitude: brandFacts.latitude,
        longitude: brandFacts.longitude,
        availability: briefFacts.availability,
        timezone: briefFacts.timezone,
        liveFrom: briefFacts.liveFrom,
        liveUntil: briefFacts.liveUntil,
        places: sql<Partial<Record<Place, number>>>`found.places`,
      })
      .from(briefFacts)
      .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
      .innerJoin(
        sql`(select uid, jsonb_object_agg(place, rank) as places from (${sql.join([...listings], sql` union all `)}) as listed
          group by uid) as found`,
        sql`found.uid = ${briefFacts.uid}`,
      )
      .prepare(name),
  )
type Row = Awaited<ReturnType<ReturnType<typeof offersIn>>>[number]

/**
 * A brief that may stand in a ribbon, the same for everybody: what is judged of it, and for one of tonight its starts. What
 * is shown of it is its card.
 */
export type Offer = Pick<
  Row,
  'uid' | 'revision' | 'full' | 'openSince' | 'brandUid' | 'country' | 'showsAlcohol' | 'eligibility'
> & { leadHours: number; starts: Starts | null }
/** What each rule finds in a city, in its order; `hand`: what was picked. */
type Offers = Map<Place, Offer[]>

const nearby = 'quiet-near-home'
const rulesOfCity = feedRules.filter((rule) => rule !== nearby)
const offersOfCity = offersIn('offers_of_city', [
  ...rulesOfCity.map((rule) => {
    const { among = sql`true`, fits, order } = ruled[rule]
    return listed(rule, firstOfCity({ among, fits: sql`${isShown} and ${fits}`, order, most: mostListed }))
  }),
  listed(
    'hand',
    sql`array(select ${briefFacts.uid} from ${briefFacts} join ${brandFacts} on ${brandFacts.uid} = ${briefFacts.brandUid}
      where ${briefFacts.uid} = any(${value('picked')}::text[]) and ${briefFacts.city} = ${value('city')} and ${isShown})`,
  ),
])
const offersAround = offersIn('offers_around_home', [listed(nearby, uidsAround(ruled[nearby].fits))])

function offerOf(row: Row, at: Date): Offer {
  const { uid, revision, full, openSince: since, brandUid, country, showsAlcohol, eligibility, availability } = row
  const starts = row.places.tonight ? startsAt(row, null, at) : null
  const judged = { brandUid, country, showsAlcohol, eligibility }
  return { uid, revision, full, openSince: since, ...judged, leadHours: availability.leadHours, starts }
}

async function listOfCity(db: Queryable, city: City, picked: readonly string[]): Promise<Offers> {
  const at = now()
  const rows = await offersOfCity(db, { at: at.toISOString(), city, picked: [...picked] })
  const placed = rows.flatMap((row) => {
    const offer = offerOf(row, at)
    return Object.entries(row.places).map(([place, rank]) => ({ place: place as Place, rank, offer }))
  })
  const byPlace = Map.groupBy(
    placed.toSorted((a, b) => a.rank - b.rank),
    ({ place }) => place,
  )
  return new Map([...byPlace].map(([place, found]) => [place, found.map(({ offer }) => offer)]))
}

/** Those within a walk of home, the nearest first. */
async function listAround(db: Queryable, city: City, home: Home): Promise<Offers> {
  const at = now()
  const rows = await offersAround(db, { at: at.toISOString(), city, ...boxAround(home) })
  const near = rows
    .map((row) => ({ row, km: must(distanceKm(home, row), 'the distance inside a box') }))
    .filter(({ km }) => km <= nearKm)
    .toSorted((a, b) => a.km - b.km)
  return new Map([[nearby, near.map(({ row }) => offerOf(row, at))]])
}

/** A list of a large city holds about 0.4 MB, one around a home 40 kB. */
const keptOffers = keeps<Offers>(400)

/** What could stand in these ribbons in a city, for everybody, and near a home. Without a query while nothing changed there. */
export async function findRibbonOffers(
  db: Queryable,
  { latitude, longitude }: FeedReader['profile'],
  { city, offers: revision }: { city: City; offers: string },
  ribbons: readonly Ribbon[],
): Promise<Offers> {
  const picked = ribbons.flatMap(({ kind, briefUids }) => (kind === 'hand' ? briefUids : []))
  const ofCity = await keptOffers(db, `${city} ${picked.join(' ')}`, revision, () => listOfCity(db, city, picked))
  if (latitude === null || longitude === null || !ribbons.some(({ rule }) => rule === nearby)) return ofCity
  const around = await keptOffers(db, `${city} ${latitude} ${longitude}`, revision, () =>
    listAround(db, city, { latitude, longitude }),
  )
  return new Map([...ofCity, ...around])
}

/** What may stand in each ribbon, in its order, of what is offered and `isFor` this reader; looked at as far as it is asked for. */
export function sortIntoRibbons(
  ribbons: readonly Ribbon[],
  offers: Offers,
  isFor: (offer: Offer) => boolean,
  inCity: City,
): { ribbon: Ribbon; uids: Iterable<string> }[] {
  const fits = fitsOf(inCity)
  return ribbons.map((ribbon) => {
    const { rule } = ribbon
    if (rule === null) {
      const picked = new Map((offers.get('hand') ?? []).map((offer) => [offer.uid, offer]))
      const inOrder = ribbon.briefUids.filter((uid) => picked.has(uid)).map((uid) => mustGet(picked, uid))
      return { ribbon, uids: uidsOf(inOrder, isFor) }
    }
    const isFit = fits[rule]
    return { ribbon, uids: uidsOf(offers.get(rule) ?? [], (offer) => (!isFit || isFit(offer)) && isFor(offer)) }
  })
}

function* uidsOf(offers: readonly Offer[], isGood: (offer: Offer) => boolean): Iterable<string> {
  for (const offer of offers) if (isGood(offer)) yield offer.uid
}

/** The evenings of cities, by their day: to ask the zone for each reader costs more than to judge a ribbon. */
const evenings = new Map<City, { day: string; from: Date; until: Date }>()

/** From five to the small hours, on the clock of a city. */
function eveningOf(city: City, at: Date): { from: Date; until: Date } {
  const { timezone } = cityFacts[city]
  const day = todayIn(timezone, at)
  const known = evenings.get(city)
  if (known?.day === day) return known
  const today = DateTime.fromISO(day, { zone: timezone })
  const evening = {
    day,
    from: today.plus({ hours: eveningFrom }).toJSDate(),
    until: today.plus({ hours: eveningUntil }).toJSDate(),
  }
  evenings.set(city, evening)
  return evening
}

/** What a rule asks by the minute, besides what its list holds. */
function fitsOf(inCity: City): Partial<Record<FeedRule, (offer: Offer) => boolean>> {
  const at = now()
  const evening = eveningOf(inCity, at)
  return {
    /** With room left between five and the small hours. */
    tonight: ({ starts, leadHours, full }) =>
      starts !== null && firstWithin(starts, evening, leadHours, full, at) !== null,
    new: (offer) => offer.openSince > at.getTime() - newForMs,
  }
}

/** A box around home. */
function boxAround({ latitude, longitude }: Home): Record<string, number> {
  const dLat = nearKm * degreesPerKm
  const dLon = dLat / Math.max(0.2, Math.cos((latitude * Math.PI) / 180))
  const box = { south: latitude - dLat, north: latitude + dLat, west: longitude - dLon, east: longitude + dLon }
  return { latitude, longitude, ...box }
}
