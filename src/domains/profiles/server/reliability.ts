import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/server/database.ts'
import { influencerProfiles } from './tables.ts'

/** Counts a visit that was kept (or, with -1, one that was not after all). */
export async function countKeptVisit(tx: Tx, influencerUid: string, by: 1 | -1 = 1): Promise<void> {
  await tx
    .update(influencerProfiles)
    .set({ visitsKept: sql`greatest(${influencerProfiles.visitsKept} + ${by}, 0)` })
    .where(eq(influencerProfiles.uid, influencerUid))
}
