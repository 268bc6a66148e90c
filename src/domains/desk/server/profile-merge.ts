import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { bulkItems, bulkRuns, savedViews } from './tables.ts'

export const deskMerge: ProfileMerge = {
  moves: [
    { column: savedViews.brandUid, of: 'brand', does: 'moves' },
    { column: bulkRuns.brandUid, of: 'brand', does: 'moves' },
    // What was done to which record; what is still to be done to one that is gone is refused as such.
    { column: bulkItems.recordUid, does: 'stays' },
  ],
}
