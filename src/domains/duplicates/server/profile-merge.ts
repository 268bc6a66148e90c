import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { possibleDuplicates } from './tables.ts'

/** Found again for the profile that stays. */
export const duplicateMerge: ProfileMerge = {
  moves: [
    { column: possibleDuplicates.firstUid, does: 'goes' },
    { column: possibleDuplicates.secondUid, does: 'goes' },
  ],
}
