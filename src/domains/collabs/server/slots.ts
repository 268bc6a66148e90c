import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type Brief, findBriefs } from '../../briefs/server/reads.ts'
import { chaseConfirmationBeforeMs, waitlistOfferMs } from '../windows.ts'
import { collabs, slots, waitlist } from './tables.ts'
import { tellProfiles } from './save.ts'
import { timeWords } from './words.ts'

/** Takes one place of a slot: one statement decides, so it is never overbooked however many try at once. */
export async function takeSlot(tx: Tx, briefUid: string, startsAt: Date, capacity: number): Promise<void> {
  const taken = await tx
    .insert(slots)
    .values({ briefUid, startsAt, taken: 1 })
    .onConflictDoUpdate({
      target: [slots.briefUid, slots.startsAt],
      set: { taken: sql`${slots.taken} + 1` },
      setWhere: lt(slots.taken, capacity),
    })
    .returning({ taken: slots.taken })
  if (taken.length === 0)
    throw new CallError('failed-precondition', 'That time has just been taken. Choose another, or wait for a place.')
}

/** Gives a place back: to the next in line, who has 24 hours (at most until 6 hours before), or to everyone. */
export async function freeSlot(tx: Tx, config: Config, briefUid: string, startsAt: Date): Promise<void> {
  const deadline = plus(startsAt, -chaseConfirmationBeforeMs)
  const offeredUntil = new Date(Math.min(plus(now(), waitlistOfferMs).getTime(), deadline.getTime()))
  const [next] = await tx
    .select()
    .from(waitlist)
    .innerJoin(collabs, eq(collabs.uid, waitlist.collabUid))
    .where(
      and(
        eq(waitlist.briefUid, briefUid),
        eq(waitlist.startsAt, startsAt),
        isNull(waitlist.offeredUntil),
        eq(collabs.stage, 3),
        eq(collabs.outcome, 'open'),
      ),
    )
    .orderBy(asc(waitlist.joinedAt), asc(waitlist.collabUid))
    .limit(1)
    .for('update')
  if (!next || offeredUntil <= now()) {
    await tx
      .update(slots)
      .set({ taken: sql`greatest(${slots.taken} - 1, 0)` })
      .where(and(eq(slots.briefUid, briefUid), eq(slots.startsAt, startsAt)))
    return
  }
  await tx.update(waitlist).set({ offeredUntil }).where(eq(waitlist.collabUid, next.collabs.uid))
  const brief = (await findBriefs(tx, [briefUid])).get(briefUid)!
  await tellProfiles({ tx, config }, next.collabs, [next.collabs.influencerUid], {
    kind: 'collab.waitlist-offer',
    title: 'A place is free for you',
    lines: [
      `${timeWords(startsAt, brief.timezone)} is yours if you take it before ${timeWords(offeredUntil, brief.timezone)}.`,
    ],
    action: 'Take the place',
  })
}

/** How many places are left at each start; a start nobody took has all. */
export async function placesLeft(db: Queryable, brief: Brief, starts: readonly Date[]): Promise<Map<number, number>> {
  const first = starts[0]
  const last = starts.at(-1)
  const { capacity } = brief.availability
  const left = new Map(starts.map((start) => [start.getTime(), capacity]))
  if (!first || !last) return left
  const rows = await db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.briefUid, brief.uid),
        gte(slots.startsAt, first),
        lt(slots.startsAt, plus(last, 1)),
        gt(slots.taken, 0),
      ),
    )
  for (const row of rows)
    if (left.has(row.startsAt.getTime())) left.set(row.startsAt.getTime(), Math.max(0, capacity - row.taken))
  return left
}

/** Taken places of many briefs' slots from now on, in one query: brief uid → start (ms) → taken. */
export async function takenFrom(
  db: Queryable,
  briefUids: readonly string[],
  from: Date,
): Promise<Map<string, Map<number, number>>> {
  const taken = new Map<string, Map<number, number>>()
  if (briefUids.length === 0) return taken
  const rows = await db
    .select()
    .from(slots)
    .where(and(inArray(slots.briefUid, [...briefUids]), gte(slots.startsAt, from)))
  for (const row of rows) {
    const ofBrief = taken.get(row.briefUid) ?? new Map<number, number>()
    taken.set(row.briefUid, ofBrief.set(row.startsAt.getTime(), row.taken))
  }
  return taken
}

/** Offers that ran out: each place goes on to the next in line. Answers how many lapsed. */
export async function lapseOffers(tx: Tx, config: Config): Promise<number> {
  const lapsed = await tx
    .delete(waitlist)
    .where(and(isNotNull(waitlist.offeredUntil), lt(waitlist.offeredUntil, now())))
    .returning()
  for (const offer of lapsed) await freeSlot(tx, config, offer.briefUid, offer.startsAt)
  return lapsed.length
}
