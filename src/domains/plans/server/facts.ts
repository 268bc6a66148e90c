import { QueryBuilder } from 'drizzle-orm/pg-core'
import { subscriptions, tiers, tierTerms } from './tables.ts'

/** What other domains may read of plans: sub-queries to select from and to join. */
const read = new QueryBuilder()

export const soldTierFacts = read.select().from(tiers).as('sold_tier_facts')
export const tierTermFacts = read.select().from(tierTerms).as('tier_term_facts')
export const subscriptionFacts = read.select().from(subscriptions).as('subscription_facts')
