import * as z from 'zod/mini'
import { instant } from '../../../kit/contract/fields.ts'
import { BrandUid, InfluencerUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { ShownPicture } from '../../media/shown-picture.ts'
import { BrandFields } from '../../profiles/brand-profile.ts'
import { timezones } from '../../accounts/timezones.ts'
import { plusoneCities } from '../../profiles/vocabulary.ts'
import { FeedCard } from '../views.ts'

/** Fewer reviews than this are not counted by word: a count of one or two would tell who said what. */
export const leastReviews = 3

export const venueEntries = defineCalls({
  /**
   * A venue as creators see it: what it looks like, where it is, how it treats creators, and what can be requested there now. One that
   * never had a brief up is there only for creators who have a collab with it.
   */
  getVenue: {
    kind: 'read',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ influencerUid: InfluencerUid, brandUid: BrandUid }),
    output: z.object({
      ...z.pick(BrandFields, {
        name: true,
        category: true,
        description: true,
        handle: true,
        address: true,
        district: true,
        openingHours: true,
        languages: true,
        houseRules: true,
      }).shape,
      uid: z.string(),
      city: z.enum(plusoneCities),
      timezone: z.enum(timezones),
      logo: z.nullable(z.string()),
      pictures: z.array(ShownPicture),
      position: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
      /** From the creator’s home. */
      distanceKm: z.nullable(z.number()),
      reliability: z.object({
        /** Null while it is new. */
        score: z.nullable(z.number()),
        visits: z.number(),
        parts: z.array(z.object({ name: z.string(), value: z.number(), why: z.string() })),
      }),
      /** The median of its replies to requests of the last 90 days; null under three of them. */
      replies: z.nullable(z.object({ hours: z.number(), requests: z.number() })),
      reviews: z.object({
        /** How many creators chose each word, the best first; empty under `leastReviews`. */
        words: z.array(z.object({ value: z.number(), count: z.number() })),
        /** Those that their creators share, newest first, with the name of whoever has a public page. */
        shared: z.array(
          z.object({
            value: z.number(),
            text: z.string(),
            by: z.nullable(z.object({ name: z.string(), slug: z.string() })),
            at: instant,
          }),
        ),
      }),
      /** The last visit of this creator. */
      visited: z.nullable(z.object({ collabUid: z.string(), at: instant })),
      briefs: z.array(FeedCard),
    }),
    refusals: ['not-found'],
    shows: ['feed', 'collab', 'brief', 'profile'],
  },
})
