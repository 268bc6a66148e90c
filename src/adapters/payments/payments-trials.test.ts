import { afterAll, describe, expect, it } from 'vitest'
import { first } from '../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../kit/server/clock.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import { london } from './london-payer.ts'
import type { Payments } from './payments.ts'
import { type Card } from './sandbox-store.ts'
import { paySession, putCard, renew } from './sandbox-life.ts'
import { sandboxPayments } from './sandbox.ts'
import { openStripeDouble, type StripeDouble } from './stripe-double.ts'
import { stripePayments } from './stripe.ts'

const start = new Date('2026-03-02T09:00:00Z')
const trialEnd = new Date('2026-03-16T09:00:00Z')
const [secretKey, webhookSecret] = ['sk_test_of_ours', 'whsec_of_ours']
const [starter, premium] = ['price_starter_gbp_1', 'price_premium_gbp_1']

let double: StripeDouble | null = null
afterAll(() => double?.close())

describe.each(['sandbox', 'stripe'] as const)('%s', (name) => {
  async function opened() {
    setClock(start)
    const config = testConfig({ PAYMENTS_TAX: 'on' })
    const { db } = await emptyDatabase()
    await double?.close()
    double = name === 'stripe' ? await openStripeDouble(config, db, secretKey) : null
    const payments: Payments = double
      ? stripePayments({ secretKey, webhookSecret, apiBase: double.url, withTax: true })
      : sandboxPayments(config, db)
    /** A trial of two weeks, begun with a card or without. */
    const tried = async (card: Card) => {
      const customerId = await payments.createCustomer(london, 'customer')
      const order = { customerId, orgUid: 'org_1', checkoutUid: 'checkout_1', priceId: starter, quantity: 1 }
      const urls = { successUrl: 'http://127.0.0.1:3000/done', cancelUrl: 'http://127.0.0.1:3000/back' }
      const trial = { days: 14, needsCard: card === 'good' }
      const { sessionId } = await payments.openCheckout({ ...order, ...urls, trial }, 'checkout')
      await paySession(db, sessionId, card)
      expect(await payments.findCheckout(sessionId)).toBe('paid')
      return { customerId, id: first(await payments.listSubscriptions(customerId)).id }
    }
    const totals = async (customerId: string) => (await payments.listInvoices(customerId)).map(({ total }) => total)
    return { payments, db, tried, totals }
  }

  it('costs nothing today and the plan with its tax when the trial is over, as its preview says', async () => {
    const { payments, db, tried, totals } = await opened()
    const asked = { customer: london, priceId: starter, quantity: 1, trialDays: 14 }
    const seen = await payments.previewStart(asked)
    expect(seen).toEqual({
      currency: 'GBP',
      today: { due: 0, tax: 0 },
      next: { due: 118_80, tax: 19_80, at: trialEnd },
    })
    const { customerId, id } = await tried('good')
    expect(await payments.findSubscription(id)).toMatchObject({ status: 'trialing', periodEnd: trialEnd })
    expect(await payments.hasCard(id)).toBe(true)
    expect(await payments.previewRenewal(id)).toEqual({ currency: 'GBP', due: 118_80, tax: 19_80, at: trialEnd })
    setClock(trialEnd)
    await renew(db, id)
    expect(await payments.findSubscription(id)).toMatchObject({
      status: 'active',
      periodEnd: new Date('2026-04-16T09:00:00Z'),
    })
    expect(await totals(customerId)).toEqual([seen.next.due, 0])
  })

  it('ends without a charge when no card was added, and is paid when one was', async () => {
    const { payments, db, tried, totals } = await opened()
    const { customerId, id } = await tried('none')
    expect(await payments.hasCard(id)).toBe(false)
    setClock(trialEnd)
    await renew(db, id)
    expect(await payments.findSubscription(id)).toMatchObject({ status: 'canceled' })
    expect(await totals(customerId)).toEqual([0])
    const other = await opened()
    const late = await other.tried('none')
    await putCard(other.db, late.customerId, 'good')
    expect(await other.payments.hasCard(late.id)).toBe(true)
    setClock(trialEnd)
    await renew(other.db, late.id)
    expect(await other.payments.findSubscription(late.id)).toMatchObject({ status: 'active' })
    expect(await other.totals(late.customerId)).toEqual([118_80, 0])
  })

  it('stays free until its end with another plan, and with a cheaper one planned', async () => {
    const { payments, tried, totals } = await opened()
    const { customerId, id } = await tried('good')
    setClock(plus(start, 3 * dayMs))
    const at = now()
    const seen = await payments.previewChange(id, { priceId: premium, at })
    expect(seen).toMatchObject({ today: { due: 0, tax: 0 }, next: { due: 598_80, at: trialEnd } })
    await payments.changeSubscription(id, { priceId: premium, at }, 'up')
    expect((await totals(customerId)).every((total) => total === 0)).toBe(true)
    expect(await payments.findSubscription(id)).toMatchObject({ status: 'trialing', priceId: premium })
    await payments.planPrice(id, { priceId: starter, tier: 'starter' }, 'down')
    expect(await payments.previewRenewal(id)).toMatchObject({ due: 118_80, at: trialEnd })
    await payments.setEnding(id, true, 'end')
    expect(await payments.previewRenewal(id)).toBeNull()
  })

  it('tells Stripe how long it is, what happens without a card, and when a card is asked for', async () => {
    const { tried } = await opened()
    await tried('none')
    const body = (double?.asked ?? []).find(({ path }) => path === '/v1/checkout/sessions')?.body
    const sent = new URLSearchParams(body ?? '')
    expect([
      sent.get('subscription_data[trial_period_days]'),
      sent.get('subscription_data[trial_settings][end_behavior][missing_payment_method]'),
      sent.get('payment_method_collection'),
    ]).toEqual(name === 'stripe' ? ['14', 'cancel', 'if_required'] : [null, null, null])
  })
})
