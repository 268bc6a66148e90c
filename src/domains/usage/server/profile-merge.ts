import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { usageSessions, userEvents } from './tables.ts'

export const usageMerge: ProfileMerge = {
  moves: [
    { column: usageSessions.profileUid, does: 'moves' },
    // Kept for a time alone, and too many to write again.
    { column: userEvents.profileUid, does: 'stays' },
  ],
}
