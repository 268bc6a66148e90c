import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { payerDetails } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.getBillingProfile, (w) => ({ brand_uid: w.luna }))

it('answers null until details were given, then all of them', async () => {
  const w = await world()
  expect(await w.ben.call('getBillingProfile', {})).toEqual({ success: true, billing_profile: null })
  await w.bella.call('saveBillingDetails', { brandUid: w.luna, details: payerDetails })
  expect(await w.ben.call('getBillingProfile', {})).toEqual({
    success: true,
    billing_profile: { ...payerDetails, country: 'GB', vat_number: '', company_number: '', entity_type: '' },
  })
})

it('follows the brand that the session has chosen', async () => {
  const w = await world()
  await w.oscar.call('saveBillingDetails', {
    brandUid: w.orso,
    details: { ...payerDetails, legal_entity_name: 'Orso' },
  })
  expect((await w.oscar.call('getBillingProfile', {})).billing_profile).toMatchObject({ legal_entity_name: 'Orso' })
  expect((await w.bella.call('getBillingProfile', {})).billing_profile).toBeNull()
})
