import { eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/server/database.ts'
import { influencerProfiles } from './tables.ts'

/** Writes when a creator’s ID was checked; null takes it back. Their own forms stay good: there is no new version. */
export async function setIdChecked(tx: Tx, influencerUid: string, at: Date | null): Promise<void> {
  await tx.update(influencerProfiles).set({ idCheckedAt: at }).where(eq(influencerProfiles.uid, influencerUid))
}
