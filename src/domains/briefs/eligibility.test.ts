import { expect, it } from 'vitest'
import type { Eligibility } from './brief.ts'
import { type Candidate, gapAsThem, gapsOf, permitGap } from './eligibility.ts'

const open: Eligibility = {
  cities: [],
  platforms: [],
  followersFrom: null,
  followersTo: null,
  engagementFromBp: null,
  engagementToBp: null,
  ageBrackets: [],
  languages: [],
  listUids: [],
  idChecked: false,
}
const alice: Candidate = {
  age: 24,
  ageBracket: '18-24',
  cities: ['london'],
  tripCities: ['dubai'],
  languages: ['en'],
  social: [{ platform: 'instagram', followers: 4_600, engagementBp: 300 }],
  listUids: ['list_1'],
  approved: true,
  paused: false,
  idChecked: false,
}
const venue = { country: 'GB', showsAlcohol: false }

it.each<[string, Partial<Eligibility>, string[]]>([
  ['everyone', {}, []],
  ['followers', { followersFrom: 5_000 }, ['needs 5K followers (you have 4.6K)']],
  ['too many followers', { followersTo: 4_000 }, ['only for creators with up to 4,000 followers']],
  ['city', { cities: ['paris', 'berlin'] }, ['only for creators in Paris or Berlin']],
  ['a city they travel to', { cities: ['dubai'] }, []],
  ['platform', { platforms: ['tiktok'] }, ['needs an account on TikTok']],
  ['engagement', { engagementFromBp: 350 }, ['needs 3.5% engagement (you have 3.0%)']],
  ['too much engagement', { engagementToBp: 200 }, ['only for creators with up to 2.0% engagement']],
  ['age', { ageBrackets: ['25-34', '35-44'] }, ['only for ages 25 to 44']],
  ['older', { ageBrackets: ['25-34', '35-44', '45-54', '55+'] }, ['only for ages 25 and over']],
  ['ages apart', { ageBrackets: ['25-34', '55+'] }, ['only for ages 25–34 or 55+']],
  ['language', { languages: ['fr'] }, ['only for creators who post in French']],
  ['list', { listUids: ['list_2'] }, ['by invitation only']],
  [
    'several at once',
    { followersFrom: 10_000, cities: ['paris'] },
    ['only for creators in Paris', 'needs 10K followers (you have 4.6K)'],
  ],
  [
    'all of these fit',
    {
      followersFrom: 1_000,
      cities: ['london'],
      platforms: ['instagram'],
      languages: ['en'],
      listUids: ['list_1'],
      ageBrackets: ['18-24'],
    },
    [],
  ],
])('names the gap: %s', (_name, change, gaps) => {
  expect(gapsOf({ ...open, ...change }, alice, venue)).toEqual(gaps)
})

it('keeps content with alcohol in the UK to people of 25 and over', () => {
  expect(gapsOf(open, alice, { country: 'GB', showsAlcohol: true })).toEqual([
    'shows alcohol, so only for ages 25 and over',
  ])
  expect(gapsOf(open, { ...alice, age: 25 }, { country: 'GB', showsAlcohol: true })).toEqual([])
  expect(gapsOf(open, alice, { country: 'FR', showsAlcohol: true })).toEqual([])
})

it('admits nobody who is not approved', () => {
  expect(gapsOf(open, { ...alice, approved: false }, venue)).toEqual(['your profile isn’t approved yet'])
})

it('is content with one account that fits in all', () => {
  const two = {
    ...alice,
    social: [...alice.social, { platform: 'tiktok' as const, followers: 3_000, engagementBp: 900 }],
  }
  expect(gapsOf({ ...open, followersFrom: 2_000, engagementFromBp: 500 }, two, venue)).toEqual([])
  expect(gapsOf({ ...open, followersFrom: 4_000, engagementFromBp: 500 }, two, venue)).toEqual([
    'needs 5.0% engagement (you have 3.0%)',
  ])
})

it.each([
  ['london', null, null, null],
  ['dubai', null, null, 'Visits in Dubai need an advertiser permit. Add its number and end date to your profile.'],
  ['dubai', 'P-1', '2026-03-09', 'Your advertiser permit expires before this visit. Add a new one to your profile.'],
  ['dubai', 'P-1', '2026-03-10', null],
] as const)('asks in %s for a permit (%s until %s): %s', (city, number, until, gap) => {
  expect(permitGap(city, { country: 'AE', number, until }, '2026-03-10')).toBe(gap)
})

it('wants a checked ID where the brief does', () => {
  const wanted = { ...open, idChecked: true }
  expect(gapsOf(wanted, alice, venue)).toEqual(['needs an ID check'])
  expect(gapsOf(wanted, { ...alice, idChecked: true }, venue)).toEqual([])
})

it.each([
  ['needs 60K followers (you have 38.4K)', 'needs 60K followers (they have 38.4K)'],
  ['your profile isn’t approved yet', 'their profile isn’t approved yet'],
  ['needs an ID check', 'needs an ID check'],
])('reads to our team as theirs: %s', (gap, theirs) => {
  expect(gapAsThem(gap)).toBe(theirs)
})
