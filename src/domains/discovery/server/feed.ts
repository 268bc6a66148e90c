import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { slotsBetween } from '../../briefs/availability.ts'
import { gapsOf } from '../../briefs/eligibility.ts'
import { distanceKm, fitOf } from '../../briefs/fit.ts'
import { candidateOf, listsOf } from '../../briefs/server/eligible.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { briefs } from '../../briefs/server/tables.ts'
import { viewCard } from '../../briefs/server/view.ts'
import { takenFrom } from '../../collabs/server/slots.ts'
import { fitCandidateOf, visitHistory } from '../../collabs/server/start.ts'
import { collabs } from '../../collabs/server/tables.ts'
import { findBrands } from '../../profiles/server/reads.ts'
import { blockedInfluencers } from '../../profiles/server/tables.ts'
import type { InfluencerProfile, SocialAccount } from '../../profiles/server/view.ts'
import type { FeedCard, FeedFilter } from '../contract.ts'
import { detailsOf, feedState } from './feed-filter.ts'
import { feedMarks } from './tables.ts'

type Influencer = { profile: InfluencerProfile; social: SocialAccount[] }
type Filter = z.output<typeof FeedFilter>

/** How far ahead the next free slot is looked for. */
const slotHorizonMs = 14 * dayMs

/** The rows of a feed page: live, not held, places left, not hidden; by the city's index, newest first. */
export async function findFeedRows(
  db: Queryable,
  influencerUid: string,
  filter: Filter & { city: Brief['city'] },
  after: readonly [string, string] | null,
  limit: number,
): Promise<Brief[]> {
  const marked = (mark: 'saved' | 'hidden') =>
    db
      .select({ one: sql`1` })
      .from(feedMarks)
      .where(
        and(eq(feedMarks.briefUid, briefs.uid), eq(feedMarks.influencerUid, influencerUid), eq(feedMarks.mark, mark)),
      )
  const conditions: (SQL | undefined)[] = [
    // What was saved is shown whatever has become of it.
    filter.savedOnly ? isNotNull(briefs.liveSince) : eq(briefs.status, 'live'),
    filter.savedOnly ? undefined : isNull(briefs.heldAt),
    eq(briefs.city, filter.city),
    filter.savedOnly ? undefined : gt(briefs.maxCollabs, briefs.placesTaken),
    filter.category ? eq(briefs.category, filter.category) : undefined,
    filter.withGuest ? gt(briefs.guests, 0) : undefined,
    filter.platform
      ? sql`${briefs.deliverables} @> ${JSON.stringify([{ platform: filter.platform }])}::jsonb`
      : undefined,
    ...detailsOf(filter),
    filter.savedOnly ? exists(marked('saved')) : notExists(marked('hidden')),
    after ? sql`(${briefs.liveSince}, ${briefs.uid}) < (${after[0]}::timestamptz, ${after[1]})` : undefined,
  ]
  return db
    .select()
    .from(briefs)
    .where(and(...conditions))
    .orderBy(desc(briefs.liveSince), desc(briefs.uid))
    .limit(limit)
}

/** Everything that cards of these rows need, in a fixed number of queries, and the cards: best fit first, what is out of reach last. */
export async function viewFeed(
  db: Queryable,
  influencer: Influencer,
  rows: readonly Brief[],
): Promise<z.output<typeof FeedCard>[]> {
  const { profile, social } = influencer
  const uids = rows.map((row) => row.uid)
  if (uids.length === 0) return []
  const mine = eq(collabs.influencerUid, profile.uid)
  const [brands, taken, history, lists, open, saved, blocked] = [
    await findBrands(
      db,
      rows.map((row) => row.brandUid),
    ),
    await takenFrom(db, uids, now()),
    await visitHistory(db, profile.uid),
    await listsOf(db, profile.uid),
    await db
      .select({ uid: collabs.uid, briefUid: collabs.briefUid })
      .from(collabs)
      .where(and(mine, eq(collabs.outcome, 'open'), inArray(collabs.briefUid, uids))),
    await db
      .select({ briefUid: feedMarks.briefUid })
      .from(feedMarks)
      .where(
        and(eq(feedMarks.influencerUid, profile.uid), eq(feedMarks.mark, 'saved'), inArray(feedMarks.briefUid, uids)),
      ),
    await db
      .select({ brandUid: blockedInfluencers.brandUid })
      .from(blockedInfluencers)
      .where(eq(blockedInfluencers.influencerUid, profile.uid)),
  ]
  const candidate = candidateOf(profile, social, lists)
  const cards = rows
    .filter((row) => !blocked.some((one) => one.brandUid === row.brandUid))
    .map((row) => {
      const brand = brands.get(row.brandUid)!
      const { latitude, longitude } = brand
      const fit = fitOf(fitCandidateOf(influencer, history, row.brandUid, row.category), {
        city: row.city,
        country: row.country,
        category: row.category,
        latitude,
        longitude,
      })
      const km = distanceKm(profile, brand)
      const gaps = gapsOf(row.eligibility, candidate, row)
      return {
        ...viewCard(row, brand, { nextSlot: nextFreeSlot(row, taken.get(row.uid)), gaps }),
        logo: brand.profilePic,
        fit: fit.score,
        fitWords: wordsOf(fit.reasons, km),
        reasons: fit.reasons,
        distanceKm: km === null ? null : Math.round(km * 10) / 10,
        state: feedState(row, now()),
        saved: saved.some((one) => one.briefUid === row.uid),
        collabUid: open.find((one) => one.briefUid === row.uid)?.uid ?? null,
      }
    })
  return cards.sort((a, b) => Number(a.gaps.length > 0) - Number(b.gaps.length > 0) || b.fit - a.fit)
}

/** The next start within two weeks that has a place left. */
function nextFreeSlot(row: Brief, taken: ReadonlyMap<number, number> | undefined): Date | null {
  const starts = slotsBetween(row, now(), plus(now(), slotHorizonMs), now())
  return starts.find((start) => (taken?.get(start.getTime()) ?? 0) < row.availability.capacity) ?? null
}

/** `near you, makes brunch content`: a fit is said in words, not only as a number. */
function wordsOf(reasons: readonly { points: number; of: number; text: string }[], km: number | null): string {
  const near = km !== null && km < 3 ? ['near you'] : []
  return (
    [...near, ...reasons.filter((reason) => reason.points / reason.of >= 0.7).map((reason) => reason.text)]
      .slice(0, 2)
      .join(', ') || reasons[0]!.text
  )
}
