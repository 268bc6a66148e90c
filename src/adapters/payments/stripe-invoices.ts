import type { Stripe } from 'stripe'
import { must } from '../../kit/contract/must.ts'
import { dayMs, hourMs, now, plus } from '../../kit/server/clock.ts'
import type { CustomerDetails, Payments } from './payments.ts'
import { by, orNull, saying } from './stripe-asking.ts'
import type { Taxed } from './stripe-subscriptions.ts'
import { taxIdOf } from './stripe-tax.ts'
import { chargeOf, planChargeOf, readInvoice, type WireInvoice } from './wire.ts'

/** What a customer owes besides the plan, and the invoices that say so. */
export function stripeInvoices(
  stripe: Stripe,
  taxed: Taxed,
): Pick<Payments, 'addInvoiceItem' | 'invoiceNow' | 'listInvoices' | 'previewStart'> {
  return {
    previewStart: async ({ customer, priceId, quantity, coupon, trialDays }) => {
      const whose = typeof customer === 'string' ? { customer } : { customer_details: strangerOf(customer) }
      const items = [{ price: priceId, quantity }]
      const look = async (trial: { trial_end?: number }, couponId?: string) =>
        (await saying(
          stripe.invoices.createPreview({
            ...whose,
            subscription_details: { items, ...trial },
            ...(couponId && { discounts: [{ coupon: couponId }] }),
            ...taxed,
          }),
        )) as WireInvoice
      const trial = trialDays ? { trial_end: Math.floor(plus(now(), trialDays * dayMs).getTime() / 1000) } : {}
      const invoice = await look(trial, coupon?.id)
      const isOther = coupon?.months === 1 || trialDays
      const { begins: _begins, ...plan } = planChargeOf(isOther ? await look({}) : invoice)
      const ends = invoice.lines.data.find(({ period }) => period)?.period?.end
      return {
        currency: invoice.currency.toUpperCase(),
        today: chargeOf(invoice),
        next: { ...plan, at: new Date(must(ends, 'the end of the first period') * 1000) },
      }
    },
    addInvoiceItem: async (customer, { amount, currency, text, reference }, key) => {
      // Their memory of keys is a day; ours must be longer, so what is there already is looked for by its name.
      const known = await stripe.invoiceItems.list({ customer, limit: 100 }).autoPagingToArray({ limit: 2_000 })
      const before = known.find((item) => item.metadata?.['key'] === key)
      if (before) return before.id
      const item = { customer, amount, currency: currency.toLowerCase(), description: text }
      // A discount is on the plan: a subscription's coupon would count on this line too.
      const fixed = { ...item, discountable: false, metadata: { reference, key } }
      return (await stripe.invoiceItems.create(fixed, byHour(key))).id
    },
    invoiceNow: async (customer, currency, key) => {
      // Its lines wait no more: a draft of ours is one that nobody came to finish.
      const drafts = await stripe.invoices
        .list({ customer, status: 'draft', limit: 100 })
        .autoPagingToArray({ limit: 1_000 })
      const left = drafts.filter((one) => one.metadata?.['key'] && one.currency === currency.toLowerCase())
      for (const { id } of left) await stripe.invoices.finalizeInvoice(must(id, 'id'), { auto_advance: true })
      const waiting = await stripe.invoiceItems
        .list({ customer, pending: true, limit: 100 })
        .autoPagingToArray({ limit: 1_000 })
      if (!waiting.some((item) => item.currency === currency.toLowerCase())) return left.at(-1)?.id ?? null
      const invoice = await stripe.invoices.create(
        {
          customer,
          currency: currency.toLowerCase(),
          collection_method: 'send_invoice',
          days_until_due: 14,
          pending_invoice_items_behavior: 'include',
          auto_advance: true,
          ...taxed,
          metadata: { key },
        },
        byHour(key),
      )
      await stripe.invoices.finalizeInvoice(must(invoice.id, 'id'), { auto_advance: true })
      return must(invoice.id, 'id')
    },
    listInvoices: async (customer) => {
      const { data } = await stripe.invoices.list({ customer, limit: 60 })
      return Promise.all(data.map(async (invoice) => readInvoice(await wholeInvoice(stripe, invoice as WireInvoice))))
    },
  }
}

/** Somebody who is no customer yet, as a preview asks about them: where they are, and whether they are a business. */
function strangerOf(details: CustomerDetails): Stripe.InvoiceCreatePreviewParams.CustomerDetails {
  const { country, addressLine: line1, city, postcode: postal_code } = details
  const taxId = taxIdOf(details)
  return { address: { line1, city, postal_code, country }, ...(taxId && { tax_ids: [taxId] }) }
}

/** A webhook has the first ten lines of an invoice. */
export async function wholeInvoice(stripe: Stripe, invoice: WireInvoice): Promise<WireInvoice> {
  if (!invoice.lines.has_more) return invoice
  const lines = stripe.invoices.listLineItems(must(invoice.id, 'id'), { limit: 100 })
  const data = await orNull(lines.autoPagingToArray({ limit: 10_000 }))
  return data ? { ...invoice, lines: { data } } : invoice
}

/** They remember failures too: with the hour in it, the next try is a try. */
const byHour = (key: string) => by(`${key}:${Math.floor(now().getTime() / hourMs)}`)
