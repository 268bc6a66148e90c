import { eq, inArray } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { BriefDefaults } from '../brief-defaults.ts'
import { briefDefaults } from './tables.ts'

/** What new briefs begin with, by whose it is: an organisation’s or a venue’s uid. */
export async function findBriefDefaults(
  db: Queryable,
  ownerUids: readonly string[],
): Promise<Map<string, BriefDefaults>> {
  if (ownerUids.length === 0) return new Map()
  const rows = await db
    .select({ ownerUid: briefDefaults.ownerUid, fields: briefDefaults.fields })
    .from(briefDefaults)
    .where(inArray(briefDefaults.ownerUid, [...ownerUids]))
  return new Map(rows.map(({ ownerUid, fields }) => [ownerUid, fields]))
}

/** What a venue’s new briefs begin with: its own, else its organisation’s; null for the usual. */
export async function defaultsFor(
  db: Queryable,
  brand: { uid: string; orgUid: string },
): Promise<BriefDefaults | null> {
  const found = await findBriefDefaults(db, [brand.uid, brand.orgUid])
  return found.get(brand.uid) ?? found.get(brand.orgUid) ?? null
}

/** Writes an owner’s defaults in place of those before; null takes them away. */
export async function storeBriefDefaults(tx: Tx, ownerUid: string, fields: BriefDefaults | null): Promise<void> {
  if (!fields) {
    await tx.delete(briefDefaults).where(eq(briefDefaults.ownerUid, ownerUid))
    return
  }
  const row = { ownerUid, fields, updatedAt: now() }
  await tx.insert(briefDefaults).values(row).onConflictDoUpdate({ target: briefDefaults.ownerUid, set: row })
}
