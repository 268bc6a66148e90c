import * as z from 'zod/mini'
import { day, instant, page, pageInput } from '../../../kit/contract/fields.ts'
import { BrandUid, BriefUid, InfluencerUid, ShortlistUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { PortfolioItem } from '../../content/portfolio.ts'
import { votes } from '../../lists/shortlists.ts'
import { platforms } from '../../profiles/vocabulary.ts'
import { CreatorFilters, creatorSorts } from '../creator-search.ts'

/** A creator among others, with enough to decide whether to look closer. */
export const CreatorCard = z.object({
  uid: z.string(),
  handle: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  homeCity: z.string(),
  vibe: z.array(z.string()),
  /** The account that fits the search, or the largest. */
  account: z.nullable(
    z.object({
      platform: z.enum(platforms),
      followers: z.number(),
      averageViews: z.nullable(z.number()),
      engagementBp: z.nullable(z.number()),
    }),
  ),
  reliability: z.nullable(z.number()),
  visits: z.number(),
  visitedUs: z.boolean(),
  /** Their ID was checked. */
  idChecked: z.boolean(),
  /** Their next trip to the venue's city. */
  trip: z.nullable(z.object({ from: day, until: day })),
  portfolio: z.array(PortfolioItem),
  /** How well they suit the brief; null without one. */
  match: z.nullable(z.object({ score: z.number(), why: z.string() })),
  /** The open collab on the brief, where there is one already. */
  collabUid: z.nullable(z.string()),
})

/** A creator with what was said of them by the link of a shortlist. */
const Shortlisted = z.extend(CreatorCard, {
  votes: z.array(z.object({ name: z.string(), vote: z.enum(votes) })),
})

/** A creator who visited before. */
const Favourite = z.extend(Shortlisted, {
  /** Their last visit to a venue of the organisation that the caller sees, with what it said of them: 1 to 6, null where it has not. */
  lastVisit: z.object({
    on: instant,
    /** The venue's. */
    timezone: z.string(),
    venue: z.string(),
    review: z.nullable(z.number()),
    visits: z.number(),
  }),
})

/** What is searched for. */
const creatorSearch = {
  brandUid: BrandUid,
  briefUid: z.optional(BriefUid),
  filters: z._default(CreatorFilters, {}),
  /** Without one: the best match to the brief, or the newest where there is no brief to match. */
  sort: z.optional(z.enum(creatorSorts)),
  cursor: pageInput.cursor,
}

/** Finding creators, for brands. */
export const creatorSearchEntries = defineCalls({
  /**
   * Approved creators who live in the venue's city, list it or travel there, without those whom the brand does not host; with
   * `briefUid`, how well each suits it. All filters but the search for a name and earlier visits are advanced: a plan without them is refused
   * with `permission-denied`, naming the plan that has them. `hasAdvanced` says whether the brand's plan does. The first page says
   * how many there are: exactly, or with `isMore` that there are more than `count`; further pages say null.
   */
  findCreators: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ ...creatorSearch, limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 50) }),
    output: z.extend(page(Shortlisted), {
      hasAdvanced: z.boolean(),
      /** Whether the plan holds the whole list as a file. */
      canDownload: z.boolean(),
      found: z.nullable(z.object({ count: z.number(), isMore: z.boolean() })),
    }),
    refusals: ['not-found', 'permission-denied'],
    shows: ['profile', 'collab', 'deliverable', 'shortlist'],
  },
  /**
   * The same creators for a file, a hundred at a time: for plans with downloads, and our team. Who takes one is recorded with the
   * filters, by its first page.
   */
  downloadCreators: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object(creatorSearch),
    output: page(Shortlisted),
    refusals: ['not-found', 'permission-denied', 'failed-precondition'],
  },
  /**
   * Creators to invite again: who visited a venue of the brand's organisation that the caller belongs to (staff: any), the latest
   * visit first. Without those whose last visit it reviewed with less than Content, and those whom the brand cannot invite.
   * With `briefUid`, how well each suits it.
   */
  listFavourites: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid, briefUid: z.optional(BriefUid), ...pageInput }),
    output: page(Favourite),
    refusals: ['not-found'],
    shows: ['profile', 'collab', 'deliverable', 'shortlist'],
  },
  /**
   * Up to six creators like one: in one of their cities, with content of a kind they make, and half to twice their followers on
   * the platform of their largest account, or with a brief of the account it asks for; the closest following first. Without those whom the brand cannot invite. With `briefUid`, how well each suits it.
   * `collabUid` is the open collab on that brief, or without a brief the newest on any of the brand's.
   */
  listSimilarCreators: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid, influencerUid: InfluencerUid, briefUid: z.optional(BriefUid) }),
    output: z.object({ rows: z.array(CreatorCard) }),
    refusals: ['not-found'],
    shows: ['profile', 'collab', 'deliverable'],
  },
  /**
   * A shortlist with its creators, last added first. Those who cannot be invited any more are left out. With `briefUid`, how
   * well each suits it, and the account it asks for.
   */
  getShortlist: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ uid: ShortlistUid, briefUid: z.optional(BriefUid) }),
    output: z.object({
      uid: z.string(),
      brandUid: z.string(),
      name: z.string(),
      /** Until when its link opens; null without one. */
      linkUntil: z.nullable(instant),
      rows: z.array(Shortlisted),
    }),
    refusals: ['not-found'],
    shows: ['shortlist', 'profile', 'collab'],
  },
  /** The same for whoever has its link, with the accounts that the brand's newest live brief asks for; without matches and collabs. */
  getSharedShortlist: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token: z.string().check(z.maxLength(100)) }),
    output: z.object({ brandName: z.string(), name: z.string(), until: instant, rows: z.array(Shortlisted) }),
    refusals: ['not-found'],
    shows: ['shortlist'],
  },
})
