import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/server/database.ts'
import type { ProfileType } from '../../../access/roles.ts'
import { brandProfiles, influencerProfiles } from './tables.ts'
import type { ReliabilityParts } from '../reliability-parts.ts'

/** Counts a visit that was kept (or, with -1, one that was not after all). */
export async function countCompletedVisit(tx: Tx, influencerUid: string, by: 1 | -1 = 1): Promise<void> {
  await tx
    .update(influencerProfiles)
    .set({ visitsCompleted: sql`greatest(${influencerProfiles.visitsCompleted} + ${by}, 0)` })
    .where(eq(influencerProfiles.uid, influencerUid))
}

/** Writes how reliable a profile is; a null score means that it is too new to be judged. */
export async function saveReliability(
  tx: Tx,
  type: ProfileType,
  uid: string,
  reliability: number | null,
  parts: ReliabilityParts,
): Promise<void> {
  const table = type === 'brand' ? brandProfiles : influencerProfiles
  await tx.update(table).set({ reliability, reliabilityParts: parts }).where(eq(table.uid, uid))
}
