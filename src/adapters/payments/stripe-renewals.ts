import type { Stripe } from 'stripe'
import { first } from '../../kit/contract/must.ts'
import type { RenewalPart } from './payments.ts'
import type { Taxed } from './stripe-subscriptions.ts'
import { saying } from './stripe-asking.ts'
import { planChargeOf, type WireInvoice } from './wire.ts'

/** What a subscription is charged next, and whether there is something to charge it to. */
export function stripeRenewals({ subscriptions, invoices }: Stripe, taxed: Taxed): RenewalPart {
  return {
    previewRenewal: async (id) => {
      const { schedule, items, cancel_at_period_end: isEnding, status } = await subscriptions.retrieve(id)
      if (isEnding || status === 'canceled') return null
      const which = schedule
        ? { schedule: typeof schedule === 'string' ? schedule : schedule.id }
        : { subscription: id }
      const invoice = await saying(invoices.createPreview({ ...which, ...taxed }))
      const { begins: _begins, ...plan } = planChargeOf(invoice as WireInvoice)
      const at = new Date(first(items.data).current_period_end * 1000)
      return { ...plan, currency: invoice.currency.toUpperCase(), at }
    },
    hasCard: async (id) => {
      const found = await subscriptions.retrieve(id, { expand: ['customer'] })
      const { customer } = found
      if (found.default_payment_method ?? found.default_source) return true
      if (typeof customer === 'string' || customer.deleted) return false
      return Boolean(customer.invoice_settings.default_payment_method ?? customer.default_source)
    },
  }
}
