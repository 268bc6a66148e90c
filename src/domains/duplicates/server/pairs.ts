import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { keysOf } from '../../../kit/contract/keys.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type AlikeSignal, alikeSignals } from '../../profiles/alike-signals.ts'
import type { Alike } from '../../profiles/server/alike.ts'
import { possibleDuplicates } from './tables.ts'

const { firstUid, secondUid, signals, dismissedBy, dismissedAt } = possibleDuplicates

/** Whichever of the two is asked about, a pair is one row. */
const pairOf = (uid: string, otherUid: string) => ({
  firstUid: uid < otherUid ? uid : otherUid,
  secondUid: uid < otherUid ? otherUid : uid,
})

const isPair = (uid: string, otherUid: string) => {
  const pair = pairOf(uid, otherUid)
  return and(eq(firstUid, pair.firstUid), eq(secondUid, pair.secondUid))
}

/** The pairs of which one is among these, that nobody dismissed. */
const openOf = (uids: readonly string[]) =>
  and(isNull(dismissedAt), or(inArray(firstUid, [...uids]), inArray(secondUid, [...uids])))

/** Writes what was found for a batch, in place of what was found for it before. What was dismissed stays so. */
export async function savePairs(tx: Tx, uids: readonly string[], found: readonly Alike[]): Promise<void> {
  await tx.delete(possibleDuplicates).where(openOf(uids))
  const pairs = new Map<string, { firstUid: string; secondUid: string; signals: AlikeSignal[]; foundAt: Date }>()
  for (const { uid, otherUid, signals: seen } of found) {
    const pair = pairOf(uid, otherUid)
    pairs.set(`${pair.firstUid} ${pair.secondUid}`, { ...pair, signals: seen, foundAt: now() })
  }
  if (pairs.size > 0)
    await tx
      .insert(possibleDuplicates)
      .values([...pairs.values()])
      .onConflictDoUpdate({ target: [firstUid, secondUid], set: { signals: sql`excluded.signals` } })
}

/** What says of each that it may be the same as another one, as the job last found it. */
export async function findSignals(db: Queryable, uids: readonly string[]): Promise<Map<string, AlikeSignal[]>> {
  const rows = await db.select().from(possibleDuplicates).where(openOf(uids))
  const found = new Map<string, Set<AlikeSignal>>()
  for (const row of rows)
    for (const uid of [row.firstUid, row.secondUid]) {
      const seen = found.get(uid) ?? new Set()
      for (const signal of row.signals) seen.add(signal)
      found.set(uid, seen)
    }
  return new Map([...found].map(([uid, seen]) => [uid, keysOf(alikeSignals).filter((signal) => seen.has(signal))]))
}

/** Who said that a profile isn’t the same as which others, and when. */
export async function findDismissed(db: Queryable, uid: string): Promise<Map<string, { by: string; at: Date }>> {
  const rows = await db
    .select()
    .from(possibleDuplicates)
    .where(or(eq(firstUid, uid), eq(secondUid, uid)))
  return new Map(
    rows.flatMap((row) =>
      row.dismissedBy && row.dismissedAt
        ? [[row.firstUid === uid ? row.secondUid : row.firstUid, { by: row.dismissedBy, at: row.dismissedAt }]]
        : [],
    ),
  )
}

/** Answers whether it was otherwise before. */
export async function markDismissed(
  tx: Tx,
  { uid, otherUid, by }: { uid: string; otherUid: string; by: string | null },
): Promise<boolean> {
  const [before] = await tx.select({ dismissedAt }).from(possibleDuplicates).where(isPair(uid, otherUid)).for('update')
  if (Boolean(before?.dismissedAt) === (by !== null)) return false
  const set = { dismissedBy: by, dismissedAt: by === null ? null : now() }
  await tx
    .insert(possibleDuplicates)
    .values({ ...pairOf(uid, otherUid), signals: [], foundAt: now(), ...set })
    .onConflictDoUpdate({ target: [firstUid, secondUid], set })
  // Dismissed by hand alone, they are no candidates when that is taken back.
  if (by === null)
    await tx.delete(possibleDuplicates).where(and(isPair(uid, otherUid), sql`cardinality(${signals}) = 0`))
  return true
}

/** What was found for profiles that are no more. */
export async function forgetPairs(tx: Tx, uids: readonly string[]): Promise<void> {
  await tx.delete(possibleDuplicates).where(or(inArray(firstUid, [...uids]), inArray(secondUid, [...uids])))
}

/** For whoever has another account now. */
export async function moveDismissedBy(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(possibleDuplicates).set({ dismissedBy: to }).where(eq(dismissedBy, from))
}
