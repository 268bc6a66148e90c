import { and, type AnyColumn, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { preparedBy } from '../../../kit/server/prepared.ts'
import { gapsOf } from '../../briefs/eligibility.ts'
import { candidateOf } from '../../briefs/server/eligible.ts'
import { isLiveAt } from '../../briefs/server/live.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { type Planned, takenBy, walkToNext } from '../../visits/clashes.ts'
import { firstFree, takenFrom } from '../../visits/server/slots.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { type FeedFilter, type MapPin, type MapVisit, mostPins } from '../contract.ts'
import { type Span, spanOf } from '../days.ts'
import { conditionsOf, valuesOf } from './feed-filter.ts'
import { isNotRuledOut, isOpenTo, marked } from './feed-briefs.ts'
import { onDays } from './on-days.ts'
import type { FeedReader } from './feed-reader.ts'
import { visitFacts } from '../../visits/server/facts.ts'

type Area = { west: number; south: number; east: number; north: number }
type PinFilter = Omit<FeedFilter, 'city'>

const value = sql.placeholder
const influencer = value('influencer')

const visited = (column: AnyColumn) =>
  sql`(select ${column} from ${visitFacts} where ${visitFacts.influencerUid} = ${influencer} and ${visitFacts.checkedInAt} is not null)`
/** Briefs this influencer has an open collab on whose visit is still to come. */
const applied = sql`(select ${collabFacts.briefUid} from ${collabFacts} where ${collabFacts.influencerUid} = ${influencer}
  and ${collabFacts.outcome} = 'open' and ${collabFacts.uid} not in ${visited(visitFacts.collabUid)})`
const pin = {
  briefUid: briefFacts.uid,
  brandUid: briefFacts.brandUid,
  brandName: brandFacts.name,
  district: brandFacts.district,
  latitude: sql<number>`${brandFacts.latitude}`,
  longitude: sql<number>`${brandFacts.longitude}`,
  valueMinor: briefFacts.valueMinor,
  currency: briefFacts.currency,
  category: briefFacts.category,
  state: sql<
    MapPin['state']
  >`case when ${briefFacts.spotsTaken} >= ${briefFacts.maxCollabs} then 'full' else 'open' end`,
  mark: sql<MapPin['mark']>`case when ${briefFacts.uid} in ${applied} then 'applied'
    when ${briefFacts.uid} in ${marked('saved')} then 'saved' when ${briefFacts.brandUid} in ${visited(visitFacts.brandUid)} then 'visited' end`,
}
/** What the filters need besides, which the database cannot judge. */
const judged = {
  eligibility: briefFacts.eligibility,
  showsAlcohol: briefFacts.showsAlcohol,
  country: briefFacts.country,
  timezone: briefFacts.timezone,
  liveFrom: briefFacts.liveFrom,
  liveUntil: briefFacts.liveUntil,
  availability: briefFacts.availability,
}

const pinsBy = preparedBy('map', (db, name, conditions) =>
  db
    .select({ pin, judged, total: sql<number>`(count(*) over ())::int` })
    .from(brandFacts)
    .innerJoin(briefFacts, eq(briefFacts.brandUid, brandFacts.uid))
    .where(
      and(
        sql`${brandFacts.latitude} between ${value('south')} and ${value('north')}`,
        isLiveAt(value('at')),
        isNotNull(briefFacts.liveSince),
        isOpenTo,
        sql`${briefFacts.uid} not in ${marked('hidden')}`,
        isNotRuledOut,
        ...conditions,
      ),
    )
    .orderBy(desc(briefFacts.liveSince), desc(briefFacts.uid))
    .limit(value('limit'))
    .prepare(name),
)

/** With a filter that the database cannot judge, more is looked at than is shown. */
const mostJudged = 4 * mostPins

type Row = Awaited<ReturnType<typeof pinsBy>>[number]

/** The live briefs of an area as pins, newest first, how many there are, and the reader’s next visits. One query; one more for the bookings of days. */
export async function findPins(
  db: Queryable,
  { profile, social, lists, planned }: FeedReader,
  area: Area,
  filter: PinFilter,
): Promise<{ pins: MapPin[]; total: number; visits: MapVisit[] }> {
  // What is judged here is cut after it.
  const isMine = filter.mineOnly || filter.withGuest
  const limit = filter.day || isMine ? mostJudged : mostPins
  const rows = await pinsBy(
    db,
    {
      ...longitudes(area),
      ...conditionsOf(filter),
      saved: filter.savedOnly ? sql`${briefFacts.uid} in ${marked('saved')}` : null,
    },
    { influencer: profile.uid, at: now(), ...area, ...valuesOf(filter), limit },
  )
  const span = spanOf(filter)
  const onDay = span ? await withFreeTime(db, rows, span, planned) : rows
  const candidate = isMine && candidateOf(profile, social, lists)
  const left = candidate
    ? onDay.filter((row) => gapsOf(row.judged.eligibility, candidate, row.judged).length === 0)
    : onDay
  // What fell away here was counted by the database.
  const total = (rows[0]?.total ?? 0) - (rows.length - left.length)
  return { pins: left.slice(0, mostPins).map((row) => row.pin), total, visits: visitsAhead(planned) }
}

/** The most visits that the map knows the way to. */
const mostVisits = 5

function visitsAhead(planned: readonly Planned[]): MapVisit[] {
  return planned
    .filter(({ checkInOn, startsAt }) => checkInOn === null && startsAt > now())
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .flatMap((visit, at, all) => {
      const { name, startsAt, timezone, latitude, longitude } = visit
      if (latitude === null || longitude === null) return []
      const next = all[at + 1]
      const walk = next ? walkToNext(visit, next) : null
      return [{ name, startsAt: startsAt.toISOString(), timezone, latitude, longitude, walkToNext: walk }]
    })
    .slice(0, mostVisits)
}

/** Between west and east, or over the date line. */
function longitudes({ west, east }: Area): Record<string, SQL | undefined> {
  const fromWest = sql`${brandFacts.longitude} >= ${value('west')}`
  const toEast = sql`${brandFacts.longitude} <= ${value('east')}`
  return west <= east ? { between: and(fromWest, toEast) } : { around: or(fromWest, toEast) }
}

/**
 * Those with a bookable time that is not full on some days of the venue's own calendar, and that nothing which is planned is in the
 * way of.
 */
async function withFreeTime(db: Queryable, rows: Row[], span: Span, planned: readonly Planned[]): Promise<Row[]> {
  // Who checks in on the last day needs the nights after it as well.
  const longest = Math.max(0, ...rows.map(({ judged: { availability } }) => availability.stay?.minNights ?? 0))
  const taken = await takenFrom(
    db,
    rows.map((row) => row.pin.briefUid),
    plus(new Date(span.from), -dayMs),
    plus(new Date(span.until), (3 + longest) * dayMs),
  )
  const at = now()
  const isPlanned = takenBy(planned)
  return rows.filter(({ pin: { briefUid, latitude, longitude }, judged: calendar }) => {
    const isTaken = isPlanned({ ...calendar, latitude, longitude })
    const { calendar: onSpan, ...instants } = onDays(calendar, span)
    return firstFree(onSpan, taken.get(briefUid), instants, at, isTaken) !== null
  })
}
