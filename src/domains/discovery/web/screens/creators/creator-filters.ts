import type { Filter } from '../../../../../kit/web/filter-field.tsx'
import { largeNumber } from '../../../../../kit/web/format.ts'
import { eyeNames, faceNames, hairNames, sports } from '../../../../profiles/casting.ts'
import {
  ageBracketName,
  ageBrackets,
  cityFacts,
  contentVibes,
  genderNames,
  languageNames,
  platformNames,
  plusoneCities,
} from '../../../../profiles/vocabulary.ts'

/** The filters of every plan. */
export const openFilters: readonly Filter[] = [
  { name: 'search', kind: 'search', label: 'Name or handle' },
  { name: 'visited', kind: 'yes', label: 'Visited us' },
]

const from = (values: readonly string[], words: (value: string) => string) =>
  values.map((value) => ({ value, label: words(value) }))
const named = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** The filters that only a plan with advanced filters has, in the order in which brands look. */
export const advancedFilters: readonly Filter[] = [
  { name: 'platform', kind: 'one', label: 'Platform', choices: named(platformNames) },
  {
    name: 'followers',
    kind: 'one',
    label: 'Followers',
    choices: from(['5000', '10000', '25000', '50000', '100000', '250000'], (n) => `${largeNumber(Number(n))} or more`),
  },
  {
    name: 'views',
    kind: 'one',
    label: 'Average views',
    choices: from(['1000', '5000', '10000', '50000', '100000'], (n) => `${largeNumber(Number(n))} or more`),
  },
  {
    name: 'engagement',
    kind: 'one',
    label: 'Engagement',
    choices: from(['1', '2', '3', '5', '8'], (n) => `${n}% or more`),
  },
  {
    name: 'local',
    kind: 'one',
    label: 'Audience in your city',
    choices: from(['10', '20', '30', '50'], (n) => `${n}% or more`),
  },
  {
    name: 'country',
    kind: 'one',
    label: 'Audience in your country',
    choices: from(['30', '50', '70', '90'], (n) => `${n}% or more`),
  },
  {
    name: 'growth',
    kind: 'one',
    label: 'Growth in 3 months',
    choices: from(['2', '5', '10', '25'], (n) => `${n}% or more`),
  },
  { name: 'vibe', kind: 'one', label: 'Content', choices: contentVibes },
  { name: 'language', kind: 'one', label: 'Language', choices: named(languageNames) },
  { name: 'sport', kind: 'one', label: 'Sport', choices: sports },
  {
    name: 'age',
    kind: 'one',
    label: 'Age',
    choices: ageBrackets.map((value) => ({ value, label: ageBracketName(value) })),
  },
  {
    name: 'gender',
    kind: 'one',
    label: 'Gender',
    choices: named(genderNames).filter(({ value }) => value !== 'undisclosed'),
  },
  {
    name: 'reliability',
    kind: 'one',
    label: 'Reliability',
    choices: from(['70', '80', '90', '95'], (n) => `${n} or more`),
  },
  {
    name: 'city',
    kind: 'one',
    label: 'Your city',
    choices: plusoneCities.map((value) => ({ value, label: cityFacts[value].name })),
  },
  { name: 'free', kind: 'day', label: 'Free on' },
  { name: 'similar', kind: 'yes', label: 'Visited similar venues' },
  { name: 'checked', kind: 'yes', label: 'ID checked' },
  { name: 'travelling', kind: 'yes', label: 'Travelling here' },
  { name: 'hair', kind: 'one', label: 'Hair', choices: named(hairNames) },
  { name: 'eyes', kind: 'one', label: 'Eyes', choices: named(eyeNames) },
  { name: 'face', kind: 'one', label: 'Face shape', choices: named(faceNames) },
]
