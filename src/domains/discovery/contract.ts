import * as z from 'zod/mini'
import { keysOf } from '../../kit/contract/keys.ts'
import { day, instant, minorUnits, page, pageInput, text } from '../../kit/contract/fields.ts'
import { BriefUid, InfluencerUid, RibbonUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { BriefContent } from '../briefs/brief.ts'
import { brandCategories, deliverableTypes, platforms, plusoneCities } from '../profiles/vocabulary.ts'
import { creatorSearchEntries } from './contract/creators.ts'
import { findingEntries } from './contract/finding.ts'
import { ribbonEntries } from './contract/ribbons.ts'
import { savedSearchEntries } from './contract/searches.ts'
import { venueEntries } from './contract/venues.ts'
import { Ribbon } from './ribbons.ts'
import { notForMeReasons } from './taste.ts'
import { BriefLine } from '../collabs/views.ts'
import { FeedCard } from './views.ts'

/** The most pictures of one card. */
export const mostPictures = 8

/** A day on which the venue has a free time for this influencer; with `until`, any from that day to the other, both included. */
const daysOfVisit = { day: z.optional(day), until: z.optional(day) }

export const FeedFilter = z.object({
  city: z.optional(z.enum(plusoneCities)),
  category: z.optional(z.enum(brandCategories)),
  platform: z.optional(z.enum(platforms)),
  format: z.optional(z.enum(deliverableTypes)),
  /** Worth at least this, in the brief's own currency. */
  valueFrom: z.optional(minorUnits),
  ...daysOfVisit,
  /** Only what this influencer can get and bring a guest to. */
  withGuest: z._default(z.boolean(), false),
  /** Only what this influencer can get. */
  mineOnly: z._default(z.boolean(), false),
  savedOnly: z._default(z.boolean(), false),
})

const SavedFilters = z.object({
  filters: z.array(z.object({ name: z.string(), filter: FeedFilter, savedAt: instant })),
})
export type FeedFilter = z.output<typeof FeedFilter>

const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most))

/** A part of the map in degrees (WGS 84). One that crosses the date line has its west east of its east. */
const MapArea = z.object({ west: degrees(180), south: degrees(90), east: degrees(180), north: degrees(90) }).check(
  z.refine((area) => area.south < area.north, {
    path: ['north'],
    error: 'That area isn’t valid. Move the map, then search again.',
  }),
)

/** The most pins of one answer. */
export const mostPins = 2_000
/** The most cards of one answer. */
export const mostMapCards = 24

export const MapPin = z.object({
  briefUid: z.string(),
  brandUid: z.string(),
  brandName: z.string(),
  district: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  valueMinor: z.number(),
  currency: z.string(),
  category: z.enum(brandCategories),
  state: z.enum(['open', 'full']),
  /** What this influencer has to do with it: an open collab, saved for later, or been at the venue before. */
  mark: z.nullable(z.enum(['applied', 'saved', 'visited'])),
})
export type MapPin = z.output<typeof MapPin>

/** A visit ahead, for the way to it, and the minutes on foot to the next one where both are of one afternoon. */
export const MapVisit = z.object({
  name: z.string(),
  startsAt: instant,
  timezone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  walkToNext: z.nullable(z.number()),
})
export type MapVisit = z.output<typeof MapVisit>

export const discoveryCalls = defineCalls({
  ...creatorSearchEntries,
  ...savedSearchEntries,
  ...findingEntries,
  ...ribbonEntries,
  ...venueEntries,
  /** Live briefs of a city, newest first in pages; within a page the best fit comes first. */
  listFeed: {
    kind: 'read',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.extend(FeedFilter, {
      influencerUid: InfluencerUid,
      ...pageInput,
      limit: z._default(z.int().check(z.minimum(1), z.maximum(48)), 24),
    }),
    output: page(FeedCard),
    refusals: ['not-found'],
    shows: ['feed', 'collab', 'brief'],
    offline: true,
  },
  /** Saves a brief for later, hides it, or takes either back. */
  markBrief: {
    kind: 'write',
    access: { influencer: 'own' },
    input: z.object({
      influencerUid: InfluencerUid,
      briefUid: BriefUid,
      mark: z.nullable(z.enum(['saved', 'hidden'])),
      /** Why it is not for them: it moves what is like it down the feed, or takes a venue out of it. */
      reason: z.optional(z.enum(keysOf(notForMeReasons))),
    }),
    output: z.object({ mark: z.nullable(z.enum(['saved', 'hidden'])) }),
    refusals: ['not-found'],
    touches: ['feed'],
    once: true,
  },
  /** An influencer has opened a brief, from one of the ribbons or elsewhere; the brand is shown how many did. Once a day counts. */
  recordBriefView: {
    kind: 'write',
    access: { influencer: 'own' },
    input: z.object({ influencerUid: InfluencerUid, briefUid: BriefUid, ribbonUid: z.optional(RibbonUid) }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found'],
  },
  /** One brief for one influencer, whatever has become of it: how it stands, the line for it, and what is like it. */
  getFeedBrief: {
    kind: 'read',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ influencerUid: InfluencerUid, briefUid: BriefUid }),
    output: z.object({
      card: FeedCard,
      /** Of the fit, strongest first. */
      reasons: z.array(z.object({ part: z.string(), points: z.number(), of: z.number(), text: z.string() })),
      /** What the card leaves out. */
      about: z.pick(BriefContent, {
        story: true,
        notIncluded: true,
        spendCapMinor: true,
        aboveCap: true,
        directions: true,
        mentions: true,
        usageRights: true,
        usageMonths: true,
        onlineMonths: true,
      }),
      /** Why nobody can ask now, or this influencer can’t, as a sentence; null when one can, or can wait. */
      closed: z.nullable(z.string()),
      /** Whether there is a spot this influencer may ask for; where not, there is the line. */
      free: z.boolean(),
      line: BriefLine,
      /** Whether a request is approved at once. */
      automatic: z.boolean(),
      /** The last visit of this influencer to the venue. */
      visited: z.nullable(z.object({ collabUid: z.string(), at: instant })),
      similar: z.array(FeedCard),
    }),
    refusals: ['not-found'],
    shows: ['feed', 'collab', 'brief'],
  },
  /** The ribbons above the feed, as published, for staff also as drafted; what is empty is left out, and no brief stands in more than two. */
  listFeedRibbons: {
    kind: 'read',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({
      influencerUid: InfluencerUid,
      city: z.optional(z.enum(plusoneCities)),
      draft: z._default(z.boolean(), false),
    }),
    output: z.object({
      ribbons: z.array(
        z.object({
          ...z.pick(Ribbon, { uid: true, rule: true, title: true, size: true }).shape,
          cards: z.array(FeedCard),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['feed', 'collab', 'brief', 'ribbon'],
  },
  /**
   * What is live in a part of the map, newest first, as pins. With days, what has a free time on them that none of their visits is
   * in the way of; with their next visits, for the ways between.
   */
  listMapPins: {
    kind: 'read',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ influencerUid: InfluencerUid, area: MapArea, filter: z.omit(FeedFilter, { city: true }) }),
    /** `total` of the area, where it is more than the pins. */
    output: z.object({ pins: z.array(MapPin), total: z.number(), visits: z.array(MapVisit) }),
    refusals: ['not-found'],
    shows: ['feed', 'collab', 'brief'],
  },
  /** The cards of pins, in the order asked, with the next free time of some days; without those that are not for this influencer to see. */
  listMapCards: {
    kind: 'read',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({
      influencerUid: InfluencerUid,
      briefUids: z.array(BriefUid).check(z.minLength(1), z.maxLength(mostMapCards)),
      ...daysOfVisit,
    }),
    output: z.object({ cards: z.array(FeedCard) }),
    refusals: ['not-found'],
    shows: ['feed', 'collab', 'brief'],
  },
  /** Keeps a filter under a name, for this account; the same name again replaces it. At most 20. */
  saveFeedFilter: {
    kind: 'write',
    access: { influencer: 'own' },
    input: z.object({ name: text(40), filter: FeedFilter }),
    output: SavedFilters,
    refusals: ['failed-precondition'],
    touches: ['feed-filter'],
  },
  listFeedFilters: {
    kind: 'read',
    access: { influencer: 'own' },
    input: z.object({}),
    output: SavedFilters,
    shows: ['feed-filter'],
  },
  deleteFeedFilter: {
    kind: 'write',
    access: { influencer: 'own' },
    input: z.object({ name: text(40) }),
    output: SavedFilters,
    touches: ['feed-filter'],
  },
})
