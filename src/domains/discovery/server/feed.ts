import { DateTime } from 'luxon'
import type * as z from 'zod/mini'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { firstOf, slotsAt, slotsBetween, todayIn } from '../../briefs/availability.ts'
import { gapsOf } from '../../briefs/eligibility.ts'
import { distanceKm, fitOf } from '../../briefs/fit.ts'
import { candidateOf } from '../../briefs/server/eligible.ts'
import { viewCard } from '../../briefs/server/view.ts'
import type { FeedCard } from '../contract.ts'
import { type BriefCard, findCards } from './cards.ts'
import type { FeedBrief } from './feed-briefs.ts'
import type { FeedReader } from './feed-reader.ts'
import { tripsAhead } from '../../profiles/travel.ts'
import { fitCandidateOf } from '../../collabs/server/fit.ts'

type View = z.output<typeof FeedCard>

/** A brief with its card, and what keeps the reader from it. */
type JudgedBrief<Row extends FeedBrief = FeedBrief> = { row: Row; card: BriefCard; gaps: string[] }

/** The cards of these briefs, and whether they are for this reader. At most one query. */
async function judgeBriefs<Row extends FeedBrief>(
  db: Queryable,
  { profile, social, lists }: FeedReader,
  rows: readonly Row[],
): Promise<JudgedBrief<Row>[]> {
  if (rows.length === 0) return []
  const cards = await findCards(db, rows)
  const candidate = candidateOf(profile, social, lists)
  return rows.flatMap((row) => {
    const card = cards.get(row.uid)
    return card ? [{ row, card, gaps: gapsOf(card.eligibility, candidate, card) }] : []
  })
}

/** What of a judged brief its reader sees. */
type Seen = { row: Pick<FeedBrief, 'saved' | 'collabUid' | 'full'>; card: BriefCard; gaps: string[] }

/** Judged briefs as their reader sees them, in the same order. */
export function viewJudged({ profile, social, history }: FeedReader, judged: readonly Seen[]): View[] {
  const at = now()
  return judged.map(({ row: { saved, collabUid, full }, card, gaps }) => {
    const { brand, city, country, category, brandUid } = card
    const venue = { city, country, category, latitude: brand.latitude, longitude: brand.longitude }
    const fit = fitOf(fitCandidateOf({ profile, social }, history, brandUid, card), venue)
    const trip = tripOf(profile, card, at)
    const km = trip ? null : distanceKm(profile, brand)
    const nextSlot = trip
      ? firstOnTrip(card, trip, full, at)
      : firstOf(card.starts, card.availability.leadHours, full, at)
    return {
      ...viewCard(card, brand, { nextSlot, gaps }),
      logo: brand.logo,
      fit: fit.score,
      fitWords: wordsOf(fit.reasons, km),
      reasons: fit.reasons,
      distanceKm: km === null ? null : Math.round(km * 10) / 10,
      trip,
      state: feedState(card, at),
      saved,
      collabUid,
    }
  })
}

/** The trip that brings a reader to a brief's city; nobody travels to where they live or are often. */
function tripOf({ homeCity, cities, travel }: FeedReader['profile'], { city, timezone }: BriefCard, at: Date) {
  if (homeCity === city || cities.some((one) => one === city)) return null
  const trip = tripsAhead(travel, todayIn(timezone, at)).find((one) => one.city === city)
  return trip ? { from: trip.from, until: trip.until } : null
}

/** The first free slot within the days of a trip. */
function firstOnTrip(card: BriefCard, trip: { from: string; until: string }, full: readonly number[], at: Date) {
  const from = DateTime.fromISO(trip.from, { zone: card.timezone }).toJSDate()
  const until = DateTime.fromISO(trip.until, { zone: card.timezone }).plus({ days: 1 }).toJSDate()
  const starts = slotsBetween(card, from, until, at)
  return starts.find((start) => !slotsAt(card, start).some((slot) => full.includes(slot))) ?? null
}

/** The cards of these briefs as one reader sees them: best fit first, what is out of reach last. At most one query. */
export async function viewFeed(db: Queryable, reader: FeedReader, rows: readonly FeedBrief[]): Promise<View[]> {
  const viewed = viewJudged(reader, await judgeBriefs(db, reader, rows))
  return viewed.sort((a, b) => Number(a.gaps.length > 0) - Number(b.gaps.length > 0) || b.fit - a.fit)
}

/** `near you, makes brunch content`: a fit is said in words, not only as a number. */
function wordsOf(reasons: readonly { points: number; of: number; text: string }[], km: number | null): string {
  const near = km !== null && km < 3 ? ['near you'] : []
  return (
    [...near, ...reasons.filter((reason) => reason.points / reason.of >= 0.7).map((reason) => reason.text)]
      .slice(0, 2)
      .join(', ') || must(reasons[0], 'reason').text
  )
}

/** Whether a brief can be asked for, waited for, or neither. */
function feedState(row: BriefCard, at: Date): 'open' | 'full' | 'closed' {
  const today = todayIn(row.timezone, at)
  if (row.status !== 'live' || today > row.liveUntil || today < row.liveFrom) return 'closed'
  return row.spotsTaken >= row.maxCollabs ? 'full' : 'open'
}
