import { cityFacts, formatNames } from '../../profiles/vocabulary.ts'
import { genderNames, languageNames } from '../../profiles/creator-vocabulary.ts'
import type { InfluencerProfile } from '../../profiles/server/view.ts'
import type { ComparedFields } from './comparing.ts'

const given = (...values: (string | null)[]) => values.filter((value): value is string => Boolean(value))

/** What differs between two profiles of one creator, field by field, in the order of their record. */
export const creatorFields: ComparedFields<InfluencerProfile> = {
  name: { label: 'Name', columns: ['name'], words: ({ name }) => [name] },
  handle: { label: 'Handle', columns: ['handle', 'slug'], words: ({ handle }) => [`@${handle}`] },
  avatar: { label: 'Picture', columns: ['avatar'], pictures: ({ avatar }) => given(avatar) },
  bio: { label: 'Bio', columns: ['bio'], words: ({ bio }) => given(bio) },
  homeCity: {
    label: 'Home city',
    columns: ['homeCity', 'latitude', 'longitude'],
    words: ({ homeCity }) => [cityFacts[homeCity].name],
  },
  cities: { label: 'Cities', columns: ['cities'], words: ({ cities }) => cities.map((city) => cityFacts[city].name) },
  travel: {
    label: 'Trips',
    columns: ['travel'],
    words: ({ travel }) => travel.map(({ city, from, until }) => `${cityFacts[city].name}, ${from} – ${until}`),
  },
  // A checked ID confirms the date: they go together.
  dateOfBirth: {
    label: 'Date of birth',
    columns: ['dateOfBirth', 'idCheckedAt'],
    isSure: ({ idCheckedAt }) => idCheckedAt !== null,
    days: ({ dateOfBirth }) => [dateOfBirth],
  },
  gender: {
    label: 'Gender',
    columns: ['gender'],
    words: ({ gender }) => (gender === 'undisclosed' ? [] : [genderNames[gender]]),
  },
  languages: {
    label: 'Languages',
    columns: ['languages'],
    words: ({ languages }) => languages.map((one) => languageNames[one]),
  },
  contentVibe: { label: 'Content', columns: ['contentVibe'], words: ({ contentVibe }) => contentVibe },
  formats: { label: 'Formats', columns: ['formats'], words: ({ formats }) => formats.map((one) => formatNames[one]) },
  sports: { label: 'Sports', columns: ['sports'], words: ({ sports }) => sports },
  gallery: { label: 'Portfolio', columns: ['gallery'], pictures: ({ gallery }) => gallery },
  permit: {
    label: 'Permit',
    columns: ['permitNumber', 'permitCountry', 'permitUntil'],
    words: ({ permitNumber, permitCountry, permitUntil }) => given(permitNumber, permitCountry, permitUntil),
  },
  findableBy: {
    label: 'Found in searches by',
    columns: ['findableBy'],
    words: ({ findableBy }) => [findableBy === 'everyone' ? 'All brands' : 'Brands they know'],
  },
  publicPage: {
    label: 'Public page',
    columns: ['publicPage'],
    words: ({ publicPage }) => [publicPage.on ? 'On' : 'Off'],
  },
}
