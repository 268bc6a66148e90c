import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { importRows, imports } from './tables.ts'

export const importMerge: ProfileMerge = {
  moves: [
    { column: importRows.influencerUid, of: 'influencer', does: 'moves' },
    { column: imports.brandUid, of: 'brand', does: 'moves' },
    // The venue that a row made is gone: undoing the import must not delete the one that stays.
    { column: importRows.brandUid, of: 'brand', does: 'stays' },
  ],
}
