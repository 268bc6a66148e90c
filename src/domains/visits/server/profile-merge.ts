import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { calendarFeeds, doorLinks, venueBusy, venueCalendars, visits } from './tables.ts'

export const visitMerge: ProfileMerge = {
  moves: [
    { column: visits.influencerUid, of: 'influencer', does: 'moves', counts: 'visits' },
    { column: visits.brandUid, of: 'brand', does: 'moves', counts: 'visits' },
    { column: calendarFeeds.profileUid, does: 'moves', once: [calendarFeeds.accountUid] },
    { column: doorLinks.brandUid, of: 'brand', does: 'by hand' },
    { column: venueCalendars.brandUid, of: 'brand', does: 'by hand' },
    { column: venueBusy.brandUid, of: 'brand', does: 'by hand' },
  ],
}
