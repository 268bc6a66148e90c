import { defineTable, namedChoices } from '../../kit/contract/table.ts'

/** What became of a webhook. */
export const paymentOutcomes = {
  applied: 'Applied',
  stale: 'Arrived late',
  ignored: 'Ignored',
  odd: 'Needs attention',
} as const

/** What the payment provider’s types of events say, in words. */
export const paymentEventNames: Readonly<Record<string, string>> = {
  'checkout.session.completed': 'Checkout completed',
  'checkout.session.expired': 'Checkout expired',
  'credit_note.created': 'Credit note issued',
  'credit_note.updated': 'Credit note changed',
  'credit_note.voided': 'Credit note voided',
  'customer.subscription.created': 'Subscription started',
  'customer.subscription.deleted': 'Subscription ended',
  'customer.subscription.trial_will_end': 'Trial ends soon',
  'customer.subscription.updated': 'Subscription changed',
  'invoice.created': 'Invoice drafted',
  'invoice.finalized': 'Invoice issued',
  'invoice.marked_uncollectible': 'Invoice written off',
  'invoice.paid': 'Invoice paid',
  'invoice.payment_action_required': 'Payment to be confirmed',
  'invoice.payment_failed': 'Payment failed',
  'invoice.payment_succeeded': 'Payment succeeded',
  'invoice.sent': 'Invoice sent',
  'invoice.upcoming': 'Invoice coming up',
  'invoice.updated': 'Invoice changed',
  'invoice.voided': 'Invoice voided',
}

/** An event in words; of a type that we don’t know, the type’s own. */
export function paymentEventName(type: string): string {
  const known = Object.hasOwn(paymentEventNames, type) ? paymentEventNames[type] : undefined
  const words = known ?? type.replaceAll(/[._]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The columns of the payment events. */
export const paymentColumns = defineTable({
  type: { title: 'Event', sort: true },
  organisation: { title: 'Organisation' },
  outcome: { title: 'Result', kind: 'choice', choices: namedChoices(paymentOutcomes) },
  note: { title: 'Reason' },
  subject: { title: 'Provider ID' },
  happened: { title: 'Occurred', kind: 'day', sort: true },
  received: { title: 'Received', kind: 'day', sort: true },
})
