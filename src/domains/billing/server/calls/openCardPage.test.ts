import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { subscribe } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.openCardPage, async (w) => {
  await subscribe(w, w.bella, 'starter')
  return { brandUid: w.luna }
})

it('leads to the provider and back to the plan', async () => {
  const w = await world()
  const none = await refusal(w.bella.call('openCardPage', { brandUid: w.luna }))
  expect(none.message).toBe('You don’t have a card on file. You’ll add one when you choose a plan.')
  await subscribe(w, w.bella, 'starter')
  const { url } = await w.bella.call('openCardPage', { brandUid: w.luna })
  expect(new URL(url).pathname).toMatch(/^\/sandbox\/card\/cus_/)
  expect(new URL(url).searchParams.get('back')).toBe(`/app/brand/billing?uid=${w.luna}`)
})
