import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { planCalls } from '../../contract.ts'

describeCall(planCalls.getPricingTiers, () => ({}))

it('answers the tiers in pounds, in order', async () => {
  const w = await world()
  const tiers = await w.anonymous.call('getPricingTiers', {})
  const table = tiers.map((t) => [t.name, t.priceMonthly, t.collabPrice, t.freeCollabs, t.users])
  expect(table).toEqual([
    ['Freemium', 'FREE', 99, 0, 1],
    ['Starter', 99, 75, 1, 1],
    ['Professional', 249, 50, 3, 5],
    ['Premium', 499, 25, 6, null],
  ])
  expect(tiers[1]).toMatchObject({ id: 'starter', currency: 'GBP', enabled: true, order: 1 })
  expect(must(tiers[1]).featureset).toContain('Analytics')
})

it('answers in another currency', async () => {
  const w = await world()
  const tiers = await w.anonymous.call('getPricingTiers', { currency: 'EUR' })
  expect(tiers.map((tier) => tier.priceMonthly)).toEqual(['FREE', 119, 289, 579])
  expect(tiers.every((tier) => tier.currency === 'EUR')).toBe(true)
})
