import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { settle, subscribe } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.previewDowngrade, async (w) => {
  await subscribe(w, w.bella, 'premium')
  return { brandUid: w.luna, tier: 'starter' }
})

it('says what the cheaper plan costs from when, and what stops, and changes nothing', async () => {
  const w = await world()
  const { periodEnd } = await subscribe(w, w.bella, 'premium')
  setClock(plus(now(), 10 * dayMs))
  const seen = await w.bella.call('previewDowngrade', { brandUid: w.luna, tier: 'starter' })
  expect(seen).toEqual({
    currency: 'GBP',
    next: { due: 99_00, tax: 0 },
    at: must(periodEnd).toISOString(),
    perCollab: 75_00,
    freeCollabs: 1,
    freeCollabsNow: 6,
    seats: 1,
    stops: [
      'Advanced reporting',
      'ROI reporting',
      'Advanced influencer filters',
      'ID checks',
      'Logistics management',
      'Campaign expert support',
    ],
  })
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({ tier: 'premium', nextTier: null })
  await w.bella.call('downgradePlan', { brandUid: w.luna, tier: 'starter' })
  await settle(w)
  setClock(periodEnd)
  await settle(w)
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  expect(rows[0]).toMatchObject({ total: must(seen.next).due, tax: must(seen.next).tax })
})

it('charges nothing for Freemium but what each collab costs', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  expect(await w.bella.call('previewDowngrade', { brandUid: w.luna, tier: 'basic' })).toMatchObject({
    next: null,
    perCollab: 99_00,
    freeCollabs: 0,
    freeCollabsNow: 1,
    seats: null,
    stops: ['Analytics'],
  })
})

it('refuses what isn’t a downgrade', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  const { message } = await refusal(w.bella.call('previewDowngrade', { brandUid: w.luna, tier: 'premium' }))
  expect(message).toBe('This plan isn’t a downgrade. Choose “Upgrade” instead.')
})
