import { eq } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { referralLinks, referrals } from './tables.ts'

/** Links of both lead to the one that stays. Who invited themselves has invited nobody. */
export const referralMerge: ProfileMerge = {
  moves: [
    { column: referralLinks.profileUid, does: 'moves' },
    { column: referrals.inviterUid, does: 'moves' },
    { column: referrals.profileUid, does: 'moves' },
  ],
  merge: async (tx) => {
    await tx.delete(referrals).where(eq(referrals.inviterUid, referrals.profileUid))
  },
}
