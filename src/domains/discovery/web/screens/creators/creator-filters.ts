import type { Filter } from '../../../../../kit/web/filter-field.tsx'
import { dayOf, largeNumber } from '../../../../../kit/web/format.ts'
import { audienceShareName, audienceShares } from '../../../../profiles/audience.ts'
import { eyeNames, faceNames, hairNames, sports } from '../../../../profiles/casting.ts'
import { cityFacts, platformNames, plusoneCities } from '../../../../profiles/vocabulary.ts'
import {
  ageBracketName,
  ageBrackets,
  contentVibes,
  genderNames,
  languageNames,
} from '../../../../profiles/creator-vocabulary.ts'

/** The filters of every plan. */
export const openFilters: readonly Filter[] = [
  { name: 'search', kind: 'search', label: 'Name or handle' },
  { name: 'visited', kind: 'yes', label: 'Visited you' },
]

const from = (values: readonly string[], words: (value: string) => string) =>
  values.map((value) => ({ value, label: words(value) }))
const named = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** Those of a plan with advanced filters that most brands set, beside the open ones. */
const firstFilters: readonly Filter[] = [
  { name: 'platform', group: 'Reach', kind: 'one', label: 'Platform', choices: named(platformNames) },
  {
    name: 'followers',
    group: 'Reach',
    kind: 'one',
    label: 'Followers',
    choices: from(['5000', '10000', '25000', '50000', '100000', '250000'], (n) => `${largeNumber(Number(n))} or more`),
  },
  { name: 'vibe', group: 'What they make', kind: 'one', label: 'Content', choices: contentVibes },
  { name: 'language', group: 'What they make', kind: 'one', label: 'Language', choices: named(languageNames) },
]

/** The filters that YouTube’s terms keep its numbers out of. */
const notOfYouTube = ['views', 'engagement', 'growth', 'audience', 'ages'] as const
const withoutChannels = 'Leaves out connected YouTube channels'
const withoutYouTube = 'Leaves out YouTube'

/** Why creators may be missing from a search, where one of those filters is set. */
export function leftOutWords(values: Readonly<Record<string, unknown>>): string | null {
  if (!notOfYouTube.some((name) => values[name])) return null
  return 'YouTube’s terms don’t let us work out numbers for connected channels, so filters by views, engagement, growth and audience leave them out. Clear those filters to include YouTube.'
}

/** The others, in the order in which brands look. */
const furtherFilters: readonly Filter[] = [
  {
    name: 'views',
    group: 'Reach',
    kind: 'one',
    label: 'Average views',
    note: withoutChannels,
    choices: from(['1000', '5000', '10000', '50000', '100000'], (n) => `${largeNumber(Number(n))} or more`),
  },
  {
    name: 'engagement',
    group: 'Reach',
    kind: 'one',
    label: 'Engagement',
    note: withoutChannels,
    choices: from(['1', '2', '3', '5', '8'], (n) => `${n}% or more`),
  },
  {
    name: 'local',
    group: 'Audience',
    kind: 'one',
    label: 'Audience in your city',
    choices: from(['10', '20', '30', '50'], (n) => `${n}% or more`),
  },
  {
    name: 'country',
    group: 'Audience',
    kind: 'one',
    label: 'Audience in your country',
    choices: from(['30', '50', '70', '90'], (n) => `${n}% or more`),
  },
  {
    name: 'audience',
    group: 'Audience',
    kind: 'one',
    label: 'Audience gender',
    note: withoutYouTube,
    choices: audienceShares.gender.map((value) => ({ value, label: audienceShareName(value) })),
  },
  {
    name: 'ages',
    group: 'Audience',
    kind: 'one',
    label: 'Audience age',
    note: withoutYouTube,
    choices: audienceShares.age.map((value) => ({ value, label: audienceShareName(value) })),
  },
  {
    name: 'growth',
    group: 'Reach',
    kind: 'one',
    label: 'Growth in 3 months',
    note: withoutYouTube,
    choices: from(['2', '5', '10', '25'], (n) => `${n}% or more`),
  },
  { name: 'sport', group: 'What they make', kind: 'one', label: 'Sport', choices: sports },
  {
    name: 'age',
    group: 'Creator',
    kind: 'one',
    label: 'Creator’s age',
    choices: ageBrackets.map((value) => ({ value, label: ageBracketName(value) })),
  },
  {
    name: 'gender',
    group: 'Creator',
    kind: 'one',
    label: 'Creator’s gender',
    choices: named(genderNames).filter(({ value }) => value !== 'undisclosed'),
  },
  {
    name: 'reliability',
    group: 'Creator',
    kind: 'one',
    label: 'Reliability',
    choices: from(['70', '80', '90', '95'], (n) => `${n} or more`),
  },
  {
    name: 'city',
    group: 'Visits',
    kind: 'one',
    label: 'City',
    any: 'Your city',
    choices: plusoneCities.map((value) => ({ value, label: cityFacts[value].name })),
  },
  { name: 'similar', group: 'Visits', kind: 'yes', label: 'Visited similar venues' },
  { name: 'checked', group: 'Creator', kind: 'yes', label: 'ID checked' },
  { name: 'travelling', group: 'Visits', kind: 'yes', label: 'Travelling here' },
  { name: 'hair', group: 'Casting details', kind: 'one', label: 'Hair', choices: named(hairNames) },
  { name: 'eyes', group: 'Casting details', kind: 'one', label: 'Eyes', choices: named(eyeNames) },
  { name: 'face', group: 'Casting details', kind: 'one', label: 'Face shape', choices: named(faceNames) },
]

/** Days that can be asked about as free: four weeks from today, and the one that is asked about. */
const daysAhead = 28

function freeOn(today: string, asked: string | undefined): Filter {
  const start = Date.parse(today)
  const days = Array.from({ length: daysAhead }, (_, nth) => new Date(start + nth * 86_400_000).toISOString())
  const all = [...new Set([...days.map((day) => day.slice(0, 10)), ...(asked ? [asked] : [])])].sort()
  const choices = all.map((value) => ({ value, label: dayOf(value, 'UTC') }))
  return { name: 'free', group: 'Visits', kind: 'one', label: 'Free on', choices }
}

/** The filters that only a plan with advanced filters has: beside the open ones, and behind a button. */
export function advancedFilters(
  today: string,
  asked?: string,
): { first: readonly Filter[]; further: readonly Filter[] } {
  return { first: firstFilters, further: [freeOn(today, asked), ...furtherFilters] }
}
