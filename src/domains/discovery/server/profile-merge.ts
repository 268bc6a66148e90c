import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { creatorSearches, feedMarks, ribbonClicks } from './tables.ts'

const creator = { of: 'influencer', does: 'moves' } as const

export const discoveryMerge: ProfileMerge = {
  moves: [
    { column: feedMarks.influencerUid, ...creator, once: [feedMarks.briefUid] },
    {
      column: ribbonClicks.influencerUid,
      ...creator,
      once: [ribbonClicks.day, ribbonClicks.ribbonUid, ribbonClicks.briefUid],
    },
    { column: creatorSearches.seen, ...creator },
    { column: creatorSearches.brandUid, of: 'brand', does: 'moves', named: creatorSearches.name },
  ],
}
