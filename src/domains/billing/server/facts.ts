import { QueryBuilder } from 'drizzle-orm/pg-core'
import { paymentEvents } from './tables.ts'

/** What other domains may read of billing. */
export const paymentEventFacts = new QueryBuilder().select().from(paymentEvents).as('payment_event_facts')
