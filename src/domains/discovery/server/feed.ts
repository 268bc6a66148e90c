import type * as z from 'zod/mini'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { todayIn } from '../../briefs/availability.ts'
import { gapsOf } from '../../briefs/eligibility.ts'
import { distanceKm, fitOf } from '../../briefs/fit.ts'
import { candidateOf } from '../../briefs/server/eligible.ts'
import { listsOf } from '../../lists/server/reads.ts'
import { viewCard } from '../../briefs/server/view.ts'
import { firstFree, takenFrom } from '../../visits/server/slots.ts'
import type { InfluencerProfile, SocialAccount } from '../../profiles/server/view.ts'
import type { FeedCard } from '../contract.ts'
import type { FeedBrief } from './feed-briefs.ts'
import { fitCandidateOf } from '../../collabs/server/fit.ts'
import { findHistory } from '../../content/server/visit-history.ts'

type Influencer = { profile: InfluencerProfile; social: SocialAccount[] }

/** How far ahead the next free slot is looked for: most have one in the first days. */
const slotHorizonsMs = [3 * dayMs, 14 * dayMs]

/** Everything else that cards of these rows need, in a fixed number of queries, and the cards: best fit first, what is out of reach last. */
export async function viewFeed(
  db: Queryable,
  influencer: Influencer,
  rows: readonly FeedBrief[],
): Promise<z.output<typeof FeedCard>[]> {
  const { profile, social } = influencer
  if (rows.length === 0) return []
  const taken = await takenFrom(
    db,
    rows.map((row) => row.uid),
    now(),
  )
  const history = await findHistory(db, profile.uid)
  const areListsNeeded = rows.some((row) => row.eligibility.listUids.length > 0)
  const candidate = candidateOf(profile, social, areListsNeeded ? await listsOf(db, profile.uid) : [])
  const cards = rows.map((row) => {
    const { brand, saved, collabUid, city, country, category } = row
    const { latitude, longitude } = brand
    const venue = { city, country, category, latitude, longitude }
    const fit = fitOf(fitCandidateOf(influencer, history, row.brandUid, category), venue)
    const km = distanceKm(profile, brand)
    const gaps = gapsOf(row.eligibility, candidate, row)
    return {
      ...viewCard(row, brand, { nextSlot: nextFreeSlot(row, taken.get(row.uid)), gaps }),
      logo: brand.logo,
      fit: fit.score,
      fitWords: wordsOf(fit.reasons, km),
      reasons: fit.reasons,
      distanceKm: km === null ? null : Math.round(km * 10) / 10,
      state: feedState(row, now()),
      saved,
      collabUid,
    }
  })
  return cards.sort((a, b) => Number(a.gaps.length > 0) - Number(b.gaps.length > 0) || b.fit - a.fit)
}

/** The next start within two weeks that has room left. */
function nextFreeSlot(row: FeedBrief, taken: ReadonlyMap<number, number> | undefined): Date | null {
  const at = now()
  let from = at
  for (const horizon of slotHorizonsMs) {
    const until = plus(at, horizon)
    const free = firstFree(row, taken, { from, until }, at)
    if (free) return free
    from = until
  }
  return null
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
function feedState(row: FeedBrief, at: Date): 'open' | 'full' | 'closed' {
  const today = todayIn(row.timezone, at)
  if (row.status !== 'live' || today > row.liveUntil || today < row.liveFrom) return 'closed'
  return row.spotsTaken >= row.maxCollabs ? 'full' : 'open'
}
