import { QueryBuilder } from 'drizzle-orm/pg-core'
import { subscriptions, tiers, tierTerms } from './tables.ts'

/** What other domains may read of plans: sub-queries to select from and to join. */
const read = new QueryBuilder()

export const tiersView = read.select().from(tiers).as('tiers_view')
export const tierTermsView = read.select().from(tierTerms).as('tier_terms_view')
export const subscriptionsView = read.select().from(subscriptions).as('subscriptions_view')
