import { expect, it } from 'vitest'
import { serve } from '../../../../app/testing/serve.ts'
import { first } from '../../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { payerDetails, subscribe } from '../../../../world/payments.ts'
import { find } from '../../../../adapters/payments/sandbox-store.ts'
import { world } from '../../../../world/world.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { billingCalls } from '../../contract.ts'
import { customers } from '../tables.ts'

describeCall(billingCalls.saveBillingDetails, (w) => ({ brandUid: w.luna, details: payerDetails }))

it('stores the details on the organisation, with the event, and tells the provider', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  const details = {
    ...payerDetails,
    legal_entity_name: 'Luna Group',
    country: 'DE',
    vat_number: 'DE136695976',
  } as const
  await w.bella.call('saveBillingDetails', { brandUid: w.luna, details })
  expect((await w.bella.call('getBillingProfile', {})).billing_profile).toMatchObject(details)
  const customer = first(await w.database.db.select().from(customers))
  expect(await find(w.database.db, 'customer', customer.providerId)).toMatchObject({ name: 'Luna Group' })
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const [event] = (await w.eventsOf(orgUid)).filter((row) => row.kind === 'billing.details-updated')
  expect(event).toMatchObject({ actorUid: w.bella.accountUid, before: payerDetails, after: details })
})

it('drops a VAT number where none is asked, and refuses one that cannot be', async () => {
  const w = await world()
  const save = (more: object) =>
    w.bella.call('saveBillingDetails', { brandUid: w.luna, details: { ...payerDetails, ...more } })
  expect((await save({ country: 'US', vat_number: 'anything' })).billing_profile).toMatchObject({ vat_number: '' })
  const wrong = await refusal(save({ country: 'FR', vat_number: 'FR12' }))
  expect(wrong).toMatchObject({ code: 'invalid-argument', message: expect.stringContaining('a valid VAT number') })
  const missing = await refusal(save({ country: 'FR' }))
  expect(missing.message).toContain('VAT number is required for your selected territory.')
})

it('asks who it is before details that are there are changed, ten minutes after signing in', async () => {
  const w = await world()
  const served = await serve(w.database)
  const token = await served.tokenOf(w.bella)
  setClock(plus(now(), 11 * minuteMs))
  const save = (more: object) =>
    served.call('saveBillingDetails', { brandUid: w.luna, details: { ...payerDetails, ...more } }, token)
  // The first are part of a purchase.
  expect((await save({})).status).toBe(200)
  expect((await save({})).status).toBe(200)
  const refused = await save({ legal_entity_name: 'Somebody else' })
  expect([refused.status, refused.body.error?.details]).toEqual([400, { confirm: true }])
  await served.close()
})
