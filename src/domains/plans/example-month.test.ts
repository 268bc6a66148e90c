import { expect, it } from 'vitest'
import { cheapestFor, monthCost } from './example-month.ts'
import { tierFacts, tierIds } from './tiers.ts'

const tiers = tierIds.map((id, order) => {
  const { monthly, perCollab, freeCollabs } = tierFacts[id]
  return {
    id,
    order,
    priceMonthly: monthly.GBP / 100 || ('FREE' as const),
    collabPrice: perCollab.GBP / 100,
    freeCollabs,
  }
})
const cost = (collabs: number) => tiers.map((tier) => monthCost(tier, collabs))

it.each([
  [0, [0, 99, 249, 499]],
  [1, [99, 99, 249, 499]],
  [4, [396, 324, 299, 499]],
  [10, [990, 774, 599, 599]],
])('adds the fees of %i collabs beyond the free ones to the plan', (collabs, expected) => {
  expect(cost(collabs)).toEqual(expected)
})

it('recommends what costs least, and of two that cost the same the one that has more', () => {
  expect([0, 1, 2, 4, 10].map((collabs) => cheapestFor(tiers, collabs)?.id)).toEqual([
    'basic',
    'starter',
    'starter',
    'professional',
    'premium',
  ])
})
