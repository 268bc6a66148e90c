import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { CallError } from '../../../kit/contract/errors.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { sqlState } from '../../../kit/server/database-errors.ts'
import { lastBookableSlot, notOpenYet, todayIn } from '../../briefs/availability.ts'
import { gapsOf } from '../../briefs/eligibility.ts'
import { type Fit, reasonsFor } from '../../briefs/fit.ts'
import { statusWords } from '../../briefs/statuses.ts'
import { candidateOf } from '../../briefs/server/eligible.ts'
import { listsOf } from '../../lists/server/reads.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { hasBlocked, holdInfluencer } from '../../profiles/server/reads.ts'
import type { BrandProfile, InfluencerProfile, SocialAccount } from '../../profiles/server/view.ts'
import type { PreferredTimes } from '../preferred-times.ts'
import { commitmentCap, requestExpiry } from '../windows.ts'
import { assertSpotToRequest } from './brief-waitlist.ts'
import { type Collab, hasOpenCollab } from './reads.ts'
import { collabs } from './tables.ts'

type Influencer = { profile: InfluencerProfile; social: SocialAccount[] }

/** Refuses a request that may not be made now, each reason with its own sentence. */
export async function assertMayApply(tx: Tx, brief: Brief, brand: BrandProfile, influencer: Influencer): Promise<void> {
  await assertOpenTo(tx, brief, brand, influencer)
  if (brief.heldAt)
    throw new CallError(
      'failed-precondition',
      'This brief isn’t taking new requests right now because too many are waiting for a reply. Try again in a few days.',
    )
  await assertSpotToRequest(tx, brief, influencer.profile.uid)
  await assertCommitments(tx, brief, influencer.profile)
}

/** Refuses who cannot have a brief whatever its places: not approved, not live, not eligible, not wanted. */
export async function assertOpenTo(tx: Tx, brief: Brief, brand: BrandProfile, influencer: Influencer): Promise<void> {
  const { profile, social } = influencer
  if (profile.approval !== 'approved')
    throw new CallError(
      'failed-precondition',
      profile.approval === 'applied'
        ? 'Your profile isn’t approved yet. We’ll email you when it is.'
        : 'Your profile isn’t approved, so you can’t request collabs. Your dashboard says why.',
    )
  if (profile.pausedAt)
    throw new CallError(
      'failed-precondition',
      'Your profile is paused. Resume it under Profile Editor to request collabs.',
    )
  if (brief.status !== 'live')
    throw new CallError(
      'failed-precondition',
      `This brief is ${statusWords[brief.status]}. Browse the feed for others.`,
    )
  const today = todayIn(brief.timezone, now())
  if (today < brief.liveFrom || today > brief.liveUntil)
    throw new CallError(
      'failed-precondition',
      today > brief.liveUntil ? 'This brief has ended. Browse the feed for others.' : notOpenYet(brief),
    )
  const gaps = gapsOf(brief.eligibility, candidateOf(profile, social, await listsOf(tx, profile.uid)), {
    country: brand.country,
    showsAlcohol: brief.showsAlcohol,
  })
  if (gaps.length > 0) throw new CallError('failed-precondition', `This brief isn’t open to you: ${gaps.join('; ')}.`)
  if (await hasBlocked(tx, brand.uid, profile.uid))
    throw new CallError('failed-precondition', 'This brief isn’t open to you. Browse the feed for others.')
}

/** A second collab of one creator on the same brief while the first is open, for whoever reads it. */
const youHaveOne = 'You already have an open collab for this brief. You’ll find it on your dashboard.'
export const theyHaveOne = 'This creator already has an open collab for this brief.'

/** Refuses a second request while one on the same brief is open. */
export async function assertNoOpenCollab(tx: Tx, briefUid: string, influencerUid: string): Promise<void> {
  if (await hasOpenCollab(tx, briefUid, influencerUid)) throw new CallError('failed-precondition', youHaveOne)
}

/** What one influencer has agreed to already, counted under their lock, may stand in the way of a request. */
async function assertCommitments(tx: Tx, brief: Brief, profile: InfluencerProfile): Promise<void> {
  await holdInfluencer(tx, profile.uid)
  const why = await whyCommitted(tx, brief, profile)
  if (why) throw new CallError('failed-precondition', why)
}

/** The cap on agreed visits, overdue content, and how often one influencer may repeat, as a sentence; null when none is in the way. */
export async function whyCommitted(
  db: Queryable,
  brief: Pick<Brief, 'uid' | 'repeatLimit'>,
  profile: Pick<InfluencerProfile, 'uid' | 'visitsCompleted'>,
): Promise<string | null> {
  const open = eq(collabs.outcome, 'open')
  const counted = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`
  const { agreed, overdue, repeated } = one(
    await db
      .select({
        agreed: counted(and(open, inArray(collabs.stage, [3, 4]))),
        overdue: counted(and(open, eq(collabs.stage, 4), lt(collabs.contentDueAt, now()))),
        repeated: counted(and(eq(collabs.briefUid, brief.uid), inArray(collabs.outcome, ['completed', 'no-show']))),
      })
      .from(collabs)
      .where(eq(collabs.influencerUid, profile.uid)),
  )
  const cap = commitmentCap(profile.visitsCompleted)
  if (agreed >= cap)
    return `You have ${agreed} open collabs, and can have ${cap} at a time for now. Deliver the content for one of them first.`
  if (overdue > 0) return 'You have overdue content from an earlier visit. Deliver it, then you can send new requests.'
  return repeated >= brief.repeatLimit
    ? 'You’ve already had a collab for this brief. Browse the feed for others.'
    : null
}

/** What a request says of itself. */
type RequestContent = { message: string; preferred?: PreferredTimes | undefined; fit: Fit }

/** A new request; the second one on the same brief is refused whoever is faster. */
export async function insertCollab(
  tx: Tx,
  brief: Brief,
  influencerUid: string,
  startedBy: Collab['startedBy'],
  { message, preferred, fit }: RequestContent,
): Promise<Collab> {
  const requestedAt = now()
  const briefEnd = DateTime.fromISO(brief.liveUntil, { zone: brief.timezone }).endOf('day').toJSDate()
  const row = {
    uid: newUid('collab'),
    briefUid: brief.uid,
    brandUid: brief.brandUid,
    influencerUid,
    startedBy,
    stage: 1 as const,
    message,
    preferred: preferred ?? null,
    requestedAt,
    stageAt: requestedAt,
    fit: fit.score,
    fitReasons: reasonsFor('venue', fit.reasons),
    expiresAt: requestExpiry(requestedAt, briefEnd, lastBookableSlot(brief, requestedAt)),
  }
  try {
    return one(await tx.insert(collabs).values(row).returning())
  } catch (error) {
    if (sqlState(error) === '23505')
      throw new CallError('failed-precondition', startedBy === 'influencer' ? youHaveOne : theyHaveOne)
    throw error
  }
}
