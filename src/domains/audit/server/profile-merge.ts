import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { events } from './tables.ts'

/** The history goes with the profile; each line still says which record it was about then. */
export const auditMerge: ProfileMerge = {
  moves: [
    { column: events.influencerUid, of: 'influencer', does: 'moves', counts: 'events' },
    { column: events.brandUid, of: 'brand', does: 'moves', counts: 'events' },
    { column: events.subjectUid, does: 'stays' },
  ],
}
