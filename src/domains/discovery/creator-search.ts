import * as z from 'zod/mini'
import { day, largestInteger } from '../../kit/contract/fields.ts'
import { eyeColours, faceShapes, hairColours, sports } from '../profiles/casting.ts'
import { audienceShares } from '../profiles/audience.ts'
import { platforms, plusoneCities } from '../profiles/vocabulary.ts'
import { ageBrackets, contentVibes, genders, languages } from '../profiles/creator-vocabulary.ts'

const count = z.int().check(z.minimum(0), z.maximum(largestInteger))

/** What narrows a search for creators. `search` and `visitedUs` are for every plan; the others are advanced filters. */
export const CreatorFilters = z.object({
  /** A part of a name or handle. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  /** Somewhere else than in the venue's own city. */
  city: z.optional(z.enum(plusoneCities)),
  platform: z.optional(z.enum(platforms)),
  followersFrom: z.optional(count),
  followersTo: z.optional(count),
  /** Average views of one account. */
  viewsFrom: z.optional(count),
  /** In basis points: 350 is 3.5 %. */
  engagementFromBp: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  /** At least this share, in percent, of one account's audience is in the venue's city. */
  localFrom: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** The same share in the venue's country. */
  countryFrom: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** At least such a share of one account's audience are women, or men; not of YouTube. */
  audienceGender: z.optional(z.enum(audienceShares.gender)),
  /** The same of an age. */
  audienceAge: z.optional(z.enum(audienceShares.age)),
  /** A connected account has so many percent more followers than three months ago; not of YouTube. */
  growthFrom: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
  age: z.optional(z.enum(ageBrackets)),
  gender: z.optional(z.enum(genders)),
  vibe: z.optional(z.enum(contentVibes)),
  language: z.optional(z.enum(languages)),
  sport: z.optional(z.enum(sports)),
  /** How they look, of those who share it. Each use is logged. */
  hair: z.optional(z.enum(hairColours)),
  eyes: z.optional(z.enum(eyeColours)),
  face: z.optional(z.enum(faceShapes)),
  reliabilityFrom: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  /** Who has visited one of the organisation's venues. */
  visitedUs: z.optional(z.literal('yes')),
  /** Who has visited another organisation's venue of the same category. */
  visitedSimilar: z.optional(z.literal('yes')),
  /** Who has no visit booked on a day, and is in the city. */
  freeOn: z.optional(day),
  /** Whose ID was checked: for the plan with ID checks. */
  idChecked: z.optional(z.literal('yes')),
  /** Who has a trip to the venue's city ahead. */
  travelling: z.optional(z.literal('yes')),
})
export type CreatorFilters = z.output<typeof CreatorFilters>

/** Growth is told over so many days. */
export const growthOverDays = 90

/** `match` needs a brief. */
export const creatorSorts = ['match', 'newest', 'reliability', 'followers'] as const
export type CreatorSort = (typeof creatorSorts)[number]

/** What a plan has to hold for a filter; whichever is not named is an advanced one. */
const needs: Readonly<Partial<Record<string, 'idChecks' | null>>> = {
  search: null,
  visitedUs: null,
  idChecked: 'idChecks',
} satisfies Partial<Record<keyof CreatorFilters, 'idChecks' | null>>

/** What the plan of a brand has to hold for a search. */
export const filterCapabilities = ['advancedFilters', 'idChecks'] as const
export type FilterCapability = (typeof filterCapabilities)[number]

export function capabilitiesOf(filters: CreatorFilters): FilterCapability[] {
  const used = Object.entries(filters).filter(([, value]) => value !== undefined)
  const needed = used.map(([name]) => (needs[name] === undefined ? 'advancedFilters' : needs[name]))
  return filterCapabilities.filter((capability) => needed.includes(capability))
}

/** What of a search asks how creators look; null where nothing does. */
export function looksOf({ hair, eyes, face }: CreatorFilters): Pick<CreatorFilters, 'hair' | 'eyes' | 'face'> | null {
  return hair || eyes || face ? { ...(hair && { hair }), ...(eyes && { eyes }), ...(face && { face }) } : null
}

/** Whether a search uses a filter that not every plan has. */
export function usesAdvanced(filters: CreatorFilters): boolean {
  return capabilitiesOf(filters).length > 0
}

/** How many searches a brand can save. */
export const mostSavedSearches = 20
