import * as z from 'zod/mini'
import { RibbonUid } from '../../../access/ids.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { eyeColours, faceShapes, hairColours, sports } from '../../profiles/casting.ts'
import {
  ageBrackets,
  brandCategories,
  contentVibes,
  deliverableTypes,
  genders,
  languages,
  platforms,
  plusoneCities,
} from '../../profiles/vocabulary.ts'
import { type CreatorFilters, creatorSorts } from '../creator-search.ts'
import type { FeedFilter } from '../contract.ts'

const flag = z.optional(z.literal('yes'))

export const feedSearch = z.object({
  uid: z.optional(z.string()),
  city: z.optional(z.enum(plusoneCities)),
  category: z.optional(z.enum(brandCategories)),
  platform: z.optional(z.enum(platforms)),
  format: z.optional(z.enum(deliverableTypes)),
  worth: z.optional(z.enum(['25', '50', '100', '200'])),
  day: z.optional(z.iso.date()),
  mine: flag,
  guest: flag,
  saved: flag,
  brief: z.optional(z.string()),
  /** The row the open card was opened from. */
  row: z.optional(RibbonUid),
  /** For staff: the rows as drafted, and what is looked for while they choose whose feed to see. */
  draft: z.optional(z.literal('1')),
  find: z.optional(z.string()),
})
export type FeedAddress = z.output<typeof feedSearch>

/** The map's address: the feed's, and where one looks (`latitude,longitude,zoom`); without it, the city. */
export const mapSearch = z.extend(feedSearch, {
  at: z.optional(z.string().check(z.regex(/^-?[\d.]+,-?[\d.]+,[\d.]+$/))),
})
export type MapAddress = z.output<typeof mapSearch>

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

/** From how many on creators can be searched; engagement, audience, growth over three months and reliability are in percent or points. */
const steps = {
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
  followers: z.optional(z.enum(steps.followers)),
  views: z.optional(z.enum(steps.views)),
  engagement: z.optional(z.enum(steps.engagement)),
  local: z.optional(z.enum(steps.local)),
  country: z.optional(z.enum(steps.country)),
  growth: z.optional(z.enum(steps.growth)),
  age: z.optional(z.enum(ageBrackets)),
  gender: z.optional(z.enum(genders)),
  vibe: z.optional(z.enum(contentVibes)),
  language: z.optional(z.enum(languages)),
  sport: z.optional(z.enum(sports)),
  hair: z.optional(z.enum(hairColours)),
  eyes: z.optional(z.enum(eyeColours)),
  face: z.optional(z.enum(faceShapes)),
  reliability: z.optional(z.enum(steps.reliability)),
  visited: flag,
  similar: flag,
  free: z.optional(z.iso.date()),
  checked: flag,
  travelling: flag,
  /** Whose page is open over the list, by their uid. */
  open: z.optional(z.string()),
  /** A saved search that is to be opened. */
  saved: z.optional(z.string()),
})
export type CreatorsAddress = z.output<typeof creatorsSearch>

/** What the server is asked for by an address; numbers that are not set limit nothing. */
export function creatorFiltersOf(address: CreatorsAddress): CreatorFilters {
  const { search, city, platform, age, gender, vibe, language, sport, visited, checked, travelling } = address
  const { hair, eyes, face } = address
  const number = (value: string | undefined) => (value === undefined ? undefined : Number(value))
  const engagement = number(address.engagement)
  return {
    search,
    city,
    platform,
    followersFrom: number(address.followers),
    viewsFrom: number(address.views),
    engagementFromBp: engagement && engagement * 100,
    localFrom: number(address.local),
    countryFrom: number(address.country),
    growthFrom: number(address.growth),
    age,
    gender,
    vibe,
    language,
    sport,
    hair,
    eyes,
    face,
    reliabilityFrom: number(address.reliability),
    visitedUs: visited,
    visitedSimilar: address.similar,
    freeOn: address.free,
    idChecked: checked,
    travelling,
  }
}

/** The address of a saved search: every other filter is taken out. What no choice of the page stands for limits nothing. */
export function creatorsAddressOf(filters: CreatorFilters) {
  const { search, city, platform, age, gender, vibe, language, sport, visitedUs, idChecked, travelling } = filters
  const { hair, eyes, face } = filters
  const choice = <Step extends string>(choices: readonly Step[], value: number | undefined) =>
    choices.find((step) => Number(step) === value)
  const engagement = filters.engagementFromBp
  return {
    search,
    city,
    platform,
    followers: choice(steps.followers, filters.followersFrom),
    views: choice(steps.views, filters.viewsFrom),
    engagement: choice(steps.engagement, engagement && engagement / 100),
    local: choice(steps.local, filters.localFrom),
    country: choice(steps.country, filters.countryFrom),
    growth: choice(steps.growth, filters.growthFrom),
    age,
    gender,
    vibe,
    language,
    sport,
    hair,
    eyes,
    face,
    reliability: choice(steps.reliability, filters.reliabilityFrom),
    visited: visitedUs,
    similar: filters.visitedSimilar,
    free: filters.freeOn,
    checked: idChecked,
    travelling,
  }
}

/** Finding creators, for one of a brand's profiles. */
export const toCreators = (uid?: string, brief?: string): To => ({
  path: '/app/brand/creators',
  search: { uid, brief },
})

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
export const toShortlists = (uid: string, list?: string): To => ({
  path: '/app/brand/shortlists',
  search: { uid, list },
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
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof discoveryPages> {}
}

/** The parts of the feed's address that are filters. */
export const filterNames = ['city', 'category', 'platform', 'format', 'worth', 'day', 'mine', 'guest', 'saved'] as const

/** What the server is asked for by an address. */
export function filterOf(address: FeedAddress): FeedFilter {
  const { city, category, platform, format, worth, day, mine, guest, saved } = address
  return {
    city,
    category,
    platform,
    format,
    day,
    valueFrom: worth ? Number(worth) * 100 : undefined,
    mineOnly: mine === 'yes',
    withGuest: guest === 'yes',
    savedOnly: saved === 'yes',
  }
}

/** The address of a saved filter; every other filter is taken out. */
export function addressOf(filter: FeedFilter): Partial<FeedAddress> {
  const { city, category, platform, format, valueFrom, day, mineOnly, withGuest, savedOnly } = filter
  const yes = (is: boolean) => (is ? ('yes' as const) : undefined)
  return {
    city,
    category,
    platform,
    format,
    day,
    worth: (['25', '50', '100', '200'] as const).find((value) => Number(value) * 100 === valueFrom),
    mine: yes(mineOnly),
    guest: yes(withGuest),
    saved: yes(savedOnly),
  }
}

/** Whether any filter is set. */
export function isFiltered(address: FeedAddress): boolean {
  return filterNames.some((name) => address[name] !== undefined)
}
