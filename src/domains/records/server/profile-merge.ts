import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { brandHealth, creatorHealth, recordNotes, recordTasks } from './tables.ts'

export const recordMerge: ProfileMerge = {
  moves: [
    { column: recordNotes.recordUid, does: 'moves', counts: 'notes' },
    { column: recordTasks.recordUid, does: 'moves', counts: 'tasks' },
    // A colour is worked out again; one that was set by hand is in the history.
    { column: creatorHealth.recordUid, of: 'influencer', does: 'goes' },
    { column: brandHealth.recordUid, of: 'brand', does: 'goes' },
  ],
}
