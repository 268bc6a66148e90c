import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { payerDetails, planRow, settle, subscribe } from '../../../../world/payments.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { type World, world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'
import type { TierId } from '../../../plans/tiers.ts'
import type { TierFields } from '../../contract/tiers.ts'

/** A tier as it is, changed. */
async function changed(w: World, id: TierId, change: (fields: TierFields) => void) {
  const row = must((await w.ada.call('listTiers', {})).rows.find((one) => one.id === id))
  const fields = structuredClone(row)
  change(fields)
  return { id, version: row.version, fields, why: 'A new year.' }
}

describeCall(billingCalls.saveTier, (w) => changed(w, 'starter', (fields) => (fields.users = 2)))

it('never alters a running subscription: it keeps its price, the next customer pays the new one', async () => {
  const w = await world()
  const { periodEnd } = await subscribe(w, w.bella, 'starter')
  const dearer = await changed(w, 'starter', (fields) => {
    fields.prices.GBP = { monthly: 129_00, perCollab: 80_00, priceId: null }
    fields.freeCollabs = 2
  })
  const saved = await w.ada.call('saveTier', dearer)
  expect(saved).toMatchObject({ termsVersion: 2, version: 2, held: [{ termsVersion: 1, organisations: 1 }] })
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({
    monthly: 99_00,
    perCollab: 75_00,
    freeCollabs: { of: 1 },
  })
  setClock(periodEnd)
  await settle(w)
  expect(await planRow(w)).toMatchObject({ termsVersion: 1, state: 'active' })
  expect((await w.bella.call('listInvoices', { brandUid: w.luna })).rows[0]).toMatchObject({ total: 99_00 })

  const [, starter] = await w.anonymous.call('getPricingTiers', {})
  expect(starter).toMatchObject({
    priceMonthly: 129,
    collabPrice: 80,
    freeCollabs: 2,
    stripe_price_id: saved.prices.GBP.priceId,
  })
  const order = { selected_plan: 'starter', billing_details: payerDetails } as const
  const old = await refusal(w.oscar.call('initCheckout', { ...order, price_id: 'price_starter_gbp_1' }))
  expect(old.message).toBe('Our prices have changed. Reload to see the new ones.')
  expect(await w.oscar.call('initCheckout', { ...order, price_id: must(starter?.stripe_price_id) })).toMatchObject({
    checkout_required: true,
  })
})

it('lets limits, features and the order hold for everyone at once', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  const wider = await changed(w, 'starter', (fields) => {
    fields.users = 9
    fields.features = ['Analytics']
    fields.position = 7
    fields.enabled = false
  })
  expect(await w.ada.call('saveTier', wider)).toMatchObject({ termsVersion: 1, users: 9 })
  const tiers = await w.anonymous.call('getPricingTiers', {})
  expect(tiers.at(-1)).toMatchObject({ id: 'starter', featureset: ['Analytics'], enabled: false, users: 9 })
})

it('refuses an old version, a feature that the tier doesn’t open, a paid Freemium, and a price that is not there', async () => {
  const w = await world()
  const same = await changed(w, 'starter', (fields) => (fields.users = 2))
  const both = await Promise.allSettled([w.ada.call('saveTier', same), w.ada.call('saveTier', same)])
  expect(codes(both).sort()).toEqual(['aborted', 'ok'])
  const unopened = await changed(w, 'starter', (fields) => (fields.features = ['Analytics', 'ROI reporting']))
  const message = 'ROI reporting isn’t part of Starter. Remove it from the plan’s card.'
  expect(await w.ada.call('previewTier', unopened)).toMatchObject({ problems: [message] })
  expect((await refusal(w.ada.call('saveTier', unopened))).message).toBe(message)
  const paid = await changed(w, 'basic', (fields) => (fields.prices.GBP.monthly = 1_00))
  expect((await refusal(w.ada.call('saveTier', paid))).message).toBe('Freemium is free in every currency.')
  const free = await changed(w, 'starter', (fields) => (fields.prices.EUR.monthly = 0))
  expect((await refusal(w.ada.call('saveTier', free))).message).toBe('EUR: only Freemium can be free.')
  const wrong = await changed(w, 'starter', (fields) => (fields.prices.CAD.priceId = 'price_typo'))
  expect((await refusal(w.ada.call('saveTier', wrong))).message).toBe(
    'CAD: the payment provider has no price price_typo.',
  )
})
