import { expect, it } from 'vitest'
import { distanceKm, type FitBrief, type FitCandidate, fitOf, reasonsFor } from './fit.ts'

const venue: FitBrief = {
  city: 'london',
  country: 'GB',
  category: 'Restaurant',
  title: 'A table for two',
}
const best: FitCandidate = {
  homeCity: 'london',
  cities: ['london'],
  contentVibe: ['fine dining', 'brunch'],
  followers: 20_000,
  engagementBp: 500,
  audienceCity: { london: 45 },
  audienceCountry: { GB: 70 },
  reliability: 100,
  reviewAtSimilar: 6,
  daysSinceVisit: null,
}
const noAudience = { audienceCity: {}, audienceCountry: {} }

it('gives the best in everything 100', () => {
  expect(fitOf(best, venue).score).toBe(100)
})

it('names a reason for each of its six parts, and the points add up to the score', () => {
  const fit = fitOf({ ...best, engagementBp: 200, reliability: 40 }, venue)
  expect(fit.reasons).toHaveLength(6)
  expect(Math.round(fit.reasons.reduce((sum, reason) => sum + reason.points, 0))).toBe(fit.score)
  expect(fit.reasons.reduce((sum, reason) => sum + reason.of, 0)).toBe(100)
})

it('tells each part to a tenth of a point', () => {
  const { reasons } = fitOf({ ...best, audienceCity: { london: 13 }, engagementBp: 123, reliability: 41 }, venue)
  for (const { points } of reasonsFor('venue', reasons)) expect(String(points)).toMatch(/^\d+(\.\d)?$/)
})

it.each([
  ['audience elsewhere', { audienceCity: { london: 2 } }],
  ['another vibe', { contentVibe: ['wellness'] as const }],
  ['weak engagement', { engagementBp: 60 }],
  ['poor reviews', { reviewAtSimilar: 2 }],
  ['poor reliability', { reliability: 20 }],
  ['was there last week', { daysSinceVisit: 7 }],
])('scores less with %s', (_name, change) => {
  expect(fitOf({ ...best, ...change }, venue).score).toBeLessThan(100)
})

it('names the city and the country of the venue', () => {
  const saidOf = (change: Partial<FitCandidate>) =>
    fitOf({ ...best, ...change }, venue)
      .reasons.find(({ part }) => part === 'audience')
      ?.says('venue')
  expect(saidOf({})).toBe('45% of followers are in London')
  expect(saidOf({ audienceCity: {} })).toBe('70% of followers are in the United Kingdom')
  expect(saidOf({ audienceCity: {}, audienceCountry: {} })).toBe('lives in London, audience unknown')
})

it.each([
  ['brunch', 'Dinner for two', 0, 'hasn’t listed dinner content'],
  ['brunch', 'Brunch on the house', 25, 'makes brunch content'],
  ['brunch', 'A table for two', 12.5, 'makes brunch content'],
  ['cocktails', 'Brunch on the house', 0, 'hasn’t listed brunch content'],
  ['fine dining', 'Chef’s counter for two', 25, 'makes fine dining content'],
  ['family', 'Chef’s counter for two', 0, 'hasn’t listed fine dining content'],
  ['family', 'A table for two', 12.5, 'makes family content'],
] as const)('judges %s content by what the brief “%s” is about', (made, title, points, text) => {
  const reasons = reasonsFor('venue', fitOf({ ...best, contentVibe: [made] }, { ...venue, title }).reasons)
  expect(reasons.find(({ part }) => part === 'vibe')).toMatchObject({ points, text })
})

it('judges engagement against the size of the following', () => {
  const small = fitOf({ ...best, followers: 3_000, engagementBp: 200 }, venue).score
  const large = fitOf({ ...best, followers: 400_000, engagementBp: 200 }, venue).score
  expect(large).toBeGreaterThan(small)
})

const reasonOf = (part: string, reader: 'venue' | 'creator', change: Partial<FitCandidate>) =>
  reasonsFor(reader, fitOf({ ...best, ...change }, venue).reasons).find((reason) => reason.part === part)?.text

it.each([
  ['audience', {}, '45% of followers are in London', '45% of your followers are in London'],
  [
    'audience',
    { audienceCity: {} },
    '70% of followers are in the United Kingdom',
    '70% of your followers are in the United Kingdom',
  ],
  ['audience', noAudience, 'lives in London, audience unknown', 'you live in London'],
  ['audience', { ...noAudience, homeCity: 'paris' }, 'posts from London, audience unknown', 'you post from London'],
  ['audience', { ...noAudience, homeCity: 'paris', cities: [] }, 'audience unknown', 'your audience is unknown'],
  ['vibe', {}, 'makes fine dining and brunch content', 'you make fine dining and brunch content'],
  [
    'vibe',
    { contentVibe: ['wellness'] as const },
    'hasn’t listed restaurant content',
    'no restaurant content on your profile yet',
  ],
  [
    'engagement',
    {},
    'engagement above average for similar-sized accounts',
    'your engagement is above average for similar-sized accounts',
  ],
  [
    'engagement',
    { engagementBp: 60 },
    'engagement below average for similar-sized accounts',
    'your engagement is below average for similar-sized accounts',
  ],
  ['engagement', { engagementBp: null }, 'engagement unknown', 'your engagement is unknown'],
  ['reviews', { reviewAtSimilar: 5.2 }, 'rated 5.2 out of 6 by similar venues', 'similar venues rate you 5.2 out of 6'],
  ['reviews', { reviewAtSimilar: null }, 'no reviews by similar venues yet', 'no reviews by similar venues yet'],
  ['reliability', { reliability: 88 }, 'reliability 88/100', 'your reliability is 88/100'],
  ['reliability', { reliability: null }, 'new, fewer than three visits', 'you have fewer than three visits'],
  ['freshness', {}, 'first visit to this venue', 'your first visit here'],
  ['freshness', { daysSinceVisit: 0 }, 'visited today', 'you visited today'],
  ['freshness', { daysSinceVisit: 1 }, 'visited yesterday', 'you visited yesterday'],
  ['freshness', { daysSinceVisit: 12 }, 'visited 12 days ago', 'you visited 12 days ago'],
  ['freshness', { daysSinceVisit: 90 }, 'hasn’t visited recently', 'your last visit was a while ago'],
])('gives its reason for %s (%o) to the venue as “%s” and to the creator as “%s”', (part, change, theirs, own) => {
  expect(reasonOf(part, 'venue', change)).toBe(theirs)
  expect(reasonOf(part, 'creator', change)).toBe(own)
})

it('measures Camden to Soho as about three kilometres', () => {
  expect(distanceKm({ latitude: 51.5413, longitude: -0.1426 }, { latitude: 51.5136, longitude: -0.1365 })).toBeCloseTo(
    3.1,
    1,
  )
  expect(distanceKm({ latitude: null, longitude: 0 }, { latitude: 1, longitude: 1 })).toBeNull()
})
