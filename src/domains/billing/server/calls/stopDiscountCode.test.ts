import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { payerDetails, spring20 } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.stopDiscountCode, async (w) => ({
  uid: (await w.ada.call('createDiscountCode', { fields: spring20 })).uid,
}))

it('lets nobody use the code from then on, and stops once', async () => {
  const w = await world()
  const { uid } = await w.ada.call('createDiscountCode', { fields: spring20 })
  expect(await w.ada.call('stopDiscountCode', { uid })).toMatchObject({ state: 'stopped' })
  expect((await refusal(w.ada.call('stopDiscountCode', { uid }))).message).toBe('This code has already been stopped.')
  const order = { selected_plan: 'starter', price_id: 'price_starter_gbp_1', code: 'SPRING20' } as const
  const late = await refusal(w.bella.call('initCheckout', { ...order, billing_details: payerDetails }))
  expect(late.message).toBe('This code is no longer valid. Remove it, or ask your account manager for another.')
})
