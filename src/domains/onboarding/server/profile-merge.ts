import { and, eq, isNull } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { onboardings } from './tables.ts'

/** A sign-up that isn’t finished ends with its profile: its next step would write over the one that stays. */
export const onboardingMerge: ProfileMerge = {
  moves: [{ column: onboardings.profileUid, does: 'by hand' }],
  merge: async (tx, { from, to }) => {
    await tx.delete(onboardings).where(and(eq(onboardings.profileUid, from), isNull(onboardings.finishedAt)))
    await tx.update(onboardings).set({ profileUid: to }).where(eq(onboardings.profileUid, from))
  },
}
