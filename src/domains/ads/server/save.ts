import { keysOf } from '../../../kit/contract/keys.ts'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { one } from '../../../kit/contract/must.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { sameVersion } from '../../../access/server/policy.ts'
import { pushToAll } from '../../notifications/server/live-updates.ts'
import { record } from '../../audit/server/record.ts'
import type { Suffix } from '../../audit/events.ts'
import type { AdRow, AdView } from '../contract.ts'
import { type Ad, adCounts, ads } from './tables.ts'

type Counts = { views: number; clicks: number }

/** The day of a moment, in UTC: what counts are kept by. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** An ad, locked for a change by who saw this version of it. */
export async function beginAd(tx: Tx, { uid, version }: { uid: string; version: number }): Promise<Ad> {
  const [row] = await tx.select().from(ads).where(eq(ads.uid, uid)).for('update')
  if (!row) throw new CallError('not-found', 'We couldn’t find that ad.')
  sameVersion(row, version)
  return row
}

export async function findAd(db: Queryable, uid: string): Promise<Ad | null> {
  const [row] = await db.select().from(ads).where(eq(ads.uid, uid))
  return row ?? null
}

/** Writes a change of an ad with what was before. */
export async function changeAd(tx: Tx, actor: Actor, kind: Suffix<'ad'>, before: Ad, change: Partial<Ad>): Promise<Ad> {
  const after = one(
    await tx
      .update(ads)
      .set({ ...change, version: before.version + 1 })
      .where(eq(ads.uid, before.uid))
      .returning(),
  )
  const keys = keysOf(change).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  // With its name, by which the log calls it.
  const only = (row: Ad) => Object.fromEntries([...keys, 'name' as const].map((key) => [key, row[key]]))
  await recordAd(tx, actor, kind, before.uid, { before: only(before), after: only(after) })
  // It may be on anybody's page.
  if (before.state === 'approved' && after.state !== 'approved') await pushToAll(tx, ['current-ad'])
  return after
}

export async function recordAd(
  tx: Tx,
  actor: Actor,
  kind: Suffix<'ad'>,
  uid: string,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  await record(tx, actor, 'staff', `ad.${kind}`, { subjectUid: uid }, change)
}

/** What each of the ads was seen and clicked; one that is missing was not. */
export async function countsOf(db: Queryable, uids: readonly string[]): Promise<Map<string, Counts>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select({
      uid: adCounts.adUid,
      views: sql<number>`sum(${adCounts.views})::int`,
      clicks: sql<number>`sum(${adCounts.clicks})::int`,
    })
    .from(adCounts)
    .where(inArray(adCounts.adUid, [...uids]))
    .groupBy(adCounts.adUid)
  return new Map(rows.map(({ uid, views, clicks }) => [uid, { views, clicks }]))
}

/** What may be done with an ad as it is now: what the buttons follow, and the calls. */
export function canOf(actor: Actor, row: Ad, counts: Counts | undefined): AdRow['can'] {
  const isAdmin = actor.staff === 'admin' || actor.system
  const isOver = row.endsAt !== null && row.endsAt <= now()
  return {
    save: isAdmin,
    approve: isAdmin && row.state !== 'approved' && !isOver,
    pause: isAdmin && row.state === 'approved',
    remove: isAdmin && row.state === 'draft' && counts === undefined,
  }
}

export function viewAd(actor: Actor, row: Ad, counts: Counts | undefined): AdRow {
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

/** How many days of counts an ad is shown with, the newest. */
const daysAtMost = 400

/** An ad with its counts by day. */
export async function viewWithDays(db: Queryable, actor: Actor, row: Ad): Promise<AdView> {
  const days = await db
    .select({ day: adCounts.day, views: adCounts.views, clicks: adCounts.clicks })
    .from(adCounts)
    .where(eq(adCounts.adUid, row.uid))
    .orderBy(desc(adCounts.day))
    .limit(daysAtMost)
  const counts = (await countsOf(db, [row.uid])).get(row.uid)
  return { ...viewAd(actor, row, counts), days: days.toReversed() }
}
