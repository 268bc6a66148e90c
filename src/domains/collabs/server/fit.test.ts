import { expect, it } from 'vitest'
import { fitCandidateOf } from './fit.ts'

const audience = { city: {}, country: {}, gender: {}, age: {} }
const profile = {
  homeCity: 'london' as const,
  cities: ['london' as const],
  contentVibe: [],
  reliability: null,
}

it('judges by the account that the brief asks for, as the pages beside it do', () => {
  const social = [
    { platform: 'tiktok' as const, followers: 90_000, engagementBp: 300, audience },
    { platform: 'instagram' as const, followers: 40_000, engagementBp: 850, audience },
  ]
  const history = { lastVisit: new Map(), reviewByCategory: new Map() }
  const brief = { category: 'Restaurant' as const, deliverables: [{ platform: 'instagram' }] }
  const candidate = fitCandidateOf({ profile, social }, history, 'brand_1', brief)
  expect(candidate).toMatchObject({ followers: 40_000, engagementBp: 850 })
})
