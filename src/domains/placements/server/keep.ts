import { desc, eq, inArray, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../accounts/roles.ts'
import { sameVersion } from '../../accounts/server/gate.ts'
import { pushToAll, record } from '../../notices/server/record.ts'
import type { PlacementRow, PlacementView } from '../contract.ts'
import { type Placement, placementCounts, placements } from './tables.ts'

type Counts = { views: number; clicks: number }

/** The day of a moment, in UTC: what counts are kept by. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** A placement, locked for a change by who saw this version of it. */
export async function beginPlacement(tx: Tx, { uid, version }: { uid: string; version: number }): Promise<Placement> {
  const [row] = await tx.select().from(placements).where(eq(placements.uid, uid)).for('update')
  if (!row) throw new CallError('not-found', 'There is no such placement.')
  sameVersion(row, version)
  return row
}

export async function findPlacement(db: Queryable, uid: string): Promise<Placement | null> {
  const [row] = await db.select().from(placements).where(eq(placements.uid, uid))
  return row ?? null
}

/** Writes a change of a placement with what was before. */
export async function changePlacement(
  tx: Tx,
  actor: Actor,
  kind: string,
  before: Placement,
  change: Partial<Placement>,
): Promise<Placement> {
  const [after] = await tx
    .update(placements)
    .set({ ...change, version: before.version + 1 })
    .where(eq(placements.uid, before.uid))
    .returning()
  const keys = (Object.keys(change) as (keyof Placement)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after![key]),
  )
  const only = (row: Placement) => Object.fromEntries(keys.map((key) => [key, row[key]]))
  await recordPlacement(tx, actor, kind, before.uid, { before: only(before), after: only(after!) })
  // It may be on anybody's page.
  if (before.state === 'approved' && after!.state !== 'approved') await pushToAll(tx, ['spot'])
  return after!
}

export async function recordPlacement(
  tx: Tx,
  actor: Actor,
  kind: string,
  uid: string,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  await record(tx, actor, 'staff', `placement.${kind}`, { subjectUid: uid }, change)
}

/** What each of the placements was seen and clicked; one that is missing was not. */
export async function countsOf(db: Queryable, uids: readonly string[]): Promise<Map<string, Counts>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select({
      uid: placementCounts.placementUid,
      views: sql<number>`sum(${placementCounts.views})::int`,
      clicks: sql<number>`sum(${placementCounts.clicks})::int`,
    })
    .from(placementCounts)
    .where(inArray(placementCounts.placementUid, [...uids]))
    .groupBy(placementCounts.placementUid)
  return new Map(rows.map(({ uid, views, clicks }) => [uid, { views, clicks }]))
}

/** What may be done with a placement as it is now: what the buttons follow, and the calls. */
export function canOf(actor: Actor, row: Placement, counts: Counts | undefined): PlacementRow['can'] {
  const isAdmin = actor.staff === 'admin' || actor.system
  const isOver = row.endsAt !== null && row.endsAt <= now()
  return {
    save: isAdmin,
    approve: isAdmin && row.state !== 'approved' && !isOver,
    pause: isAdmin && row.state === 'approved',
    remove: isAdmin && row.state === 'draft' && counts === undefined,
  }
}

export function viewPlacement(actor: Actor, row: Placement, counts: Counts | undefined): PlacementRow {
  return {
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    views: counts?.views ?? 0,
    clicks: counts?.clicks ?? 0,
    can: canOf(actor, row, counts),
  }
}

/** How many days of counts a placement is shown with, the newest. */
const daysAtMost = 400

/** A placement with its counts by day. */
export async function viewWithDays(db: Queryable, actor: Actor, row: Placement): Promise<PlacementView> {
  const days = await db
    .select({ day: placementCounts.day, views: placementCounts.views, clicks: placementCounts.clicks })
    .from(placementCounts)
    .where(eq(placementCounts.placementUid, row.uid))
    .orderBy(desc(placementCounts.day))
    .limit(daysAtMost)
  const counts = (await countsOf(db, [row.uid])).get(row.uid)
  return { ...viewPlacement(actor, row, counts), days: days.toReversed() }
}
