import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { paymentsOf, subscribe } from '../../../../world/payments.ts'
import { type World, world } from '../../../../world/world.ts'
import type { TierId } from '../../../plans/tiers.ts'
import type { TierFields } from '../../contract/tiers.ts'
import { billingCalls } from '../../contract.ts'

/** A tier as it is, changed. */
async function changed(w: World, id: TierId, change: (fields: TierFields) => void) {
  const row = must((await w.ada.call('listTiers', {})).rows.find((one) => one.id === id))
  const fields = structuredClone(row)
  change(fields)
  return { id, version: row.version, fields }
}

describeCall(billingCalls.previewTier, (w) => changed(w, 'starter', () => undefined))

it('counts brands, and those over a new user limit', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'professional')
  // Bella, Ben and Dora are behind Luna.
  const three = await changed(w, 'professional', (fields) => (fields.users = 3))
  expect(await w.ada.call('previewTier', three)).toMatchObject({
    organisations: 1,
    brands: 1,
    overUsers: 0,
    newTerms: false,
  })
  const two = await changed(w, 'professional', (fields) => (fields.users = 2))
  expect(await w.ada.call('previewTier', two)).toMatchObject({ overUsers: 1, keeping: 0 })
  const basic = await changed(w, 'basic', (fields) => (fields.users = 1))
  expect(await w.ada.call('previewTier', basic)).toMatchObject({ organisations: 1, overUsers: 0 })
})

it('says how many keep their price', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  const dearer = await changed(w, 'starter', (fields) => (fields.prices.GBP.monthly = 109_00))
  expect(await w.ada.call('previewTier', dearer)).toMatchObject({ newTerms: true, keeping: 1, problems: [] })
})

it('checks price ids with the provider', async () => {
  const w = await world()
  const price = { name: 'x', currency: 'GBP', amount: 109_00 }
  const right = await paymentsOf(w).createPrice(price, 'one')
  const dollars = await paymentsOf(w).createPrice({ ...price, currency: 'USD' }, 'two')
  const other = await paymentsOf(w).createPrice({ ...price, amount: 1 }, 'three')
  const ask = async (priceId: string) => {
    const asked = await changed(
      w,
      'starter',
      (fields) => (fields.prices.GBP = { ...fields.prices.GBP, monthly: 109_00, priceId }),
    )
    return (await w.ada.call('previewTier', asked)).problems
  }
  expect(await ask(right)).toEqual([])
  expect(await ask('price_none')).toEqual(['GBP: the payment provider has no price price_none.'])
  expect(await ask(dollars)).toEqual([`GBP: ${dollars} is in USD.`])
  expect(await ask(other)).toEqual([`GBP: ${other} has a different amount with the payment provider.`])
  expect(await ask('price_premium_gbp_1')).toEqual(['GBP: price_premium_gbp_1 is already used for another price.'])
})
