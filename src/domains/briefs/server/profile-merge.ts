import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { briefDefaults, briefs, briefViews } from './tables.ts'

export const briefMerge: ProfileMerge = {
  moves: [
    {
      column: briefViews.influencerUid,
      of: 'influencer',
      does: 'moves',
      once: [briefViews.briefUid, briefViews.day],
    },
    { column: briefs.brandUid, of: 'brand', does: 'moves', counts: 'briefs' },
    { column: briefDefaults.ownerUid, of: 'brand', does: 'moves', once: [] },
  ],
}
