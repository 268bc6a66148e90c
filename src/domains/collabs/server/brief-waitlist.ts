import { and, asc, eq, gte, isNull, lt, or } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { CallError } from '../../../kit/contract/errors.ts'
import { must } from '../../../kit/contract/must.ts'
import { now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type Brief, lockBrief } from '../../briefs/server/reads.ts'
import { notify } from '../../notifications/server/notify.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { waitlistOfferMs } from '../windows.ts'
import { briefWaitlist } from './tables.ts'
import { timeWords } from './words.ts'
import type { BriefLine } from '../views.ts'

type Line = z.output<typeof BriefLine>
type Waiting = typeof briefWaitlist.$inferSelect

const stillIn = () => or(isNull(briefWaitlist.offeredUntil), gte(briefWaitlist.offeredUntil, now()))

/** Who waits for a spot of a brief, in order; whose offer has lapsed is not in it any more. */
async function listLine(db: Queryable, briefUid: string): Promise<Waiting[]> {
  return db
    .select()
    .from(briefWaitlist)
    .where(and(eq(briefWaitlist.briefUid, briefUid), stillIn()))
    .orderBy(asc(briefWaitlist.joinedAt), asc(briefWaitlist.influencerUid))
}

/** Where an influencer stands in the line of a brief. */
export async function lineOf(db: Queryable, briefUid: string, influencerUid: string): Promise<Line> {
  const { all: _all, ...line } = await standingInLine(db, briefUid, influencerUid)
  return line
}

/** The same with the length of the whole line. */
export async function standingInLine(
  db: Queryable,
  briefUid: string,
  influencerUid: string,
): Promise<Line & { all: number }> {
  const line = await listLine(db, briefUid)
  const at = line.findIndex((one) => one.influencerUid === influencerUid)
  return {
    waiting: at >= 0,
    ahead: at >= 0 ? at : line.length,
    offeredUntil: line[at]?.offeredUntil?.toISOString() ?? null,
    all: line.length,
  }
}

/** Whether there is a place that this influencer may ask for: one that is kept for them, or more than the line needs. */
export function mayRequestCollab(
  brief: Pick<Brief, 'maxCollabs' | 'spotsTaken'>,
  line: Line & { all: number },
): boolean {
  const free = brief.maxCollabs - brief.spotsTaken
  return free > 0 && (line.offeredUntil !== null || free > line.all)
}

/** Refuses a request for which no place is left, or whose place is kept for who waited. */
export async function assertSpotToRequest(tx: Tx, brief: Brief, influencerUid: string): Promise<void> {
  if (brief.spotsTaken >= brief.maxCollabs)
    throw new CallError(
      'failed-precondition',
      'This brief is fully booked. Join the waitlist to hear when a spot opens up.',
    )
  if (mayRequestCollab(brief, await standingInLine(tx, brief.uid, influencerUid))) return
  throw new CallError(
    'failed-precondition',
    'The open spot is reserved for someone on the waitlist. Join the waitlist for the next one.',
  )
}

/** Takes someone out of a line: they have asked, or do not want to wait any more. */
export async function leaveBriefLine(tx: Tx, briefUid: string, influencerUid: string): Promise<void> {
  await tx
    .delete(briefWaitlist)
    .where(and(eq(briefWaitlist.briefUid, briefUid), eq(briefWaitlist.influencerUid, influencerUid)))
}

/**
 * Moves the line of a brief: offers that were not taken end, and each place that is free and not on offer is offered to
 * the next for 24 hours. Doing it again changes nothing.
 */
export async function moveBriefLine({ tx, config }: { tx: Tx; config: Config }, briefUid: string): Promise<void> {
  const brief = await lockBrief(tx, briefUid)
  const lapsed = await tx
    .delete(briefWaitlist)
    .where(and(eq(briefWaitlist.briefUid, briefUid), lt(briefWaitlist.offeredUntil, now())))
    .returning()
  const brand = await getBrand(tx, brief.brandUid)
  for (const { influencerUid, offeredUntil } of lapsed)
    await notifyNext({ tx, config }, brief, influencerUid, must(offeredUntil, 'end of the offer'), {
      kind: 'brief.waitlist-offer-expired',
      title: `We’re no longer holding your spot at ${brand.name}`,
      lines: [`We held “${brief.title}” for you for 24 hours. If it’s fully booked now, you can rejoin the waitlist.`],
      action: 'View brief',
      mail: false,
    })
  if (brief.status !== 'live') return
  const line = await listLine(tx, briefUid)
  const offers = line.filter((one) => one.offeredUntil !== null).length
  const free = brief.maxCollabs - brief.spotsTaken - offers
  const until = plus(now(), waitlistOfferMs)
  for (const { influencerUid } of line.filter((one) => one.offeredUntil === null).slice(0, Math.max(0, free))) {
    await tx
      .update(briefWaitlist)
      .set({ offeredUntil: until })
      .where(and(eq(briefWaitlist.briefUid, briefUid), eq(briefWaitlist.influencerUid, influencerUid)))
    await notifyNext({ tx, config }, brief, influencerUid, until, {
      kind: 'brief.waitlist-offered',
      title: `A spot at ${brand.name} has opened up`,
      lines: [
        `We’re holding “${brief.title}” for you until ${timeWords(until, brief.timezone)}. Request it before then.`,
      ],
      action: 'Request collab',
      until,
    })
  }
}

async function notifyNext(
  { tx, config }: { tx: Tx; config: Config },
  brief: Brief,
  influencerUid: string,
  about: Date,
  notification: Omit<Parameters<typeof notify>[4], 'path'>,
): Promise<void> {
  const key = `${notification.kind}:${brief.uid}:${about.toISOString()}:${influencerUid}`
  const path = `/app/influencer/browse?uid=${influencerUid}&brief=${brief.uid}`
  await notify(tx, config, influencerUid, key, { ...notification, path })
  await pushToProfiles(tx, [influencerUid], ['feed'])
}
