import * as z from 'zod/mini'
import { BrandUid, InfluencerUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'

/** Brands that a creator does not want to deal with: the brand is not told, and neither reaches the other. */
export const blockEntries = defineCalls({
  listBlockedBrands: {
    kind: 'read',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ influencerUid: InfluencerUid }),
    output: z.object({ rows: z.array(z.object({ uid: z.string(), name: z.string() })) }),
    refusals: ['not-found'],
    shows: ['profile'],
  },
  blockBrand: {
    kind: 'write',
    access: { influencer: 'own' },
    input: z.object({ influencerUid: InfluencerUid, brandUid: BrandUid }),
    output: z.object({ done: z.literal(true) }),
    refusals: ['not-found'],
    touches: ['profile', 'feed', 'message'],
  },
  unblockBrand: {
    kind: 'write',
    access: { influencer: 'own' },
    input: z.object({ influencerUid: InfluencerUid, brandUid: BrandUid }),
    output: z.object({ done: z.literal(true) }),
    refusals: ['not-found'],
    touches: ['profile', 'feed', 'message'],
  },
})
