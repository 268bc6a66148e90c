import { Stripe } from 'stripe'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { first, must } from '../../../kit/contract/must.ts'
import { paySession, putCard, renew } from '../../../adapters/payments/sandbox-life.ts'
import { find, put } from '../../../adapters/payments/sandbox-store.ts'
import { sandboxPayments } from '../../../adapters/payments/sandbox.ts'
import { asStripeWrites } from '../../../adapters/payments/stripe-double-invoices.ts'
import { openStripeDouble, type StripeDouble } from '../../../adapters/payments/stripe-double.ts'
import { minuteMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { payerDetails, planRow } from '../../../world/payments.ts'
import { serve, type Served } from '../../../app/testing/serve.ts'
import { world, type World } from '../../../world/world.ts'
import { checkouts, customers } from './tables.ts'

const [secretKey, webhookSecret] = ['sk_test_of_ours', 'whsec_of_ours']
let w: World
let double: StripeDouble
let served: Served
beforeEach(async () => {
  w = await world()
  double = await openStripeDouble(w.config, w.database.db, secretKey)
  const keys = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: double.url }
  served = await serve(w.database, keys)
})
afterEach(async () => {
  await served.close()
  await double.close()
})

/** What happened at the provider comes as it does from Stripe: signed with its secret, to our address. */
async function send(): Promise<number[]> {
  const statuses: number[] = []
  for (const { raw, done } of await sandboxPayments(w.config, w.database.db).waiting()) {
    const timestamp = Math.floor(now().getTime() / 1000)
    const payload = asStripeWrites(raw).toString()
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    statuses.push((await fetch(`${served.url}/webhooks/stripe`, { method: 'POST', body: payload, headers })).status)
    await done()
  }
  return statuses
}

it('goes the whole way with Stripe: paid, upgraded, cancelled, a failed payment', async () => {
  const token = await served.tokenOf(w.bella)
  const call = async (name: string, data: object) => (await served.call(name, data, token)).body.data
  const order = { selected_plan: 'starter', price_id: 'price_starter_gbp_1', billing_details: payerDetails }
  const page = (await call('initCheckout', order)) as { checkout_required: boolean; sessionId: string }
  expect(page.checkout_required).toBe(true)
  expect(await call('initCheckout', order)).toMatchObject({ sessionId: page.sessionId })
  await paySession(w.database.db, page.sessionId, 'good')
  expect(await send()).toEqual([200, 200, 200])
  expect(await planRow(w)).toMatchObject({ tier: 'starter', state: 'active' })

  const payer = first(await w.database.db.select().from(customers))
  await putCard(w.database.db, payer.providerId, 'declined')
  const declined = { selected_plan: 'premium', price_id: 'price_premium_gbp_1' }
  for (let times = 0; times < 2; times += 1)
    expect((await served.call('initCheckout', declined, token)).body.error).toMatchObject({
      message: 'Your card was declined. Change it, then try again.',
    })
  await putCard(w.database.db, payer.providerId, 'good')
  setClock(plus(now(), minuteMs))
  const more = { selected_plan: 'premium', price_id: 'price_premium_gbp_1' }
  expect(await call('initCheckout', more)).toMatchObject({ checkout_required: false })
  await send()
  expect(await planRow(w)).toMatchObject({ tier: 'premium' })
  expect(await call('getPlan', { brandUid: w.luna })).toMatchObject({ sandbox: false, sandboxUrl: null })

  const customer = first(await w.database.db.select().from(customers))
  const { providerId } = must(await planRow(w))
  await putCard(w.database.db, customer.providerId, 'declined')
  await renew(w.database.db, must(providerId))
  await send()
  expect(await planRow(w)).toMatchObject({ state: 'past_due', tier: 'premium' })
  expect(await call('openCardPage', { brandUid: w.luna })).toMatchObject({ url: expect.stringContaining('http') })
  await putCard(w.database.db, customer.providerId, 'good')
  await send()
  await call('downgradePlan', { brandUid: w.luna, tier: 'basic' })
  await send()
  expect(await planRow(w)).toMatchObject({ state: 'active', ending: true })
  await renew(w.database.db, must(providerId))
  await send()
  expect(await planRow(w)).toMatchObject({ state: 'canceled' })
  expect(double.asked.filter((one) => one.path === '/v1/customers')).toHaveLength(1)
})

it('has no sandbox then: neither its pages, nor its word', async () => {
  expect((await served.get('/sandbox/style.css')).headers.get('content-type')).not.toContain('css')
  const token = await served.tokenOf(w.bella)
  const order = { selected_plan: 'starter', price_id: 'price_starter_gbp_1', billing_details: payerDetails }
  const page = (await served.call('initCheckout', order, token)).body.data as { sessionId: string }
  await paySession(w.database.db, page.sessionId, 'good')
  const waiting = first(await sandboxPayments(w.config, w.database.db).waiting())
  const headers = { 'content-type': 'application/json', 'stripe-signature': waiting.signature }
  const body = waiting.raw.toString()
  expect((await fetch(`${served.url}/webhooks/stripe`, { method: 'POST', body, headers })).status).toBe(400)
  expect(await planRow(w)).toBeNull()
})

it('refuses a price that Stripe will not sell in words, and is not held up by it', async () => {
  const token = await served.tokenOf(w.bella)
  const { db } = w.database
  const price = must(await find(db, 'price', 'price_starter_gbp_1'))
  await put(db, 'price', { ...price, active: false }, null)
  const order = { selected_plan: 'starter', price_id: price.id, billing_details: payerDetails }
  const refused = async () =>
    expect((await served.call('initCheckout', order, token)).body.error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: 'We can’t take payment for this plan right now. Choose another, or contact your account manager.',
    })
  await refused()
  await refused()
  expect((await db.select().from(checkouts)).map((row) => row.state)).toEqual(['ended', 'ended'])
  // One that an older refusal left open holds nobody up either.
  const left = first(await db.select().from(checkouts))
  await db.update(checkouts).set({ state: 'open' }).where(eq(checkouts.uid, left.uid))
  const other = { selected_plan: 'premium', price_id: 'price_premium_gbp_1' }
  expect((await served.call('initCheckout', other, token)).body.data).toMatchObject({ checkout_required: true })
  await put(db, 'price', price, null)
  expect((await served.call('initCheckout', order, token)).body.data).toMatchObject({ checkout_required: true })
})

it('charges VAT where the setting is on: the same in the preview, on the invoice and in the statement', async () => {
  await served.close()
  await double.close()
  double = await openStripeDouble({ ...w.config, PAYMENTS_TAX: 'on' }, w.database.db, secretKey)
  const keys = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: double.url }
  served = await serve(w.database, { ...keys, PAYMENTS_TAX: 'on' })
  const token = await served.tokenOf(w.bella)
  const call = async (name: string, data: object) => (await served.call(name, data, token)).body.data
  await call('saveBillingDetails', { brandUid: w.luna, details: payerDetails })
  const plan = { brandUid: w.luna, tier: 'starter', priceId: 'price_starter_gbp_1' }
  expect(await call('previewPlan', plan)).toMatchObject({ today: { due: 118_80, tax: 19_80 } })
  const order = { selected_plan: 'starter', price_id: 'price_starter_gbp_1' }
  const page = (await call('initCheckout', order)) as { sessionId: string }
  await paySession(w.database.db, page.sessionId, 'good')
  expect(await send()).toEqual([200, 200, 200])
  expect(await call('listInvoices', { brandUid: w.luna })).toMatchObject({ rows: [{ total: 118_80, tax: 19_80 }] })
  const statement = (await call('getStatement', { brandUid: w.luna })) as { lines: object[]; totals: object[] }
  expect(statement.lines).toMatchObject([
    { kind: 'plan', amount: 99_00 },
    { kind: 'tax', amount: 19_80, text: expect.stringMatching(/^VAT, invoice SANDBOX-/) },
  ])
  expect(statement.totals).toEqual([{ currency: 'GBP', amount: 118_80 }])
})
