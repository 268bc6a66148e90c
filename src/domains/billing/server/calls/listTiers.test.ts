import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { subscribe } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.listTiers, () => ({}))

it('shows the grid in order, with who is on which terms', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  const { rows } = await w.ada.call('listTiers', {})
  expect(rows.map((row) => row.id)).toEqual(['basic', 'starter', 'professional', 'premium'])
  expect(rows[1]).toMatchObject({
    held: [{ termsVersion: 1, organisations: 1 }],
    prices: { GBP: { monthly: 99_00, perCollab: 75_00, priceId: 'price_starter_gbp_1' } },
  })
})
