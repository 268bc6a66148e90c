import { expect, it } from 'vitest'
import { paySession } from '../../../../adapters/payments/sandbox-life.ts'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { payerDetails, settle, spring20 } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.listDiscountUses, async (w) => ({
  uid: (await w.ada.call('createDiscountCode', { fields: spring20 })).uid,
}))

it('says who uses a code and until when, from the open page on', async () => {
  const w = await world()
  const { uid } = await w.ada.call('createDiscountCode', { fields: spring20 })
  const order = { selected_plan: 'starter', price_id: 'price_starter_gbp_1', code: 'spring20 ' } as const
  const page = await w.bella.call('initCheckout', { ...order, billing_details: payerDetails })
  const uses = async () => (await w.ada.call('listDiscountUses', { uid })).rows
  expect(await uses()).toMatchObject([{ tier: 'starter', state: 'held', until: null }])
  await paySession(w.database.db, must(page.sessionId), 'good')
  await settle(w)
  expect(await uses()).toMatchObject([{ state: 'used', until: '2026-06-02T09:00:00.000Z' }])
  expect((await w.ada.call('listDiscountCodes', {})).rows).toMatchObject([{ used: 1, held: 0, state: 'open' }])
})
