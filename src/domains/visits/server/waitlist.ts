import { and, asc, eq, gte, isNull, not, type SQL } from 'drizzle-orm'
import { mustGet } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { getBrief } from '../../briefs/server/reads.ts'
import { type Collab, unsafeFindCollabs } from '../../collabs/server/reads.ts'
import { releaseVisit } from './release.ts'
import { notifyProfiles } from '../../collabs/server/save.ts'
import { leftIn, lockSlotsOf, releaseSlot, slotsOf, takeSlot } from './slots.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { influencerFacts, isBlocked } from '../../profiles/server/facts.ts'
import { timeWords, visitWords } from '../../collabs/server/words.ts'
import { offerEnd } from '../windows.ts'
import type { Visit } from './reads.ts'
import type { Acting } from '../../collabs/server/acting.ts'
import { waitlist } from './tables.ts'

type InTransaction = Pick<Acting, 'tx' | 'config'>
export type Waiting = typeof waitlist.$inferSelect

export async function findWaiting(tx: Tx, collabUid: string): Promise<Waiting | null> {
  const [waiting] = await tx.select().from(waitlist).where(eq(waitlist.collabUid, collabUid))
  return waiting ?? null
}

/**
 * Gives the place of a visit (or of an offer that was not taken) back, with the slot held: to whom it was offered
 * already, else to the next in line for 24 hours (at most until 6 hours before), else to everyone. Of a stay, its `nights`.
 */
export async function passSpotOn(
  acting: InTransaction,
  place: Pick<Visit, 'briefUid' | 'startsAt' | 'checkInOn' | 'checkOutOn'> & { uid?: string },
  nights = slotsOf(place),
): Promise<void> {
  const { tx } = acting
  if (place.checkInOn) return passNightsOn(acting, place.briefUid, nights)
  if (place.uid) {
    const offered = await tx
      .update(waitlist)
      .set({ insteadOf: null })
      .where(eq(waitlist.insteadOf, place.uid))
      .returning({ uid: waitlist.collabUid })
    if (offered.length > 0) return
  }
  const until = offerEnd(place.startsAt, now())
  const next = until && (await nextInLine(tx, place.briefUid, place.startsAt))
  if (next) await offerSpot(acting, next, until)
  else await releaseSlot(tx, place.briefUid, place.startsAt)
}

/**
 * Gives nights of a stay, which are held, back to everyone; but first to those in line whose whole stay has a room now, the
 * longest waiting first, each for as long as any freed spot is kept.
 */
async function passNightsOn(acting: InTransaction, briefUid: string, nights: readonly Date[]): Promise<void> {
  for (const night of nights) await releaseSlot(acting.tx, briefUid, night)
  const freed = new Set(nights.map((night) => night.getTime()))
  const line = await listInLine(acting.tx, briefUid)
  for (const next of line) {
    if (slotsOf(next.waiting).some((night) => freed.has(night.getTime()))) await offerStay(acting, next)
  }
}

/** Keeps a room for every night of a stay that somebody waits for, if there is one. */
export async function offerStay(acting: InTransaction, next: Next): Promise<void> {
  const { tx } = acting
  const { briefUid, startsAt } = next.waiting
  const until = offerEnd(startsAt, now())
  const nights = slotsOf(next.waiting)
  await lockSlotsOf(tx, briefUid, [next.waiting])
  // Read again with the nights held: somebody else may have offered them just now, or the wait is over.
  const waiting = await findWaiting(tx, next.collab.uid)
  const isSame = waiting && String(slotsOf(waiting)) === String(nights)
  if (!until || !isSame || waiting.offeredUntil) return
  const brief = await getBrief(tx, briefUid)
  const left = await leftIn(tx, brief, nights)
  if ([...left.values()].some((rooms) => rooms === 0)) return
  for (const night of nights) await takeSlot(tx, briefUid, night, brief.availability.capacity)
  await offerSpot(acting, next, until)
}

/** Who can take a spot now: approved, not on a break, and with no block between them and the venue. */
export const canTakeSpot = and(
  eq(influencerFacts.approval, 'approved'),
  isNull(influencerFacts.pausedAt),
  not(isBlocked(collabFacts.brandUid, collabFacts.influencerUid)),
)

type Next = { waiting: Waiting; collab: Pick<Collab, 'uid' | 'version' | 'influencerUid'> }

/** Who has waited longest for a slot, has no offer yet and can take it; the slot is held. */
export async function nextInLine(tx: Tx, briefUid: string, startsAt: Date): Promise<Next | null> {
  const [next] = await listInLine(tx, briefUid, and(eq(waitlist.startsAt, startsAt), isNull(waitlist.checkInOn)), 1)
  return next ?? null
}

const longestLine = 50

/** Those who wait for something of a brief, have no offer yet and can take one, the longest waiting first. */
async function listInLine(tx: Tx, briefUid: string, condition?: SQL, limit = longestLine): Promise<Next[]> {
  const { uid, version, influencerUid } = collabFacts
  return tx
    .select({ waiting: waitlist, collab: { uid, version, influencerUid } })
    .from(waitlist)
    .innerJoin(collabFacts, eq(collabFacts.uid, waitlist.collabUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .where(
      and(
        eq(waitlist.briefUid, briefUid),
        condition,
        isNull(waitlist.offeredUntil),
        eq(collabFacts.stage, 3),
        eq(collabFacts.outcome, 'open'),
        canTakeSpot,
      ),
    )
    .orderBy(asc(waitlist.joinedAt), asc(waitlist.collabUid))
    .limit(limit)
}

/** Keeps a place for someone in line; `insteadOf` is the unconfirmed visit that still holds it. */
export async function offerSpot(
  acting: InTransaction,
  { waiting, collab }: Next,
  until: Date,
  insteadOf: string | null = null,
): Promise<void> {
  await acting.tx.update(waitlist).set({ offeredUntil: until, insteadOf }).where(eq(waitlist.collabUid, collab.uid))
  const { timezone } = await getBrief(acting.tx, waiting.briefUid)
  const notification = {
    kind: 'collab.waitlist-offered',
    title: 'A spot has opened up for you',
    lines: [`${visitWords(waiting, timezone)} is yours if you book it before ${timeWords(until, timezone)}.`],
    action: 'Book this spot',
    until,
  }
  await notifyProfiles(acting, collab, [collab.influencerUid], notification, until.toISOString())
}

/** Takes the place that is on offer to a collab, if it still is: it is off the waitlist then, and holds the place. */
export async function takeOffered(acting: Acting, waiting: Waiting): Promise<boolean> {
  const { tx } = acting
  await lockSlotsOf(tx, waiting.briefUid, [waiting])
  const [offer] = await tx
    .delete(waitlist)
    .where(and(eq(waitlist.collabUid, waiting.collabUid), gte(waitlist.offeredUntil, now())))
    .returning()
  if (offer?.insteadOf) await releaseVisit(acting, offer.insteadOf)
  return offer !== undefined
}

/** Takes a collab off the waitlist; a place that was on offer to it goes on to the next. Answers what it waited for. */
export async function leaveLine(acting: InTransaction, collab: Collab): Promise<Waiting | null> {
  const { tx } = acting
  const waiting = await findWaiting(tx, collab.uid)
  if (!waiting) return null
  await lockSlotsOf(tx, waiting.briefUid, [waiting])
  const [left] = await tx.delete(waitlist).where(eq(waitlist.collabUid, collab.uid)).returning()
  if (left?.offeredUntil && !left.insteadOf) await passSpotOn(acting, left)
  return left ?? null
}

/** A visit was confirmed after its place had been offered: whoever was offered it is first in line again. */
export async function takeOfferBack(acting: InTransaction, visit: Visit): Promise<void> {
  const { tx } = acting
  const [waiting] = await tx
    .update(waitlist)
    .set({ offeredUntil: null, insteadOf: null })
    .where(eq(waitlist.insteadOf, visit.uid))
    .returning()
  if (!waiting) return
  const collab = mustGet(await unsafeFindCollabs(tx, [waiting.collabUid]), waiting.collabUid)
  const { timezone } = await getBrief(tx, visit.briefUid)
  const notification = {
    kind: 'collab.waitlist-offer-revoked',
    title: 'This spot is no longer available',
    lines: [
      `The original booking for ${visitWords(visit, timezone)} was confirmed. You’re still first on the waitlist.`,
    ],
    action: 'View collab',
  }
  await notifyProfiles(acting, collab, [collab.influencerUid], notification, now().toISOString())
}
