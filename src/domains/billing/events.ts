import { defineEvents, type Kinds } from '../audit/events.ts'

/** Plans, payments, fees and what is sold. */
export const billingEvents = defineEvents({
  'billing.details-updated': {
    words: 'Billing details saved',
    does: 'saved the billing details for {it}',
    topic: 'billing',
  },
  'invoice.paid': { words: 'Invoice paid', does: 'recorded a paid invoice for {it}', topic: 'billing' },
  'credit-note.issued': {
    words: 'Credit note issued',
    does: 'issued a credit note for {it}',
    topic: 'billing',
  },
  'credit-note.voided': {
    words: 'Credit note voided',
    does: 'voided a credit note for {it}',
    topic: 'billing',
  },
  'checkout.started': { words: 'Checkout opened', does: 'opened the checkout for {it}', topic: 'billing' },
  'subscription.upgraded': { words: 'Plan upgraded', does: 'upgraded the plan for {it}', topic: 'billing' },
  'subscription.downgrade-scheduled': {
    words: 'Downgrade scheduled',
    does: 'scheduled a downgrade for {it}',
    topic: 'billing',
  },
  'subscription.resumed': { words: 'Plan resumed', does: 'kept the current plan for {it}', topic: 'billing' },
  'subscription.changed': { words: 'Plan changed', does: 'changed the plan for {it}', topic: 'billing' },
  'fee.recorded': { words: 'Fee recorded', does: 'recorded a collab fee for {it}', topic: 'billing' },
  'fee.waived': { words: 'Fee waived', does: 'waived a collab fee for {it}', topic: 'billing' },
  'discount.created': { words: 'Code created', does: 'created the discount code {it}', topic: 'billing' },
  'discount.stopped': { words: 'Code stopped', does: 'stopped the discount code {it}', topic: 'billing' },
  'discount.used': {
    words: 'Discount code used',
    does: 'started a plan for {it} with a discount code',
    topic: 'billing',
  },
  'trial.started': { words: 'Trial started', does: 'started a free trial for {it}', topic: 'billing' },
  'accounting.settings-saved': {
    words: 'Accounting settings saved',
    does: 'saved the accounting settings',
    topic: 'billing',
  },
  'tier.updated': { words: 'Tier saved', does: 'saved the {it} tier', topic: 'billing' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof billingEvents> {}
}
