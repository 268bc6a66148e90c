import { expect, it } from 'vitest'
import { dayMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { payerDetails, settle, subscribe } from '../../../../world/payments.ts'
import { type World, world } from '../../../../world/world.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { billingCalls } from '../../contract.ts'

const premium = { tier: 'premium', priceId: 'price_premium_gbp_1' } as const
const starter = { tier: 'starter', priceId: 'price_starter_gbp_1' } as const
const give = (w: World) => w.bella.call('saveBillingDetails', { brandUid: w.luna, details: payerDetails })

describeCall(billingCalls.previewPlan, async (w) => {
  await give(w)
  return { brandUid: w.luna, ...starter }
})

it('says what a first plan costs, for every brand profile, and makes nothing of it', async () => {
  const w = await world()
  await give(w)
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const second = { name: 'Luna East', handle: 'lunaeast', ownerUid: w.bella.accountUid, orgUid }
  await w.tx((tx) => makeBrand(tx, second))
  expect(await w.bella.call('previewPlan', { brandUid: w.luna, ...starter })).toMatchObject({
    kind: 'start',
    currency: 'GBP',
    quantity: 2,
    today: { due: 198_00, tax: 0 },
    next: { due: 198_00, tax: 0, at: '2026-04-02T09:00:00.000Z' },
  })
  expect(await w.bella.call('getPlan', { brandUid: w.luna })).toMatchObject({ tier: 'basic', paid: false })
})

it('is what the upgrade then charges, and holds for a quarter of an hour', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'professional')
  setClock(plus(now(), 10 * dayMs))
  const seen = await w.bella.call('previewPlan', { brandUid: w.luna, ...premium })
  expect(seen).toMatchObject({ kind: 'upgrade', next: { due: 499_00, at: '2026-04-02T09:00:00.000Z' } })
  setClock(plus(now(), 14 * minuteMs))
  const order = { selected_plan: premium.tier, price_id: premium.priceId, brand_uid: w.luna }
  await w.bella.call('initCheckout', { ...order, as_of: seen.asOf })
  await settle(w)
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  expect(rows[0]).toMatchObject({ total: seen.today.due, tax: 0 })
})

it('counts anew what was shown long ago, or never was', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'professional')
  setClock(plus(now(), 10 * dayMs))
  const seen = await w.bella.call('previewPlan', { brandUid: w.luna, ...premium })
  setClock(plus(now(), 5 * dayMs))
  const order = { selected_plan: premium.tier, price_id: premium.priceId, brand_uid: w.luna }
  await w.bella.call('initCheckout', { ...order, as_of: seen.asOf })
  await settle(w)
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  expect(rows[0]?.total).toBeLessThan(seen.today.due)
})

it('says that an upgrade takes back the end of a plan, or a downgrade', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'professional')
  const look = async () => (await w.bella.call('previewPlan', { brandUid: w.luna, ...premium })).planned
  expect(await look()).toBeNull()
  const at = '2026-04-02T09:00:00.000Z'
  for (const tier of ['starter', 'basic'] as const) {
    await w.bella.call('downgradePlan', { brandUid: w.luna, tier })
    await settle(w)
    expect(await look()).toEqual({ tier, at })
  }
  await w.bella.call('resumePlan', { brandUid: w.luna })
  await settle(w)
  expect(await look()).toBeNull()
})

it('asks for billing details first, and refuses a price that is not sold and a plan that is no upgrade', async () => {
  const w = await world()
  const look = (asked: { tier: 'starter' | 'premium'; priceId: string }) =>
    refusal(w.bella.call('previewPlan', { brandUid: w.luna, ...asked }))
  expect((await look(starter)).message).toBe('Add your billing details first.')
  await subscribe(w, w.bella, 'professional')
  expect((await look({ ...premium, priceId: 'price_old' })).message).toBe(
    'Our prices have changed. Reload to see the new ones.',
  )
  expect((await look(starter)).message).toContain('Downgrades start with your next billing period.')
})
