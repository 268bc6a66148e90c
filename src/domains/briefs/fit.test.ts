import { expect, it } from 'vitest'
import { distanceKm, type FitCandidate, fitOf, type FitVenue } from './fit.ts'

const venue: FitVenue = { city: 'london', country: 'GB', category: 'Restaurant', latitude: 51.5, longitude: -0.12 }
const best: FitCandidate = {
  homeCity: 'london',
  cities: ['london'],
  latitude: 51.5,
  longitude: -0.1,
  contentVibe: ['fine dining', 'brunch'],
  followers: 20_000,
  engagementBp: 500,
  audienceCity: { london: 45 },
  audienceCountry: { GB: 70 },
  reliability: 100,
  reviewAtSimilar: 6,
  daysSinceVisit: null,
}

it('gives the best in everything 100', () => {
  expect(fitOf(best, venue).score).toBe(100)
})

it('names a reason for each of its six parts, and the points add up to the score', () => {
  const fit = fitOf({ ...best, engagementBp: 200, reliability: 40 }, venue)
  expect(fit.reasons).toHaveLength(6)
  expect(Math.round(fit.reasons.reduce((sum, reason) => sum + reason.points, 0))).toBe(fit.score)
  expect(fit.reasons.reduce((sum, reason) => sum + reason.of, 0)).toBe(100)
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

it('judges engagement against the size of the following', () => {
  const small = fitOf({ ...best, followers: 3_000, engagementBp: 200 }, venue).score
  const large = fitOf({ ...best, followers: 400_000, engagementBp: 200 }, venue).score
  expect(large).toBeGreaterThan(small)
})

it('measures Camden to Soho as about three kilometres', () => {
  expect(distanceKm({ latitude: 51.5413, longitude: -0.1426 }, { latitude: 51.5136, longitude: -0.1365 })).toBeCloseTo(
    3.1,
    1,
  )
  expect(distanceKm({ latitude: null, longitude: 0 }, { latitude: 1, longitude: 1 })).toBeNull()
})
