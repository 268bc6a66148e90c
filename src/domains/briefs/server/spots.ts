import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { statusWords } from '../statuses.ts'
import { getBrief } from './reads.ts'
import { briefs } from './tables.ts'

/** Takes one of a brief's spots for a collab that is approved; a paused brief still answers the requests it has. However many try at once, the last spot goes to one. */
export async function takeSpot(tx: Tx, briefUid: string): Promise<void> {
  const taken = await tx
    .update(briefs)
    .set({ spotsTaken: sql`${briefs.spotsTaken} + 1` })
    .where(
      and(
        eq(briefs.uid, briefUid),
        inArray(briefs.status, ['live', 'paused']),
        lt(briefs.spotsTaken, briefs.maxCollabs),
      ),
    )
    .returning({ uid: briefs.uid })
  if (taken.length > 0) return
  const brief = await getBrief(tx, briefUid)
  const why =
    brief.status === 'live' || brief.status === 'paused'
      ? 'This brief is fully booked. It needs more spots first.'
      : `This brief is ${statusWords[brief.status]}, so it can’t take new collabs.`
  throw new CallError('failed-precondition', why)
}

/** Gives a spot back when a collab that held one ends without a visit. */
export async function freeSpot(tx: Tx, briefUid: string): Promise<void> {
  await tx
    .update(briefs)
    .set({ spotsTaken: sql`${briefs.spotsTaken} - 1` })
    .where(and(eq(briefs.uid, briefUid), gt(briefs.spotsTaken, 0)))
}

/** Puts a live brief on hold: too many requests wait for an answer. Answers whether it was not on hold already. */
export async function holdBrief(tx: Tx, briefUid: string, at: Date): Promise<boolean> {
  const held = await tx
    .update(briefs)
    .set({ heldAt: at })
    .where(and(eq(briefs.uid, briefUid), eq(briefs.status, 'live'), isNull(briefs.heldAt)))
    .returning({ uid: briefs.uid })
  return held.length > 0
}

/** Takes a brief off hold; nothing happens to one that is not. */
export async function releaseBrief(tx: Tx, briefUid: string): Promise<void> {
  await tx.update(briefs).set({ heldAt: null }).where(eq(briefs.uid, briefUid))
}

/** The briefs on hold. */
export async function listHeldBriefs(db: Queryable): Promise<string[]> {
  const held = await db.select({ uid: briefs.uid }).from(briefs).where(isNotNull(briefs.heldAt))
  return held.map(({ uid }) => uid)
}
