import { and, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import { cutPage, readCursor } from '../../../kit/server/cursor.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { PastCollab } from '../contract/past-collabs.ts'
import { pastCollabs } from './tables.ts'

export type NewPastCollab = Omit<typeof pastCollabs.$inferInsert, 'uid' | 'createdAt'>

const keyIn = ({ brandUid, key }: { brandUid: string; key: string }) => `${brandUid} ${key}`

/** What is known of those of these that are there, by `brand key`. */
export async function findPastCollabs(
  db: Queryable,
  all: readonly { brandUid: string; key: string }[],
): Promise<Map<string, typeof pastCollabs.$inferSelect>> {
  if (all.length === 0) return new Map()
  const { brandUid, key } = pastCollabs
  const brands = [...new Set(all.map((one) => one.brandUid))]
  const rows = await db
    .select()
    .from(pastCollabs)
    .where(
      and(
        inArray(brandUid, brands),
        inArray(
          key,
          all.map((one) => one.key),
        ),
      ),
    )
  return new Map(rows.map((row) => [keyIn(row), row]))
}

/** Which of these venues told us of past collabs. */
export async function listBrandsWithPast(db: Queryable, brandUids: readonly string[]): Promise<string[]> {
  const { brandUid } = pastCollabs
  const rows = await db
    .selectDistinct({ brandUid })
    .from(pastCollabs)
    .where(inArray(brandUid, [...brandUids]))
  return rows.map((row) => row.brandUid)
}

/** Adds past collabs. Answers the uid of each that wasn’t there, by `brand key`. */
export async function addPastCollabs(tx: Tx, all: readonly NewPastCollab[]): Promise<Map<string, string>> {
  if (all.length === 0) return new Map()
  const { uid, brandUid, key } = pastCollabs
  const made = await tx
    .insert(pastCollabs)
    .values(all.map((one) => ({ ...one, uid: newUid('past_collab'), createdAt: now() })))
    .onConflictDoNothing({ target: [brandUid, key] })
    .returning({ uid, brandUid, key })
  return new Map(made.map((one) => [keyIn(one), one.uid]))
}

/** A past collab, locked; null where it is gone. */
export async function lockPastCollab(tx: Tx, uid: string): Promise<typeof pastCollabs.$inferSelect | null> {
  const [row] = await tx.select().from(pastCollabs).where(eq(pastCollabs.uid, uid)).for('update')
  return row ?? null
}

export async function savePastCollab(tx: Tx, uid: string, results: Partial<NewPastCollab>): Promise<void> {
  await tx.update(pastCollabs).set(results).where(eq(pastCollabs.uid, uid))
}

export async function removePastCollabs(tx: Tx, uids: readonly string[]): Promise<void> {
  await tx.delete(pastCollabs).where(inArray(pastCollabs.uid, [...uids]))
}

/** A page of past collabs, newest first. */
export async function listPast(
  db: Queryable,
  which: SQL,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ rows: PastCollab[]; nextCursor: string | null }> {
  const after = readCursor(cursor, 2)
  const { visitedOn, uid } = pastCollabs
  const rows = await db
    .select({ past: pastCollabs, brandName: brandFacts.name })
    .from(pastCollabs)
    .innerJoin(brandFacts, eq(brandFacts.uid, pastCollabs.brandUid))
    .where(
      and(
        which,
        after
          ? or(lt(visitedOn, String(after[0])), and(eq(visitedOn, String(after[0])), lt(uid, String(after[1]))))
          : undefined,
      ),
    )
    .orderBy(desc(visitedOn), desc(uid))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, ({ past }) => [past.visitedOn, past.uid])
  return {
    ...cut,
    rows: cut.rows.map(({ past: { brandUid, key: _key, createdAt: _at, ...past }, brandName }) => ({
      ...past,
      brand: { uid: brandUid, name: brandName },
    })),
  }
}
