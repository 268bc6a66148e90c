import { mustGet } from '../../../../kit/contract/must.ts'
import { and, asc, eq, exists, gt, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import { now, plus } from '../../../../kit/server/clock.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { eachDueCollab } from '../../../collabs/server/due.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { recordCollab, notifyProfiles } from '../../../collabs/server/save.ts'
import { isFull, lockSlots, spotsLeft, takeSlot } from '../slots.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { influencerFacts } from '../../../profiles/server/facts.ts'
import { canTakeSpot, findWaiting, leaveLine, nextInLine, offerSpot, offerStay } from '../waitlist.ts'
import { visitWords } from '../../../collabs/server/words.ts'
import { lastOfferBeforeMs, offerEnd } from '../../windows.ts'
import type { Acting } from '../../../collabs/server/acting.ts'
import { slots, waitlist } from '../tables.ts'

/** Offers that were not taken, and waiting for what has begun, end; the place goes on to the next in line. */
const lapsed = () =>
  or(and(isNotNull(waitlist.offeredUntil), lt(waitlist.offeredUntil, now())), lte(waitlist.startsAt, now()))

async function lapse(acting: Acting, collabUid: string): Promise<void> {
  const collab = await lockCollab(acting.tx, acting.actor, collabUid)
  const waiting = await findWaiting(acting.tx, collabUid)
  const isOver = waiting && ((waiting.offeredUntil && waiting.offeredUntil < now()) || waiting.startsAt <= now())
  if (!isOver) return
  await leaveLine(acting, collab)
  await recordCollab(acting, 'collab.waitlist-expired', collab, collab)
  const { timezone } = await getBrief(acting.tx, collab.briefUid)
  const notification = {
    kind: 'collab.waitlist-expired',
    title: 'Your waitlist has closed',
    lines: [
      `${visitWords(waiting, timezone)} is no longer available. You can choose ${waiting.checkInOn ? 'other nights' : 'another time'}.`,
    ],
    action: waiting.checkInOn ? 'Choose nights' : 'Choose a time',
    mail: false,
  }
  await notifyProfiles(acting, collab, [collab.influencerUid], notification, waiting.startsAt.toISOString())
}

/** A place that is free although someone waits (the venue has opened more of them) is offered to the first in line. */
async function offerFree(acting: Acting, collabUid: string): Promise<void> {
  const waiting = await findWaiting(acting.tx, collabUid)
  if (!waiting) return
  const { tx } = acting
  if (waiting.checkInOn) {
    const collab = await lockCollab(tx, acting.actor, collabUid)
    return waiting.offeredUntil ? undefined : offerStay(acting, { waiting, collab })
  }
  await lockSlots(tx, waiting.briefUid, [waiting.startsAt])
  const brief = await getBrief(tx, waiting.briefUid)
  const left = mustGet(await spotsLeft(tx, brief, [waiting.startsAt]), waiting.startsAt.getTime())
  const until = offerEnd(waiting.startsAt, now())
  const next = left > 0 && until ? await nextInLine(tx, waiting.briefUid, waiting.startsAt) : null
  if (!next || !until) return
  await takeSlot(tx, waiting.briefUid, waiting.startsAt, brief.availability.capacity)
  await offerSpot(acting, next, until)
}

/** Stays that somebody waits for and that have a room for each of their nights, the longest waiting first. */
async function findFreeStays(db: Queryable, limit: number): Promise<string[]> {
  const capacity = sql`(${briefFacts.availability} ->> 'capacity')::int`
  // As `nightSlot` has it: the room of a night is counted at noon UTC of the day after.
  const fullNight = sql`(select from ${slots} where ${slots.briefUid} = ${waitlist.briefUid} and ${isFull(capacity)}
    and ${slots.startsAt} > ${waitlist.checkInOn}::timestamp at time zone 'UTC' + interval '1 day'
    and ${slots.startsAt} < ${waitlist.checkOutOn}::timestamp at time zone 'UTC' + interval '1 day')`
  const rows = await db
    .select({ uid: waitlist.collabUid })
    .from(waitlist)
    .innerJoin(collabFacts, eq(collabFacts.uid, waitlist.collabUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .innerJoin(briefFacts, eq(briefFacts.uid, waitlist.briefUid))
    .where(
      and(
        isNotNull(waitlist.checkInOn),
        isNull(waitlist.offeredUntil),
        gt(waitlist.startsAt, plus(now(), lastOfferBeforeMs)),
        eq(collabFacts.stage, 3),
        eq(collabFacts.outcome, 'open'),
        canTakeSpot,
        not(exists(fullNight)),
      ),
    )
    .orderBy(asc(waitlist.joinedAt), asc(waitlist.collabUid))
    .limit(limit)
  return rows.map((row) => row.uid)
}

/** Keeps the lines for full slots moving. */
export const offerWaitlist: DomainJob = {
  name: 'offer-waitlist',
  cron: '* * * * *',
  run: async (parts) => {
    await eachDueCollab(
      parts,
      'offer-waitlist',
      async (db, limit) => {
        const rows = await db.select({ uid: waitlist.collabUid }).from(waitlist).where(lapsed()).limit(limit)
        return rows.map((row) => row.uid)
      },
      lapse,
    )
    await eachDueCollab(
      parts,
      'offer-waitlist',
      async (db, limit) => {
        const isFree = not(isFull(sql`(${briefFacts.availability} ->> 'capacity')::int`))
        const inTime = gt(waitlist.startsAt, plus(now(), lastOfferBeforeMs))
        const isOpen = and(eq(collabFacts.stage, 3), eq(collabFacts.outcome, 'open'))
        const rows = await db
          .select({ uid: waitlist.collabUid })
          .from(waitlist)
          .innerJoin(collabFacts, eq(collabFacts.uid, waitlist.collabUid))
          .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
          .innerJoin(slots, and(eq(slots.briefUid, waitlist.briefUid), eq(slots.startsAt, waitlist.startsAt)))
          .innerJoin(briefFacts, eq(briefFacts.uid, waitlist.briefUid))
          .where(and(isNull(waitlist.offeredUntil), inTime, isOpen, isFree, canTakeSpot))
          .limit(limit)
        return rows.map((row) => row.uid)
      },
      offerFree,
    )
    await eachDueCollab(parts, 'offer-waitlist', findFreeStays, offerFree)
  },
}
