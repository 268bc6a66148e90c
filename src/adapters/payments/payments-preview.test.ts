import { afterAll, describe, expect, it } from 'vitest'
import { first, must } from '../../kit/contract/must.ts'
import { dayMs, minuteMs, now, plus, setClock } from '../../kit/server/clock.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import { paySession, renew } from './sandbox-life.ts'
import { sandboxPayments } from './sandbox.ts'
import { openStripeDouble, type StripeDouble } from './stripe-double.ts'
import { stripePayments } from './stripe.ts'

const start = new Date('2026-03-02T09:00:00Z')
const [secretKey, webhookSecret] = ['sk_test_of_ours', 'whsec_of_ours']
const berlin = {
  orgUid: 'org_1',
  name: 'Luna GmbH',
  email: 'luna@example.test',
  country: 'DE',
  addressLine: '1 Mews',
  city: 'Berlin',
  postcode: '10115',
  vatNumber: 'DE136695976',
}
const london = { ...berlin, name: 'Luna Ltd', country: 'GB', city: 'London', postcode: 'E2 7QX', vatNumber: '' }

let double: StripeDouble | null = null
afterAll(() => double?.close())

describe.each(['sandbox', 'stripe'] as const)('%s', (name) => {
  /** The provider with its tax setting on or off, in a market without payers. */
  async function opened(tax: 'on' | 'off') {
    setClock(start)
    const config = testConfig({ PAYMENTS_TAX: tax })
    const { db } = await emptyDatabase()
    await double?.close()
    double = name === 'stripe' ? await openStripeDouble(config, db, secretKey) : null
    const settings = { secretKey, webhookSecret, apiBase: double?.url, withTax: tax === 'on' }
    const payments = double ? stripePayments(settings) : sandboxPayments(config, db)
    const subscribe = async (details: typeof london, quantity = 1) => {
      const customerId = await payments.createCustomer(details, 'customer')
      const order = { customerId, orgUid: 'org_1', checkoutUid: 'checkout_1', priceId: 'price_starter_gbp_1', quantity }
      const urls = { successUrl: 'http://127.0.0.1:3000/done', cancelUrl: 'http://127.0.0.1:3000/back' }
      const { sessionId } = await payments.openCheckout({ ...order, ...urls }, 'checkout')
      await paySession(db, sessionId, 'good')
      return { customerId, id: first(await payments.listSubscriptions(customerId)).id }
    }
    /** The same installation, once somebody has switched its tax setting on. */
    const taxing = async () => {
      const switched = testConfig({ PAYMENTS_TAX: 'on' })
      await double?.close()
      double = name === 'stripe' ? await openStripeDouble(switched, db, secretKey) : null
      const asked = () => (double?.asked ?? []).map((one) => ({ ...one, body: decodeURIComponent(one.body) }))
      if (!double) return { payments: sandboxPayments(switched, db), asked }
      return { payments: stripePayments({ ...settings, apiBase: double.url, withTax: true }), asked }
    }
    return { payments, db, subscribe, taxing }
  }

  it('says what a first plan costs before anybody is a customer, and charges just that', async () => {
    const { payments, subscribe } = await opened('off')
    const asked = { customer: london, priceId: 'price_starter_gbp_1', quantity: 2 }
    expect(await payments.previewStart(asked)).toEqual({
      currency: 'GBP',
      today: { due: 198_00, tax: 0 },
      next: { due: 198_00, tax: 0, at: new Date('2026-04-02T09:00:00Z') },
    })
    const { customerId } = await subscribe(london, 2)
    expect(await payments.listInvoices(customerId)).toMatchObject([{ total: 198_00, planAmount: 198_00, taxAmount: 0 }])
  })

  it('charges an upgrade exactly what its preview said, though a quarter of an hour has passed', async () => {
    const { payments, subscribe } = await opened('on')
    const { customerId, id } = await subscribe(london)
    setClock(plus(start, 10 * dayMs))
    const asked = { priceId: 'price_professional_gbp_1', at: now() }
    const seen = await payments.previewChange(id, asked)
    // 21 of 31 days are left, of £150 more a month and a fifth of tax; an hour of summer time is no part of it.
    expect(seen.today).toEqual({ due: 121_95, tax: 20_33 })
    expect(seen.next).toEqual({ due: 298_80, tax: 49_80, at: new Date('2026-04-02T09:00:00Z') })
    setClock(plus(now(), 14 * minuteMs))
    await payments.changeSubscription(id, asked, 'upgrade')
    const [invoice] = await payments.listInvoices(customerId)
    expect(invoice).toMatchObject({ total: seen.today.due, taxAmount: seen.today.tax, planAmount: 101_62 })
  })

  it('adds tax where the setting is on, and none for a business elsewhere in the EU that gives its number', async () => {
    const { payments } = await opened('on')
    const due = async (customer: typeof london) =>
      (await payments.previewStart({ customer, priceId: 'price_starter_gbp_1', quantity: 1 })).today
    expect(await due(london)).toEqual({ due: 118_80, tax: 19_80 })
    expect(await due(berlin)).toEqual({ due: 99_00, tax: 0 })
    expect(await due({ ...berlin, vatNumber: '' })).toEqual({ due: 118_80, tax: 19_80 })
    const off = await opened('off')
    expect(
      (await off.payments.previewStart({ customer: london, priceId: 'price_starter_gbp_1', quantity: 1 })).today,
    ).toEqual({
      due: 99_00,
      tax: 0,
    })
  })

  it('takes up a VAT number that is given later, on the next invoice', async () => {
    const { payments, db, subscribe } = await opened('on')
    const { customerId, id } = await subscribe({ ...berlin, vatNumber: '' })
    expect(must((await payments.listInvoices(customerId))[0]).taxAmount).toBe(19_80)
    await payments.updateCustomer(customerId, berlin)
    setClock(new Date('2026-04-02T10:00:00Z'))
    await renew(db, id)
    expect(must((await payments.listInvoices(customerId))[0])).toMatchObject({ total: 99_00, taxAmount: 0 })
  })

  it('taxes who subscribed before the setting was on, from their next change', async () => {
    const { db, subscribe, taxing } = await opened('off')
    const { customerId, id } = await subscribe(london)
    const { payments: taxed, asked } = await taxing()
    setClock(new Date('2026-04-02T10:00:00Z'))
    await renew(db, id)
    expect(must((await taxed.listInvoices(customerId))[0])).toMatchObject({ total: 99_00, taxAmount: 0 })
    setClock(plus(now(), dayMs))
    const upgrade = { priceId: 'price_professional_gbp_1', at: now() }
    const seen = await taxed.previewChange(id, upgrade)
    expect(seen.next).toMatchObject({ due: 298_80, tax: 49_80 })
    await taxed.changeSubscription(id, upgrade, 'upgrade')
    const [invoice] = await taxed.listInvoices(customerId)
    expect(invoice).toMatchObject({ total: seen.today.due, taxAmount: seen.today.tax })
    expect(seen.today.tax).toBeGreaterThan(0)
    setClock(new Date('2026-05-02T10:00:00Z'))
    await renew(db, id)
    expect(must((await taxed.listInvoices(customerId))[0])).toMatchObject({ total: 298_80, taxAmount: 49_80 })
    expect(asked().some(({ body }) => body.includes('automatic_tax[enabled]=true'))).toBe(name === 'stripe')
  })

  it('taxes who subscribed before the setting was on, from a downgrade', async () => {
    const { db, subscribe, taxing } = await opened('off')
    const { customerId, id } = await subscribe(london)
    const { payments: taxed, asked } = await taxing()
    await taxed.planPrice(id, { tier: 'starter', priceId: 'price_starter_gbp_1' }, 'downgrade')
    setClock(new Date('2026-04-02T10:00:00Z'))
    await renew(db, id)
    // At Stripe the schedule asks for it; the double’s schedules don’t count it themselves.
    const asksForTax = asked().some(({ body }) => body.includes('default_settings[automatic_tax][enabled]=true'))
    const { total } = must((await taxed.listInvoices(customerId))[0])
    expect([asksForTax, total]).toEqual(name === 'stripe' ? [true, 99_00] : [false, 118_80])
  })

  it('taxes fees beside the plan, and keeps the plan apart from both', async () => {
    const { payments, db, subscribe } = await opened('on')
    const { customerId, id } = await subscribe(london)
    await payments.addInvoiceItem(customerId, { amount: 75_00, currency: 'GBP', text: 'Collab', reference: 'c' }, 'fee')
    setClock(new Date('2026-04-02T10:00:00Z'))
    await renew(db, id)
    expect(must((await payments.listInvoices(customerId))[0])).toMatchObject({
      planAmount: 99_00,
      taxAmount: 34_80,
      total: 208_80,
    })
  })

  it('takes a coupon off the plan and its tax for its months, and never off fees', async () => {
    const { payments, db } = await opened('on')
    const coupon = { name: 'SPRING20', off: { percent: 20 }, months: 2 }
    const couponId = await payments.createCoupon(coupon, 'coupon')
    expect(await payments.createCoupon(coupon, 'coupon')).toBe(couponId)
    const customerId = await payments.createCustomer(london, 'customer')
    const asked = { customer: customerId, priceId: 'price_starter_gbp_1', quantity: 1 }
    const seen = await payments.previewStart({ ...asked, coupon: { id: couponId, months: 2 } })
    expect(seen).toMatchObject({ today: { due: 95_04, tax: 15_84 }, next: { due: 95_04, tax: 15_84 } })
    const once = await payments.previewStart({ ...asked, coupon: { id: couponId, months: 1 } })
    expect(once).toMatchObject({ today: { due: 95_04 }, next: { due: 118_80 } })
    const order = {
      customerId,
      orgUid: 'org_1',
      checkoutUid: 'checkout_1',
      priceId: asked.priceId,
      quantity: 1,
      couponId,
    }
    const urls = { successUrl: 'http://127.0.0.1:3000/done', cancelUrl: 'http://127.0.0.1:3000/back' }
    const { sessionId } = await payments.openCheckout({ ...order, ...urls }, 'checkout')
    await paySession(db, sessionId, 'good')
    await payments.addInvoiceItem(customerId, { amount: 75_00, currency: 'GBP', text: 'Collab', reference: 'c' }, 'fee')
    const { id } = first(await payments.listSubscriptions(customerId))
    for (const day of ['2026-04-02T10:00:00Z', '2026-05-02T10:00:00Z']) {
      setClock(new Date(day))
      await renew(db, id)
    }
    const invoices = await payments.listInvoices(customerId)
    expect(invoices.map(({ planAmount, discountAmount, total }) => [planAmount, discountAmount, total])).toEqual([
      [99_00, 0, 118_80],
      [79_20, 19_80, 185_04],
      [79_20, 19_80, 95_04],
    ])
    const sent = (double?.asked ?? []).map(({ path, body }) => `${path} ${body}`)
    const wanted = [
      /coupons .*percent_off=20&duration=repeating&duration_in_months=2/,
      /invoiceitems .*discountable=false/,
    ]
    const seenThere = wanted.map((one) => sent.some((request) => one.test(request)))
    expect(seenThere).toEqual([name === 'stripe', name === 'stripe'])
  })
})
