import * as z from 'zod/mini'
import { day, instant } from '../../../kit/contract/fields.ts'
import { BrandUid, BriefUid, CollabUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { CollabView } from '../../collabs/views.ts'
import { SocialAccountView } from '../../profiles/views.ts'
import { CollabPortfolio, PortfolioItem } from '../portfolio.ts'

const handle = z.string().check(z.trim(), z.minLength(1, 'Choose a creator.'), z.maxLength(60))

/** A creator as those see them who decide about a visit. No age, contact, diet, looks, label or flag. */
const CreatorPage = z.object({
  uid: z.string(),
  handle: z.string(),
  name: z.string(),
  bio: z.string(),
  /** They take a break: nobody can invite them. */
  isPaused: z.boolean(),
  /** The reader's own brands that can't invite them now: a break, no approval yet, or a block of either side. */
  closedTo: z.array(z.string()),
  /** Their ID was checked, and when; nothing of the document. */
  idCheckedAt: z.nullable(instant),
  avatar: z.nullable(z.string()),
  homeCity: z.string(),
  cities: z.array(z.string()),
  languages: z.array(z.string()),
  vibe: z.array(z.string()),
  formats: z.array(z.string()),
  sports: z.array(z.string()),
  /** Trips that are not over. */
  travel: z.array(z.object({ city: z.string(), from: day, until: day })),
  /** Days of the next fortnight without a visit or a trip; where they are on the others, nobody learns. */
  free: z.array(z.object({ from: day, until: day })),
  /** The address of their public page; null while it is off. */
  publicSlug: z.nullable(z.string()),
  portfolio: z.array(PortfolioItem),
  /** Those on platforms that the brief asks for first, then the largest. */
  accounts: z.array(SocialAccountView),
  reliability: z.object({
    /** 0 to 100; null under three visits. */
    score: z.nullable(z.number()),
    visits: z.number(),
    parts: z.array(z.object({ name: z.string(), value: z.number(), why: z.string() })),
  }),
  /** What venues said, newest first; one that has not agreed to be named is called what it is. */
  reviews: z.array(z.object({ word: z.string(), text: z.string(), from: z.string(), at: instant })),
  /** Collabs with the reader's own venues, newest first; for the team with every venue. */
  together: z.array(
    z.object({
      collabUid: z.string(),
      briefUid: z.string(),
      venue: z.string(),
      title: z.string(),
      at: instant,
      stage: CollabView.shape.stage,
      outcome: CollabView.shape.outcome,
      /** When the visit is, where one was booked. */
      visit: z.nullable(z.object({ startsAt: instant, checkedInAt: z.nullable(instant) })),
    }),
  ),
  /** How well they suit the brief that was asked about. */
  match: z.nullable(
    z.object({
      briefUid: z.string(),
      title: z.string(),
      fit: z.number(),
      reasons: z.array(z.object({ part: z.string(), points: z.number(), of: z.number(), text: z.string() })),
    }),
  ),
  /** Their request that waits for the reader's answer: to the brief that was asked about, otherwise the oldest. */
  request: z.nullable(CollabView),
  /** For the creator alone: how often brands opened the page in the last 30 days, and what would make it stronger. */
  own: z.nullable(z.object({ opened: z.number(), brands: z.number(), tips: z.array(z.string()) })),
})

/**
 * The same for whoever holds a reviewer link: nothing of other collabs, and not how somebody looks, which they share with
 * brands alone.
 */
export const ReviewedCreator = z.omit(CreatorPage, {
  closedTo: true,
  together: true,
  request: true,
  own: true,
})

/** What a brand sees of creators before it says yes. */
export const creatorEntries = defineCalls({
  /**
   * A creator by handle. Brands find approved creators, and whoever has a collab with them; creators their own
   * page as brands see it. With `briefUid` the content that suits it comes first, and the match is said.
   */
  getCreatorPage: {
    kind: 'read',
    access: { influencer: 'own', brandMember: 'any', accountManager: 'any', admin: 'any' },
    input: z.object({ handle, briefUid: z.optional(BriefUid) }),
    output: CreatorPage,
    refusals: ['not-found'],
    shows: ['profile', 'collab', 'deliverable'],
  },
  /** Counts that a brand looked at a creator's page: once a day for each brand. */
  recordCreatorOpen: {
    kind: 'write',
    access: { brandMember: 'own' },
    input: z.object({ brandUid: BrandUid, handle }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found'],
    touches: [],
    perMinute: 120,
  },
  /** For collabs of one's own, up to six items of each creator's portfolio that suit the brief. */
  listPortfoliosFor: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({
      collabUids: z
        .array(CollabUid)
        .check(z.minLength(1, 'Choose at least one collab.'), z.maxLength(50, 'Choose at most 50.')),
    }),
    output: z.object({ rows: z.array(CollabPortfolio) }),
    refusals: ['not-found'],
    shows: ['collab', 'deliverable', 'profile'],
  },
})
