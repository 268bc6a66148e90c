import * as z from 'zod/mini'
import { optionalText, page, pageInput } from '../../kit/contract/fields.ts'
import { defineCalls } from '../accounts/roles.ts'
import { BriefCardView, BriefUid } from '../briefs/contract.ts'
import { InfluencerUid } from '../profiles/contract.ts'
import { brandCategories, platforms, plusoneCities } from '../profiles/vocabulary.ts'

/** A brief in the feed of one influencer: the card with what keeps them from it, the fit in words, and how far it is. */
export const FeedCard = z.extend(BriefCardView, {
  logo: z.nullable(z.string()),
  fit: z.number(),
  fitWords: z.string(),
  reasons: z.array(z.object({ part: z.string(), points: z.number(), of: z.number(), text: z.string() })),
  distanceKm: z.nullable(z.number()),
  saved: z.boolean(),
  /** The open collab of this influencer on it, if there is one. */
  collabUid: z.nullable(z.string()),
})

export const FeedFilter = z.object({
  city: z.optional(z.enum(plusoneCities)),
  category: z.optional(z.enum(brandCategories)),
  platform: z.optional(z.enum(platforms)),
  withGuest: z._default(z.boolean(), false),
  /** Only what this influencer can get. */
  mineOnly: z._default(z.boolean(), false),
  savedOnly: z._default(z.boolean(), false),
})

export type FeedFilter = z.output<typeof FeedFilter>

export const discoveryCalls = defineCalls({
  /** Live briefs of a city, newest first in pages; within a page the best fit comes first. */
  listFeed: {
    kind: 'read',
    who: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.extend(FeedFilter, {
      influencerUid: InfluencerUid,
      ...pageInput,
      limit: z._default(z.int().check(z.minimum(1), z.maximum(48)), 24),
    }),
    output: page(FeedCard),
    refusals: ['not-found'],
    shows: ['feed', 'collab', 'brief'],
  },
  /** Saves a brief for later, hides it, or takes either back. */
  markBrief: {
    kind: 'write',
    who: { influencer: 'own' },
    input: z.object({
      influencerUid: InfluencerUid,
      briefUid: BriefUid,
      mark: z.nullable(z.enum(['saved', 'hidden'])),
      reason: optionalText(200),
    }),
    output: z.object({ mark: z.nullable(z.enum(['saved', 'hidden'])) }),
    refusals: ['not-found'],
    touches: ['feed'],
  },
})
