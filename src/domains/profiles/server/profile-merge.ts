import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import {
  blockedBrands,
  blockedInfluencers,
  brandFigures,
  castingAttributes,
  creatorFigures,
  creatorPlaces,
  mergedProfiles,
  riskFlags,
  socialAccounts,
} from './tables.ts'

const creator = { of: 'influencer', does: 'moves' } as const
const brand = { of: 'brand', does: 'moves' } as const

/** The profiles themselves are merged last of all, with the values that were chosen: `merge.ts`. */
export const profileMerge: ProfileMerge = {
  moves: [
    { column: socialAccounts.influencerUid, of: 'influencer', does: 'by hand' },
    { column: creatorPlaces.influencerUid, of: 'influencer', does: 'goes' },
    { column: brandFigures.brandUid, of: 'brand', does: 'goes' },
    { column: creatorFigures.influencerUid, of: 'influencer', does: 'goes' },
    { column: castingAttributes.influencerUid, ...creator, once: [] },
    { column: riskFlags.influencerUid, ...creator, counts: 'riskFlags' },
    { column: blockedBrands.influencerUid, ...creator, once: [blockedBrands.brandUid], counts: 'blocks' },
    { column: blockedInfluencers.influencerUid, ...creator, once: [blockedInfluencers.brandUid], counts: 'blocks' },
    { column: blockedBrands.brandUid, ...brand, once: [blockedBrands.influencerUid], counts: 'blocks' },
    { column: blockedInfluencers.brandUid, ...brand, once: [blockedInfluencers.influencerUid], counts: 'blocks' },
    { column: mergedProfiles.intoUid, does: 'moves' },
  ],
}
