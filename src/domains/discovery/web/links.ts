import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { audienceShares } from '../../profiles/audience.ts'
import { eyeColours, faceShapes, hairColours, sports } from '../../profiles/casting.ts'
import { plusoneCities, platforms } from '../../profiles/vocabulary.ts'
import { ageBrackets, contentVibes, genders, languages } from '../../profiles/creator-vocabulary.ts'
import { creatorSorts } from '../creator-search.ts'
import { feedSearch, mapSearch } from './feed-address.ts'

const flag = z.optional(z.literal('yes'))

/** The feed as staff see it: of one influencer, or of one to be chosen. */
export const toFeedViewer = (search: { uid?: string; draft?: '1' | undefined }): To => ({
  path: '/app/influencer/browse',
  search,
})

/** An open brief over the feed. */
export const toFeedBrief = (uid: string | undefined, brief: string): To => ({
  path: '/app/influencer/browse',
  search: { uid, brief },
})

/** A venue as creators see it, and which of its briefs is open over the page. */
export const venueSearch = z.object({
  uid: z.optional(z.string()),
  venue: z.optional(z.string()),
  brief: z.optional(z.string()),
})

/** A venue’s page, for one creator. */
export const toVenue = (uid: string, venue: string): To => ({ path: '/app/influencer/venue', search: { uid, venue } })

/** From how many on creators can be searched; engagement, audience, growth over three months and reliability are in percent or points. */
export const creatorSteps = {
  followers: ['5000', '10000', '25000', '50000', '100000', '250000'],
  views: ['1000', '5000', '10000', '50000', '100000'],
  engagement: ['1', '2', '3', '5', '8'],
  local: ['10', '20', '30', '50'],
  country: ['30', '50', '70', '90'],
  growth: ['2', '5', '10', '25'],
  reliability: ['70', '80', '90', '95'],
} as const

/** A search for creators, for a brand: its filters as they stand in the address. */
export const creatorsSearch = z.object({
  uid: z.optional(z.string()),
  brief: z.optional(z.string()),
  sort: z.optional(z.enum(creatorSorts)),
  search: z.optional(z.string().check(z.maxLength(80))),
  city: z.optional(z.enum(plusoneCities)),
  platform: z.optional(z.enum(platforms)),
  followers: z.optional(z.enum(creatorSteps.followers)),
  views: z.optional(z.enum(creatorSteps.views)),
  engagement: z.optional(z.enum(creatorSteps.engagement)),
  local: z.optional(z.enum(creatorSteps.local)),
  country: z.optional(z.enum(creatorSteps.country)),
  audience: z.optional(z.enum(audienceShares.gender)),
  ages: z.optional(z.enum(audienceShares.age)),
  growth: z.optional(z.enum(creatorSteps.growth)),
  age: z.optional(z.enum(ageBrackets)),
  gender: z.optional(z.enum(genders)),
  vibe: z.optional(z.enum(contentVibes)),
  language: z.optional(z.enum(languages)),
  sport: z.optional(z.enum(sports)),
  hair: z.optional(z.enum(hairColours)),
  eyes: z.optional(z.enum(eyeColours)),
  face: z.optional(z.enum(faceShapes)),
  reliability: z.optional(z.enum(creatorSteps.reliability)),
  visited: flag,
  similar: flag,
  free: z.optional(z.iso.date()),
  checked: flag,
  travelling: flag,
  /** Those who visited before, in place of a search. */
  show: z.optional(z.literal('again')),
  /** As cards or in rows, as it was seen last unless it says so; of rows, which columns and how close. */
  as: z.optional(z.enum(['cards', 'table'])),
  columns: z.optional(z.string().check(z.maxLength(200))),
  density: z.optional(z.literal('compact')),
  /** Whose page is open over the list, by their uid. */
  open: z.optional(z.string()),
  /** A saved search that is to be opened. */
  saved: z.optional(z.string()),
})
export type CreatorsAddress = z.output<typeof creatorsSearch>

/** Finding creators, for one of a brand's profiles. */
export const toCreators = (uid?: string, brief?: string): To => ({
  path: '/app/brand/creators',
  search: { uid, brief },
})

/** Those who visited a brand before, to invite them again. */
export const toInviteAgain = (uid: string): To => ({ path: '/app/brand/creators', search: { uid, show: 'again' } })

/** A creator for brands and staff, by handle; with a brief, what suits it comes first. */
export const creatorSearch = z.object({
  handle: z.optional(z.string().check(z.maxLength(60))),
  brief: z.optional(z.string()),
})

/** A brand's shortlists: which is open, and whose page lies over it. */
export const shortlistsSearch = z.object({
  uid: z.optional(z.string()),
  list: z.optional(z.string()),
  /** The brief they are compared with. */
  brief: z.optional(z.string()),
  open: z.optional(z.string()),
})
/** A shortlist for whoever has its link. */
export const sharedShortlistSearch = z.object({ token: z.optional(z.string()) })
export const toShortlists = (uid: string, list?: string, brief?: string): To => ({
  path: '/app/brand/shortlists',
  search: { uid, list, brief },
})

export const ribbonsSearch = z.object({})

/** The pages of this domain, by what their addresses may hold. */
export const discoveryPages = {
  '/app/brand/creators': creatorsSearch,
  '/app/creator': creatorSearch,
  '/app/brand/shortlists': shortlistsSearch,
  '/shortlist': sharedShortlistSearch,
  '/app/influencer/browse': feedSearch,
  '/app/admin/ribbon-configuration': ribbonsSearch,
  '/app/influencer/explore': mapSearch,
  '/app/influencer/venue': venueSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof discoveryPages> {}
}
