import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { planRow, settle, subscribe } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.downgradePlan, async (w) => {
  await subscribe(w, w.bella, 'premium')
  return { brandUid: w.luna, tier: 'starter' }
})

it('begins the smaller plan with the next period', async () => {
  const w = await world()
  const before = await subscribe(w, w.bella, 'premium')
  expect(await w.bella.call('downgradePlan', { brandUid: w.luna, tier: 'starter' })).toEqual({
    from: must(before.periodEnd).toISOString(),
  })
  await settle(w)
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({ tier: 'premium', nextTier: 'starter' })
  setClock(before.periodEnd)
  await settle(w)
  expect(await planRow(w)).toMatchObject({ tier: 'starter', nextTier: null, state: 'active' })
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  expect(rows.map((row) => row.total)).toEqual([99_00, 499_00])
})

it('ends with the period for Freemium, and keeps everything until then', async () => {
  const w = await world()
  const before = await subscribe(w, w.bella, 'premium')
  await w.bella.call('downgradePlan', { brandUid: w.luna, tier: 'basic' })
  await settle(w)
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({ tier: 'premium', ending: true })
  setClock(before.periodEnd)
  await settle(w)
  expect(await planRow(w)).toMatchObject({ state: 'canceled' })
  expect((await w.bella.call('listInvoices', { brandUid: w.luna })).rows).toHaveLength(1)
})

it('refuses without a paid plan, and for one that is not smaller', async () => {
  const w = await world()
  const none = await refusal(w.bella.call('downgradePlan', { brandUid: w.luna, tier: 'basic' }))
  expect(none.message).toBe('You don’t have a paid plan to change. Choose a plan first.')
  await subscribe(w, w.bella, 'starter')
  const up = await refusal(w.bella.call('downgradePlan', { brandUid: w.luna, tier: 'premium' }))
  expect(up.message).toBe('This plan isn’t a downgrade. Choose “Upgrade” instead.')
})
