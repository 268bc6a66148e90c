import { QueryBuilder } from 'drizzle-orm/pg-core'
import { fees, paymentEvents } from './tables.ts'

/** What other domains may read of billing. */
export const paymentEventFacts = new QueryBuilder().select().from(paymentEvents).as('payment_event_facts')

/** What each collab cost its organisation by its plan. */
export const feeFacts = new QueryBuilder()
  .select({ collabUid: fees.collabUid, amount: fees.amount, currency: fees.currency, state: fees.state })
  .from(fees)
  .as('fee_facts')
