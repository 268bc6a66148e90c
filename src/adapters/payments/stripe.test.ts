import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { first, must } from '../../kit/contract/must.ts'
import { now, setClock } from '../../kit/server/clock.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import type { Payments } from './payments.ts'
import { openStripeDouble, type StripeDouble } from './stripe-double.ts'
import { stripePayments } from './stripe.ts'

const [secretKey, webhookSecret] = ['sk_test_of_ours', 'whsec_of_ours']
const details = {
  orgUid: 'org_1',
  name: 'Luna Ltd',
  email: 'luna@example.test',
  country: 'DE',
  addressLine: '1 Mews',
  city: 'Berlin',
  postcode: '10115',
  vatNumber: 'DE136695976',
}

let double: StripeDouble
let payments: Payments
beforeEach(async () => {
  setClock(new Date('2026-03-02T09:00:00Z'))
  double = await openStripeDouble(testConfig({}), (await emptyDatabase()).db, secretKey)
  payments = stripePayments({ secretKey, webhookSecret, apiBase: double.url })
})
afterEach(() => double.close())

it('speaks Stripe’s wire format: a key, a version, an idempotency key, form fields', async () => {
  await payments.createCustomer(details, 'customer:org_1')
  const asked = first(double.asked)
  expect(asked).toMatchObject({ method: 'POST', path: '/v1/customers', key: 'customer:org_1' })
  expect(Object.fromEntries(new URLSearchParams(asked.body))).toEqual({
    name: 'Luna Ltd',
    email: 'luna@example.test',
    'metadata[org_uid]': 'org_1',
    'address[line1]': '1 Mews',
    'address[city]': 'Berlin',
    'address[postal_code]': '10115',
    'address[country]': 'DE',
    'invoice_settings[custom_fields][0][name]': 'VAT number',
    'invoice_settings[custom_fields][0][value]': 'DE136695976',
  })
  const stranger = stripePayments({ secretKey: 'sk_wrong', webhookSecret, apiBase: double.url })
  await expect(stranger.createCustomer(details, 'x')).rejects.toThrow('Invalid API Key')
})

it('finishes an invoice that was left a draft at Stripe, and makes no second one', async () => {
  const customerId = await payments.createCustomer(details, 'customer')
  const line = { amount: 75_00, currency: 'GBP', text: 'Collab: lunch', reference: 'collab_1' }
  await payments.addInvoiceItem(customerId, line, 'fee:1')
  double.failNext(/finalize$/)
  await expect(payments.invoiceNow(customerId, 'GBP', 'month:1')).rejects.toThrow('Something went wrong')
  expect(await payments.listInvoices(customerId)).toMatchObject([{ status: 'draft' }])
  const made = double.asked.find((one) => one.method === 'POST' && one.path === '/v1/invoices')
  expect(new URLSearchParams(must(made).body).get('auto_advance')).toBe('true')
  const id = await payments.invoiceNow(customerId, 'GBP', 'month:1')
  expect(await payments.listInvoices(customerId)).toMatchObject([{ id, status: 'open', total: 75_00 }])
  expect(await payments.invoiceNow(customerId, 'GBP', 'month:1')).toBeNull()
})

it('takes the word of a coming invoice for nothing: it is not one yet', async () => {
  const object = { object: 'invoice', customer: 'cus_1', lines: { has_more: true, data: [] } }
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'invoice.upcoming',
    created: 1,
    data: { object },
  })
  const timestamp = Math.floor(now().getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
  expect(await payments.readEvent(Buffer.from(payload), signature)).toMatchObject({ about: 'other' })
})
