import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.listTierHistory, () => ({ id: 'starter' }))

it('says who changed what, and why', async () => {
  const w = await world()
  const row = must((await w.ada.call('listTiers', {})).rows[1])
  const fields = { ...row, users: 2, prices: { ...row.prices, GBP: { monthly: 109_00, perCollab: 75_00 } } }
  await w.ada.call('saveTier', { id: 'starter', version: 1, fields, why: 'Rent went up.' })
  const { rows } = await w.ada.call('listTierHistory', { id: 'starter' })
  expect(rows).toMatchObject([{ by: 'Ada', why: 'Rent went up.' }])
  expect(first(rows).changes).toContainEqual({ field: 'users', before: '1', after: '2' })
  expect(first(rows).changes).toContainEqual({ field: 'GBP monthly', before: '99.00', after: '109.00' })
  expect((await w.ada.call('listTierHistory', { id: 'premium' })).rows).toEqual([])
})
