import { DateTime } from 'luxon'
import type * as z from 'zod/mini'
import { first } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { firstOf, slotsAt, slotsBetween, todayIn } from '../../briefs/availability.ts'
import { gapsOf } from '../../briefs/eligibility.ts'
import { distanceKm, type Fit, type FitReason, fitOf, reasonsFor } from '../../briefs/fit.ts'
import { candidateOf } from '../../briefs/server/eligible.ts'
import { viewCard } from '../../briefs/server/view.ts'
import type { FeedCard } from '../views.ts'
import { type Days, type Span, spanOf } from '../days.ts'
import { onDays } from './on-days.ts'
import { type BriefCard, findCards } from './cards.ts'
import type { FeedBrief, OpenCollab } from './feed-briefs.ts'
import type { FeedReader } from './feed-reader.ts'
import { takenBy } from '../../visits/clashes.ts'
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
type Seen = { row: Pick<FeedBrief, 'saved' | 'collab' | 'full'>; card: BriefCard; gaps: string[] }

/** Judged briefs as their reader sees them, in the same order. */
export function viewJudged(reader: FeedReader, judged: readonly Seen[], days: Days = {}): View[] {
  const { profile, planned, isOwn } = reader
  const at = now()
  const span = spanOf(days)
  const isPlanned = takenBy(planned)
  return judged.map(({ row: { saved, collab, full }, card, gaps }) => {
    const { brand, availability, timezone } = card
    const fit = readerFit(reader, card)
    const trip = tripOf(profile, card, at)
    const km = trip ? null : distanceKm(profile, brand)
    const isTaken = isPlanned({ availability, timezone, latitude: brand.latitude, longitude: brand.longitude })
    const nextSlot = span
      ? firstOnDays(card, span, full, at, (start) => isTaken(start) || (trip !== null && !isWithin(card, trip, start)))
      : trip
        ? firstOnTrip(card, trip, full, at, isTaken)
        : firstOf(card.starts, availability.leadHours, full, at, isTaken)
    return {
      ...viewCard(card, brand, { nextSlot, gaps }),
      logo: brand.logo,
      pictures: card.shown,
      fit: fit.score,
      fitWords: wordsOf(fit, km, isOwn),
      distanceKm: km === null ? null : Math.round(km * 10) / 10,
      trip,
      state: feedState(card, at),
      saved,
      collabUid: collab?.uid ?? null,
      standing: collab && standingOf(collab),
    }
  })
}

/** How far the open collab is. */
function standingOf({ stage, startedBy, visit }: OpenCollab): View['standing'] {
  if (stage === 1) return { step: startedBy === 'brand' ? 'invited' : 'requested' }
  if (stage === 3) return { step: 'approved' }
  if (!visit || visit.checkedIn || stage !== 4) return { step: stage === 4 ? 'content-due' : 'content-sent' }
  const { startsAt, checkInOn, checkOutOn } = visit
  const stay = checkInOn && checkOutOn ? { checkInOn, checkOutOn } : undefined
  return { step: 'booked', startsAt: new Date(startsAt).toISOString(), ...(stay && { stay }) }
}

/** The trip that brings a reader to a brief's city; nobody travels to where they live or are often. */
function tripOf({ homeCity, cities, travel }: FeedReader['profile'], { city, timezone }: BriefCard, at: Date) {
  if (homeCity === city || cities.some((one) => one === city)) return null
  const trip = tripsAhead(travel, todayIn(timezone, at)).find((one) => one.city === city)
  return trip ? { from: trip.from, until: trip.until } : null
}

function isWithin({ timezone }: BriefCard, { from, until }: Span, start: number): boolean {
  const day = todayIn(timezone, new Date(start))
  return day >= from && day <= until
}

/** The first free slot on some days of the venue's own calendar. */
function firstOnDays(
  card: BriefCard,
  days: Span,
  full: readonly number[],
  at: Date,
  isTaken: (start: number) => boolean,
): Date | null {
  const { calendar, from, until } = onDays(card, days)
  const isFree = (start: Date) => !slotsAt(card, start).some((slot) => full.includes(slot)) && !isTaken(start.getTime())
  return slotsBetween(calendar, from, until, at).find(isFree) ?? null
}

/** The first free slot within the days of a trip. */
function firstOnTrip(
  card: BriefCard,
  trip: Span,
  full: readonly number[],
  at: Date,
  isTaken: (start: number) => boolean,
) {
  const from = DateTime.fromISO(trip.from, { zone: card.timezone }).toJSDate()
  const until = DateTime.fromISO(trip.until, { zone: card.timezone }).plus({ days: 1 }).toJSDate()
  const starts = slotsBetween(card, from, until, at)
  const isFree = (start: Date) => !slotsAt(card, start).some((slot) => full.includes(slot)) && !isTaken(start.getTime())
  return starts.find(isFree) ?? null
}

/**
 * The cards of these briefs as one reader sees them: best fit first, what is out of reach last; with days, their next slot is the
 * first free one on these. At most one query.
 */
export async function viewFeed(
  db: Queryable,
  reader: FeedReader,
  rows: readonly FeedBrief[],
  days?: Days,
): Promise<View[]> {
  return inOrder(viewJudged(reader, await judgeBriefs(db, reader, rows), days))
}

/**
 * One of these briefs as its reader sees it, with all reasons of its fit, strongest first, and the others as `viewFeed`
 * has them. Null without a card of the one. At most one query.
 */
export async function viewOneOf(
  db: Queryable,
  reader: FeedReader,
  rows: readonly FeedBrief[],
  uid: string,
): Promise<{ card: View; reasons: FitReason[]; others: View[] } | null> {
  const judged = await judgeBriefs(db, reader, rows)
  const own = judged.find(({ card }) => card.uid === uid)
  if (!own) return null
  const { reasons } = readerFit(reader, own.card)
  return {
    card: first(viewJudged(reader, [own])),
    reasons: reasonsFor(sideOf(reader.isOwn), reasons),
    others: inOrder(
      viewJudged(
        reader,
        judged.filter((one) => one !== own),
      ),
    ),
  }
}

const inOrder = (views: View[]) =>
  views.sort((a, b) => Number(a.gaps.length > 0) - Number(b.gaps.length > 0) || b.fit - a.fit)

const readerFit = ({ profile, social, history }: FeedReader, card: BriefCard): Fit =>
  fitOf(fitCandidateOf({ profile, social }, history, card.brandUid, card), card)

const sideOf = (isOwn: boolean) => (isOwn ? 'creator' : 'venue')

/** `near you, you make brunch content`: a fit is said in words, not only as a number. */
function wordsOf({ reasons }: Fit, km: number | null, isOwn: boolean): string {
  const words = km !== null && km < 3 ? [isOwn ? 'near you' : 'near them'] : []
  for (const { points, of, says } of reasons) {
    // The strongest is named in any case where nothing else is.
    if (words.length === 2 || (words.length > 0 && points / of < 0.7)) break
    words.push(says(sideOf(isOwn)))
  }
  return words.join(', ')
}

/** Whether a brief can be asked for, waited for, or neither. */
function feedState(row: BriefCard, at: Date): 'open' | 'full' | 'closed' {
  const today = todayIn(row.timezone, at)
  if (row.status !== 'live' || today > row.liveUntil || today < row.liveFrom) return 'closed'
  return row.spotsTaken >= row.maxCollabs ? 'full' : 'open'
}
