import * as z from 'zod/mini'
import { day, nameText, optionalText, text } from '../../kit/contract/fields.ts'
import { mostSports, sports } from './casting.ts'
import { deliverableTypes, platforms, plusoneCities } from './vocabulary.ts'
import { contentVibes, genders, languages } from './creator-vocabulary.ts'

/** What an influencer says of themselves; whoever looks after the profile edits it. */
export const InfluencerFields = z.object({
  name: nameText(80),
  bio: optionalText(600),
  homeCity: z.enum(plusoneCities),
  cities: z.array(z.enum(plusoneCities)).check(z.maxLength(18)),
  travel: z.array(z.object({ city: z.enum(plusoneCities), from: day, until: day })).check(
    z.maxLength(12),
    z.refine(
      (trips) => trips.every(({ from, until }) => from <= until),
      'A trip can’t end before it starts. Change its dates.',
    ),
  ),
  dateOfBirth: day,
  gender: z.enum(genders),
  languages: z.array(z.enum(languages)).check(z.minLength(1, 'Choose at least one language.')),
  contentVibe: z.array(z.enum(contentVibes)).check(z.maxLength(6, 'Choose at most six.')),
  /** What they make: reels, posts and so on. */
  formats: z._default(z.array(z.enum(deliverableTypes)), []),
  sports: z._default(z.array(z.enum(sports)).check(z.maxLength(mostSports, 'Choose at most six.')), []),
  permitNumber: z.nullable(text(40)),
  permitCountry: z.nullable(z.string().check(z.length(2))),
  permitUntil: z.nullable(day),
})
export type InfluencerFields = z.output<typeof InfluencerFields>

/** What an influencer shows of themselves to everyone: nothing until it is on. */
export const PublicPageFields = z.object({
  on: z.boolean(),
  /** Whether search engines may list it. */
  inSearch: z.boolean(),
  showAudience: z.boolean(),
  showReliability: z.boolean(),
  /** What brands said of them, as far as it can be read already. */
  showReviews: z._default(z.boolean(), false),
  /** Where they were, as far as the places agree. */
  showPlaces: z._default(z.boolean(), false),
})
export type PublicPageFields = z.output<typeof PublicPageFields>
export const publicPageOff: PublicPageFields = {
  on: false,
  inSearch: false,
  showAudience: false,
  showReliability: false,
  showReviews: false,
  showPlaces: false,
}

/** What may be switched on with it, each by itself, as it is asked. */
export const publicPageChoices = [
  ['inSearch', 'Let search engines list my page'],
  ['showAudience', 'Show my audience’s location and age'],
  ['showReliability', 'Show how many visits I kept'],
  ['showReviews', 'Show reviews from brands, once I can read them'],
  ['showPlaces', 'Show venues I’ve visited, if they agree'],
] as const

/** Shares of an audience in percent by name: at most twelve names, together at most 100. */
const shares = z.optional(
  z.record(z.string().check(z.maxLength(40)), z.number().check(z.minimum(0), z.maximum(100))).check(
    z.refine((by) => Object.keys(by).length <= 12, 'Choose at most twelve.'),
    z.refine(
      (by) => Object.values(by).reduce((sum, share) => sum + share, 0) <= 100.5,
      'The shares can’t add up to more than 100%.',
    ),
  ),
)

/** An account on a platform with its figures. Engagement is in basis points (350 is 3.5 %). */
export const SocialAccountFields = z.object({
  platform: z.enum(platforms),
  handle: z
    .string()
    .check(z.trim(), z.regex(/^@?[\w.]{1,40}$/, 'Enter a handle: letters, numbers, dots and underscores only.')),
  followers: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  averageViews: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
  engagementBp: z.nullable(z.int().check(z.minimum(0), z.maximum(10_000))),
  audience: z.object({ country: shares, city: shares, gender: shares, age: shares }),
})

/** Figures are asked for again after this. */
export const followersValidDays = 90

/** What each step of a profile unlocks, in the order in which it is asked. */
export function profileSteps(profile: {
  avatar: string | null
  bio: string
  social: readonly unknown[]
  cities: readonly unknown[]
  contentVibe: readonly unknown[]
  gallery: readonly unknown[]
}): { key: string; label: string; unlocks: string; done: boolean }[] {
  return [
    { key: 'avatar', label: 'A photo of you', unlocks: 'brands see who’s visiting', done: profile.avatar !== null },
    { key: 'bio', label: 'A short bio', unlocks: 'brands know what you’re about', done: profile.bio !== '' },
    {
      key: 'social',
      label: 'A social account with insights',
      unlocks: 'briefs with a follower minimum',
      done: profile.social.length > 0,
    },
    { key: 'cities', label: 'Your cities', unlocks: 'venues near you first', done: profile.cities.length > 0 },
    {
      key: 'vibe',
      label: 'What your content is about',
      unlocks: 'better matches and invitations',
      done: profile.contentVibe.length > 0,
    },
    {
      key: 'gallery',
      label: 'Three examples of your best content',
      unlocks: 'faster replies',
      done: profile.gallery.length >= 3,
    },
  ]
}
