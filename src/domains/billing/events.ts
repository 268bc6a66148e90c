import { defineEvents, type Kinds } from '../audit/events.ts'

/** Plans, payments, fees and what is sold. */
export const billingEvents = defineEvents({
  'billing.details-updated': { words: 'Billing details saved', topic: 'billing' },
  'checkout.started': { words: 'Checkout opened', topic: 'billing' },
  'subscription.upgraded': { words: 'Plan upgraded', topic: 'billing' },
  'subscription.downgrade-scheduled': { words: 'Plan to be downgraded', topic: 'billing' },
  'subscription.resumed': { words: 'Plan resumed', topic: 'billing' },
  'subscription.changed': { words: 'Plan changed', topic: 'billing' },
  'fee.recorded': { words: 'Fee recorded', topic: 'billing' },
  'fee.waived': { words: 'Fee waived', topic: 'billing' },
  'tier.updated': { words: 'Tier saved', topic: 'billing' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof billingEvents> {}
}
