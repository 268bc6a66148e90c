import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { meetings } from './tables.ts'

export const meetingMerge: ProfileMerge = {
  moves: [{ column: meetings.brandUid, of: 'brand', does: 'moves', counts: 'calls' }],
}
