import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { planRow, settle, subscribe } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.resumePlan, async (w) => {
  await subscribe(w, w.bella, 'premium')
  return { brandUid: w.luna }
})

it.each(['basic', 'starter'] as const)('takes back a downgrade to %s, again and again', async (tier) => {
  const w = await world()
  const { periodEnd } = await subscribe(w, w.bella, 'premium')
  for (let times = 0; times < 2; times += 1) {
    await w.bella.call('downgradePlan', { brandUid: w.luna, tier })
    await settle(w)
    await w.bella.call('resumePlan', { brandUid: w.luna })
    await settle(w)
    expect(await planRow(w)).toMatchObject({ tier: 'premium', ending: false, nextTier: null })
  }
  setClock(periodEnd)
  await settle(w)
  expect(await planRow(w)).toMatchObject({ tier: 'premium', state: 'active' })
})

it('refuses where nothing is to be taken back', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'premium')
  const { message } = await refusal(w.bella.call('resumePlan', { brandUid: w.luna }))
  expect(message).toBe('Your plan isn’t set to change.')
})
