import type { Stripe } from 'stripe'
import { must } from '../../kit/contract/must.ts'
import { hourMs, now } from '../../kit/server/clock.ts'
import type { Payments } from './payments.ts'
import { by, orNull } from './stripe-asking.ts'
import { readInvoice, type WireInvoice } from './wire.ts'

/** What a customer owes besides the plan, and the invoices that say so. */
export function stripeInvoices(stripe: Stripe): Pick<Payments, 'addInvoiceItem' | 'invoiceNow' | 'listInvoices'> {
  return {
    addInvoiceItem: async (customer, { amount, currency, text, reference }, key) => {
      // Their memory of keys is a day; ours must be longer, so what is there already is looked for by its name.
      const known = await stripe.invoiceItems.list({ customer, limit: 100 }).autoPagingToArray({ limit: 2_000 })
      const before = known.find((item) => item.metadata?.['key'] === key)
      if (before) return before.id
      const item = { customer, amount, currency: currency.toLowerCase(), description: text }
      return (await stripe.invoiceItems.create({ ...item, metadata: { reference, key } }, byHour(key))).id
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

/** A webhook has the first ten lines of an invoice. */
export async function wholeInvoice(stripe: Stripe, invoice: WireInvoice): Promise<WireInvoice> {
  if (!invoice.lines.has_more) return invoice
  const lines = stripe.invoices.listLineItems(must(invoice.id, 'id'), { limit: 100 })
  const data = await orNull(lines.autoPagingToArray({ limit: 10_000 }))
  return data ? { ...invoice, lines: { data } } : invoice
}

/** They remember failures too: with the hour in it, the next try is a try. */
const byHour = (key: string) => by(`${key}:${Math.floor(now().getTime() / hourMs)}`)
