import fc from 'fast-check'
import { Stripe } from 'stripe'
import { afterAll, describe, expect, it } from 'vitest'
import { first, must } from '../../kit/contract/must.ts'
import { dayMs, minuteMs, now, plus, setClock } from '../../kit/server/clock.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import { london } from './london-payer.ts'
import { PaymentRefused, type ProviderEvent } from './payments.ts'
import { paySession, putCard, renew } from './sandbox-life.ts'
import { sandboxPayments } from './sandbox.ts'
import { openStripeDouble, type StripeDouble } from './stripe-double.ts'
import { stripePayments } from './stripe.ts'

const start = new Date('2026-03-02T09:00:00Z')
const [secretKey, webhookSecret] = ['sk_test_of_ours', 'whsec_of_ours']
const said = { reason: 'goodwill' as const, words: 'Sorry about that.' }

let double: StripeDouble | null = null
afterAll(() => double?.close())

describe.each(['sandbox', 'stripe'] as const)('%s', (name) => {
  /** Somebody on Starter with VAT, a third off, and a collab fee on their second invoice. */
  async function opened(card: 'good' | 'declined' = 'good') {
    setClock(start)
    const config = testConfig({ PAYMENTS_TAX: 'on' })
    const { db } = await emptyDatabase()
    await double?.close()
    double = name === 'stripe' ? await openStripeDouble(config, db, secretKey) : null
    const settings = { secretKey, webhookSecret, apiBase: double?.url, withTax: true }
    const payments = double ? stripePayments(settings) : sandboxPayments(config, db)
    const customerId = await payments.createCustomer(london, 'customer')
    const couponId = await payments.createCoupon({ name: 'THIRD', off: { percent: 33 }, months: 3 }, 'coupon')
    const order = {
      customerId,
      orgUid: 'org_1',
      checkoutUid: 'checkout_1',
      priceId: 'price_starter_gbp_1',
      quantity: 1,
    }
    const urls = { successUrl: 'http://127.0.0.1:3000/done', cancelUrl: 'http://127.0.0.1:3000/back' }
    const { sessionId } = await payments.openCheckout({ ...order, ...urls, couponId }, 'checkout')
    await paySession(db, sessionId, 'good')
    const { id } = first(await payments.listSubscriptions(customerId))
    const fee = { amount: 99_99, currency: 'GBP', text: 'Collab: Alice', reference: 'collab_1' }
    await payments.addInvoiceItem(customerId, fee, 'fee')
    await putCard(db, customerId, card)
    setClock(plus(start, dayMs))
    await renew(db, id)
    const invoice = first(await payments.listInvoices(customerId))
    const events = async (): Promise<ProviderEvent[]> => {
      const waiting = await sandboxPayments(config, db).waiting()
      for (const { done } of waiting) await done()
      const timestamp = Math.floor(now().getTime() / 1000)
      return Promise.all(
        waiting.map(({ raw, signature }) => {
          const payload = raw.toString()
          const signed = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
          return payments.readEvent(raw, double ? signed : signature)
        }),
      )
    }
    return { payments, db, customerId, invoice, subscriptionId: id, events }
  }

  it('shows an invoice line by line, after discounts and before tax', async () => {
    const { payments, invoice } = await opened()
    const found = must(await payments.findCreditable(invoice.id))
    expect(found).toMatchObject({ status: 'paid', remaining: 0, refundable: invoice.total })
    expect(found.lines).toMatchObject([
      { text: 'Collab: Alice', net: 99_99, tax: 20_00, isPlan: false, reference: 'collab_1' },
      { text: 'Subscription', net: 66_33, tax: 13_27, isPlan: true, reference: null },
    ])
    expect(await payments.findCreditable('in_none')).toBeNull()
  })

  it('refunds lines with their tax, once for each note, and tells of it', async () => {
    const { payments, invoice, events } = await opened()
    await events()
    const [fee, plan] = must(await payments.findCreditable(invoice.id)).lines
    const lines = [
      { lineId: must(fee).id, net: 99_99 },
      { lineId: must(plan).id, net: 10_05 },
    ]
    const preview = await payments.previewCreditNote(invoice.id, lines)
    expect(preview).toMatchObject({
      total: 99_99 + 20_00 + 10_05 + 2_01,
      tax: 22_01,
      offInvoice: 0,
      lines: [{ net: 99_99 }, { net: 10_05 }],
    })
    const order = { uid: 'credit_note_1', lines, payout: { kind: 'refund' as const, amount: preview.total }, ...said }
    const note = await payments.createCreditNote(invoice.id, order)
    expect(note).toMatchObject({
      ...preview,
      uid: order.uid,
      status: 'issued',
      refunded: preview.total,
      kept: 0,
      ...said,
    })
    expect(note.number).toMatch(/-CN-01$/)
    expect(await payments.createCreditNote(invoice.id, order)).toEqual(note)
    expect(await payments.findCreditable(invoice.id)).toMatchObject({ refundable: invoice.total - preview.total })
    const told = await events()
    expect(told.filter(({ about }) => about === 'credit-note')).toMatchObject([
      {
        type: 'credit_note.created',
        creditNote: { id: note.id, uid: order.uid, invoiceId: invoice.id, total: note.total },
      },
    ])
    for (const again of [
      { ...order, uid: 'credit_note_2' },
      { ...order, uid: 'credit_note_3', lines: [{ lineId: must(plan).id, net: 1_00 }], payout: null },
    ])
      await expect(payments.createCreditNote(invoice.id, again)).rejects.toThrow(PaymentRefused)
  })

  it('keeps credit, which the next invoice and its preview take up', async () => {
    const { payments, db, customerId, invoice, subscriptionId } = await opened()
    const [fee] = must(await payments.findCreditable(invoice.id)).lines
    const lines = [{ lineId: must(fee).id, net: 99_99 }]
    const payout = { kind: 'credit' as const, amount: 119_99 }
    expect(await payments.createCreditNote(invoice.id, { uid: 'credit_note_1', lines, payout, ...said })).toMatchObject(
      { kept: 119_99 },
    )
    setClock(plus(now(), minuteMs))
    const change = { priceId: 'price_premium_gbp_1', at: now() }
    const { today } = await payments.previewChange(subscriptionId, change)
    await payments.changeSubscription(subscriptionId, change, 'up')
    const upgrade = first(await payments.listInvoices(customerId))
    expect(upgrade).toMatchObject({ status: 'paid', creditUsed: 119_99, total: today.due + 119_99 })
    setClock(plus(now(), minuteMs))
    await renew(db, subscriptionId)
    expect(first(await payments.listInvoices(customerId)).creditUsed).toBe(0)
  })

  it('leaves less to pay of an open invoice, until it is paid', async () => {
    const { payments, invoice, customerId, subscriptionId } = await opened('declined')
    const { lines, remaining } = must(await payments.findCreditable(invoice.id))
    expect(remaining).toBe(invoice.total)
    const each = lines.map(({ id, net }) => ({ lineId: id, net }))
    const part = { uid: 'credit_note_1', lines: each.slice(0, 1), payout: null, ...said }
    expect(await payments.createCreditNote(invoice.id, part)).toMatchObject({ offInvoice: 119_99, refunded: 0 })
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: 'past_due' })
    await payments.createCreditNote(invoice.id, { ...part, uid: 'credit_note_2', lines: each.slice(1) })
    expect(await payments.findCreditable(invoice.id)).toMatchObject({ status: 'paid', remaining: 0, refundable: 0 })
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: 'active' })
    expect(first(await payments.listInvoices(customerId))).toMatchObject({ status: 'paid', total: invoice.total })
  })

  it('comes to the invoice’s total and tax in any parts and order, and never to more', async () => {
    const parts = fc.array(fc.record({ line: fc.nat(1), net: fc.integer({ min: 1, max: 70_00 }) }), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(parts, async (asked) => {
        const { payments, invoice } = await opened()
        const { lines } = must(await payments.findCreditable(invoice.id))
        const left = lines.map(({ net }) => net)
        let [total, tax] = [0, 0]
        const credit = async (at: number, net: number) => {
          const order = [{ lineId: must(lines[at]).id, net }]
          const preview = await payments.previewCreditNote(invoice.id, order)
          const payout = { kind: 'refund' as const, amount: preview.total }
          const note = await payments.createCreditNote(invoice.id, {
            uid: `note_${total}`,
            lines: order,
            payout,
            ...said,
          })
          total += note.total
          tax += note.tax
          left[at] = must(left[at]) - net
        }
        for (const { line, net } of asked) {
          const isLeft = net <= must(left[line])
          const preview = payments.previewCreditNote(invoice.id, [{ lineId: must(lines[line]).id, net }])
          const isRefused = await preview.then(
            () => false,
            (error: unknown) => error instanceof PaymentRefused,
          )
          expect(isRefused).toBe(!isLeft)
          if (isLeft) await credit(line, net)
        }
        expect(total).toBeLessThanOrEqual(invoice.total)
        for (const [at, net] of left.entries()) if (net > 0) await credit(at, net)
        expect([total, tax]).toEqual([invoice.total, invoice.taxAmount])
      }),
      { numRuns: 6 },
    )
  })
})
