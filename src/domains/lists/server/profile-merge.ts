import { isNotNull } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { influencerListMembers, influencerListUses, shortlistMembers, shortlists, shortlistVotes } from './tables.ts'

const creator = { of: 'influencer', does: 'moves' } as const

export const listMerge: ProfileMerge = {
  moves: [
    {
      column: influencerListMembers.influencerUid,
      ...creator,
      once: [influencerListMembers.listUid],
      // Whoever is on a list as one of the two stays on it.
      givesWay: isNotNull(influencerListMembers.removedAt),
      counts: 'lists',
    },
    { column: shortlistMembers.influencerUid, ...creator, once: [shortlistMembers.shortlistUid], counts: 'lists' },
    { column: shortlistVotes.influencerUid, ...creator, once: [shortlistVotes.shortlistUid, shortlistVotes.name] },
    { column: shortlists.brandUid, of: 'brand', does: 'moves', named: shortlists.name, counts: 'lists' },
    { column: influencerListUses.brandUid, of: 'brand', does: 'moves' },
  ],
}
