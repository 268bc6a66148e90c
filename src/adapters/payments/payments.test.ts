import { Stripe } from 'stripe'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { first, must } from '../../kit/contract/must.ts'
import { dayMs, minuteMs, now, plus, setClock } from '../../kit/server/clock.ts'
import type { Database } from '../../kit/server/database.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import { BadSignature, PaymentDeclined, type Payments, type ProviderEvent } from './payments.ts'
import { payInvoice } from './sandbox-invoices.ts'
import { cancelNow, paySession, putCard, renew } from './sandbox-life.ts'
import { sandboxPayments } from './sandbox.ts'
import { asStripeWrites } from './stripe-double-invoices.ts'
import { openStripeDouble, type StripeDouble } from './stripe-double.ts'
import { stripePayments } from './stripe.ts'

const start = new Date('2026-03-02T09:00:00Z')
const config = testConfig({})
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

let db: Database['db']
let double: StripeDouble | null = null
afterAll(() => double?.close())

describe.each(['sandbox', 'stripe'] as const)('%s', (name) => {
  let payments: Payments
  beforeEach(async () => {
    setClock(start)
    db = (await emptyDatabase()).db
    await double?.close()
    double = name === 'stripe' ? await openStripeDouble(config, db, secretKey) : null
    payments = double ? stripePayments({ secretKey, webhookSecret, apiBase: double.url }) : sandboxPayments(config, db)
  })

  /** A webhook as it would come over the wire, signed by this provider. */
  const events = async (): Promise<ProviderEvent[]> => {
    const waiting = await sandboxPayments(config, db).waiting()
    for (const { done } of waiting) await done()
    return Promise.all(
      waiting.map(({ raw, signature }) => {
        const body = double ? asStripeWrites(raw) : raw
        return payments.readEvent(body, double ? sign(body) : signature)
      }),
    )
  }
  const sign = (raw: Buffer, at = now()) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: raw.toString(),
      secret: webhookSecret,
      timestamp: Math.floor(at.getTime() / 1000),
    })
  const order = async (priceId = 'price_starter_gbp_1', quantity = 2) => ({
    customerId: await payments.createCustomer(details, 'customer'),
    orgUid: 'org_1',
    checkoutUid: 'checkout_1',
    priceId,
    quantity,
    successUrl: 'http://127.0.0.1:3000/done',
    cancelUrl: 'http://127.0.0.1:3000/back',
  })
  const subscribed = async (priceId?: string) => {
    const wanted = await order(priceId)
    const { sessionId } = await payments.openCheckout(wanted, 'checkout')
    await paySession(db, sessionId, 'good')
    const subscription = first(await payments.listSubscriptions(wanted.customerId))
    return { ...subscription, customerId: wanted.customerId }
  }

  it('makes one customer and one page for one key, however often it is asked', async () => {
    const wanted = await order()
    expect(await payments.createCustomer(details, 'customer')).toBe(wanted.customerId)
    await payments.updateCustomer(wanted.customerId, { ...details, name: 'Luna Group' })
    const [one, two] = await Promise.all([payments.openCheckout(wanted, 'k'), payments.openCheckout(wanted, 'k')])
    expect(two).toEqual(one)
    expect(one.url).toContain(one.sessionId)
    expect((await payments.openCheckout(wanted, 'other')).sessionId).not.toBe(one.sessionId)
  })

  it('knows a page as open, paid or ended', async () => {
    const wanted = await order()
    const page = await payments.openCheckout(wanted, 'one')
    expect(await payments.findCheckout(page.sessionId)).toBe('open')
    expect(await payments.endCheckout(page.sessionId)).toBe(true)
    expect(await payments.findCheckout(page.sessionId)).toBe('ended')
    expect(await payments.endCheckout(page.sessionId)).toBe(true)
    const next = await payments.openCheckout(wanted, 'two')
    await paySession(db, next.sessionId, 'good')
    expect(await payments.findCheckout(next.sessionId)).toBe('paid')
    expect(await payments.endCheckout(next.sessionId)).toBe(false)
    expect(await payments.findCheckout('cs_none')).toBeNull()
  })

  it('tells of a paid page in three signed events', async () => {
    const subscription = await subscribed()
    const told = await events()
    expect(told.map((event) => event.type).sort()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ])
    expect(told.find((event) => event.about === 'subscription')).toMatchObject({
      at: start,
      subscription: {
        id: subscription.id,
        orgUid: 'org_1',
        status: 'active',
        priceId: 'price_starter_gbp_1',
        quantity: 2,
        startedAt: start,
        periodStart: start,
        periodEnd: new Date('2026-04-02T09:00:00Z'),
        ending: false,
      },
    })
    expect(told.find((event) => event.about === 'checkout')).toMatchObject({ checkoutUid: 'checkout_1', state: 'paid' })
    expect(told.find((event) => event.about === 'invoice')).toMatchObject({
      invoice: { status: 'paid', total: 198_00, planAmount: 198_00, currency: 'GBP' },
    })
  })

  it('believes its own signature alone, over every byte, for five minutes', async () => {
    await subscribed()
    const { raw, signature: sandboxed } = first(await sandboxPayments(config, db).waiting())
    const signature = double ? sign(raw) : sandboxed
    expect((await payments.readEvent(raw, signature)).id).toMatch(/^evt_/)
    for (const [body, header] of [
      [Buffer.concat([raw, Buffer.from(' ')]), signature],
      [raw, undefined],
      [raw, 't=1,v1=00'],
      [raw, double ? sandboxed : sign(raw)],
    ] as const)
      await expect(payments.readEvent(body, header)).rejects.toThrow(BadSignature)
    setClock(plus(start, 5 * minuteMs + 1_000))
    await expect(payments.readEvent(raw, signature)).rejects.toThrow(BadSignature)
  })

  it('charges another price at once for the rest of the period, once for one key', async () => {
    const { id, customerId } = await subscribed()
    setClock(new Date('2026-03-17T21:00:00Z'))
    await payments.changeSubscription(id, { priceId: 'price_premium_gbp_1' }, 'up')
    await payments.changeSubscription(id, { priceId: 'price_premium_gbp_1' }, 'up')
    expect(await payments.findSubscription(id)).toMatchObject({ priceId: 'price_premium_gbp_1', quantity: 2 })
    const invoices = await payments.listInvoices(customerId)
    expect(invoices.map((invoice) => invoice.total)).toEqual([499_00 - 99_00, 198_00])
  })

  it('changes nothing when the card is declined', async () => {
    const { id, customerId } = await subscribed()
    await putCard(db, customerId, 'declined')
    await expect(payments.changeSubscription(id, { priceId: 'price_premium_gbp_1' }, 'up')).rejects.toThrow(
      PaymentDeclined,
    )
    expect(await payments.findSubscription(id)).toMatchObject({ priceId: 'price_starter_gbp_1' })
    await putCard(db, customerId, 'good')
    await payments.changeSubscription(id, { priceId: 'price_premium_gbp_1' }, 'up again')
    expect(await payments.findSubscription(id)).toMatchObject({ priceId: 'price_premium_gbp_1' })
  })

  it('puts another quantity onto the next invoice', async () => {
    const { id, customerId } = await subscribed()
    setClock(new Date('2026-03-17T21:00:00Z'))
    await payments.changeSubscription(id, { quantity: 3 }, 'three')
    expect(await payments.findSubscription(id)).toMatchObject({ quantity: 3 })
    await renew(db, id)
    const totals = (await payments.listInvoices(customerId)).map((invoice) => invoice.total)
    expect(totals.toSorted((a, b) => a - b)).toEqual([198_00, 3 * 99_00 + 49_50])
  })

  it('begins a planned price with the next period, unless it is taken back', async () => {
    const { id } = await subscribed('price_premium_gbp_1')
    await payments.planPrice(id, { priceId: 'price_starter_gbp_1', tier: 'starter' }, 'plan')
    expect(await payments.findSubscription(id)).toMatchObject({ priceId: 'price_premium_gbp_1', nextTier: 'starter' })
    await payments.planPrice(id, null, 'back')
    expect(await payments.findSubscription(id)).toMatchObject({ nextTier: null })
    await renew(db, id)
    expect(await payments.findSubscription(id)).toMatchObject({ priceId: 'price_premium_gbp_1' })
    await payments.planPrice(id, { priceId: 'price_starter_gbp_1', tier: 'starter' }, 'plan again')
    await renew(db, id)
    expect(await payments.findSubscription(id)).toMatchObject({ priceId: 'price_starter_gbp_1' })
  })

  it('drops a planned price when another is taken at once', async () => {
    const { id } = await subscribed('price_professional_gbp_1')
    await payments.planPrice(id, { priceId: 'price_starter_gbp_1', tier: 'starter' }, 'plan')
    await payments.changeSubscription(id, { priceId: 'price_premium_gbp_1' }, 'up')
    expect(await payments.findSubscription(id)).toMatchObject({ priceId: 'price_premium_gbp_1', nextTier: null })
    await renew(db, id)
    expect(await payments.findSubscription(id)).toMatchObject({ priceId: 'price_premium_gbp_1' })
  })

  it('ends with the period, or goes on after all', async () => {
    const { id } = await subscribed()
    await payments.setEnding(id, true, 'end')
    expect(await payments.findSubscription(id)).toMatchObject({ status: 'active', ending: true })
    await payments.setEnding(id, false, 'on')
    await renew(db, id)
    expect(await payments.findSubscription(id)).toMatchObject({ status: 'active', ending: false })
    await payments.setEnding(id, true, 'end again')
    await renew(db, id)
    expect(await payments.findSubscription(id)).toMatchObject({ status: 'canceled' })
    expect((await events()).at(-1)).toMatchObject({ type: 'customer.subscription.deleted' })
  })

  it('goes on at another price that is taken at once, though it was to end', async () => {
    const { id, customerId } = await subscribed()
    await payments.setEnding(id, true, 'end')
    const asked = { priceId: 'price_premium_gbp_1', at: now() }
    const { today, next } = await payments.previewChange(id, asked)
    expect(next).toMatchObject({ due: 998_00, at: new Date('2026-04-02T09:00:00Z') })
    await putCard(db, customerId, 'declined')
    await expect(payments.changeSubscription(id, asked, 'declined')).rejects.toThrow(PaymentDeclined)
    expect(await payments.findSubscription(id)).toMatchObject({ ending: true })
    await putCard(db, customerId, 'good')
    await payments.changeSubscription(id, asked, 'up')
    expect(await payments.findSubscription(id)).toMatchObject({ priceId: 'price_premium_gbp_1', ending: false })
    await renew(db, id)
    expect(await payments.findSubscription(id)).toMatchObject({ status: 'active' })
    const totals = (await payments.listInvoices(customerId)).map((invoice) => invoice.total)
    expect(totals.toSorted((a, b) => a - b)).toEqual([198_00, today.due, next.due])
  })

  it('forgets a planned price once it is to end, though it goes on after all', async () => {
    const { id } = await subscribed('price_premium_gbp_1')
    await payments.planPrice(id, { priceId: 'price_starter_gbp_1', tier: 'starter' }, 'plan')
    await payments.setEnding(id, true, 'end')
    await payments.setEnding(id, false, 'on')
    expect(await payments.findSubscription(id)).toMatchObject({ nextTier: null })
    await renew(db, id)
    expect(await payments.findSubscription(id)).toMatchObject({ priceId: 'price_premium_gbp_1' })
  })

  it('still ends when another quantity is taken', async () => {
    const { id } = await subscribed()
    await payments.setEnding(id, true, 'end')
    await payments.changeSubscription(id, { quantity: 3 }, 'three')
    expect(await payments.findSubscription(id)).toMatchObject({ quantity: 3, ending: true })
  })

  it('is past due with a declined card, and active again with another', async () => {
    const { id, customerId } = await subscribed()
    await putCard(db, customerId, 'declined')
    await renew(db, id)
    expect(await payments.findSubscription(id)).toMatchObject({ status: 'past_due' })
    expect((await events()).map((event) => event.type)).toContain('invoice.payment_failed')
    await putCard(db, customerId, 'good')
    expect(await payments.findSubscription(id)).toMatchObject({ status: 'active' })
    const url = await payments.openCardPage(customerId, 'http://127.0.0.1:3000/app/brand/billing?uid=brand_1')
    expect(url).toContain(customerId)
  })

  it('adds a line once for one key, and invoices it with the plan or alone', async () => {
    const { id, customerId } = await subscribed()
    const line = { amount: 75_00, currency: 'GBP', text: 'Collab: lunch', reference: 'collab_1' }
    const first = await payments.addInvoiceItem(customerId, line, 'fee:1')
    expect(await payments.addInvoiceItem(customerId, line, 'fee:1')).toBe(first)
    setClock(plus(start, 31 * dayMs))
    await renew(db, id)
    const [renewal] = await payments.listInvoices(customerId)
    expect(renewal).toMatchObject({ total: 198_00 + 75_00, planAmount: 198_00 })
    await cancelNow(db, id)
    expect(await payments.invoiceNow(customerId, 'GBP', 'month:1')).toBeNull()
    await payments.addInvoiceItem(customerId, line, 'fee:2')
    setClock(plus(now(), dayMs))
    const invoice = await payments.invoiceNow(customerId, 'GBP', 'month:2')
    const found = (await payments.listInvoices(customerId)).find((one) => one.id === invoice)
    expect(found).toMatchObject({ status: 'open', total: 75_00, planAmount: 0 })
    await payInvoice(db, must(invoice))
    expect((await events()).at(-1)).toMatchObject({ type: 'invoice.paid', invoice: { id: invoice, status: 'paid' } })
  })

  it('knows what of a long invoice is the plan', async () => {
    const { id, customerId } = await subscribed()
    const line = { amount: 75_00, currency: 'GBP', text: 'Collab: lunch', reference: 'collab_1' }
    for (let number = 1; number <= 12; number += 1) await payments.addInvoiceItem(customerId, line, `fee:${number}`)
    setClock(plus(start, 31 * dayMs))
    await renew(db, id)
    const facts = { total: 198_00 + 12 * 75_00, planAmount: 198_00 }
    expect((await payments.listInvoices(customerId))[0]).toMatchObject(facts)
    const told = await events()
    expect(told.filter((event) => event.about === 'invoice').at(-1)).toMatchObject({ invoice: facts })
  })

  it('finds prices and makes them', async () => {
    expect(await payments.findPrice('price_starter_gbp_1')).toEqual({
      id: 'price_starter_gbp_1',
      amount: 99_00,
      currency: 'GBP',
      monthly: true,
      active: true,
    })
    expect(await payments.findPrice('price_none')).toBeNull()
    const id = await payments.createPrice({ name: 'Starter', currency: 'EUR', amount: 109_00 }, 'p')
    expect(await payments.createPrice({ name: 'Starter', currency: 'EUR', amount: 109_00 }, 'p')).toBe(id)
    expect(await payments.findPrice(id)).toMatchObject({ amount: 109_00, currency: 'EUR' })
    expect(await payments.findSubscription('sub_none')).toBeNull()
  })
})
