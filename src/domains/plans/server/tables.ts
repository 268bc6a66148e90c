import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Currency, TierId } from '../tiers.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The tiers as staff keep them. What is here holds for everyone on the tier at once. */
export const tiers = pgTable('tiers', {
  id: text().$type<TierId>().primaryKey(),
  name: text().notNull(),
  /** People an organisation may have; null is unlimited. */
  users: integer(),
  features: jsonb().$type<string[]>().notNull(),
  enabled: boolean().notNull().default(true),
  position: integer().notNull(),
  /** The terms that are sold now. */
  termsVersion: integer('terms_version').notNull().default(1),
  version: integer().notNull().default(1),
})

/** What a subscription costs. Never changed once written: a new price is a new version, and running ones keep theirs. */
export const tierTerms = pgTable(
  'tier_terms',
  {
    tier: text()
      .$type<TierId>()
      .notNull()
      .references(() => tiers.id),
    version: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Minor units per brand profile and month; 0 is free. */
    monthly: integer().notNull(),
    perCollab: integer('per_collab').notNull(),
    freeCollabs: integer('free_collabs').notNull(),
    since: at('since').notNull(),
    /** The payment provider's id of this price; null for what is not sold there. The one field that may be corrected. */
    priceId: text('price_id').unique(),
  },
  (t) => [primaryKey({ columns: [t.tier, t.version, t.currency] })],
)

export const subscriptionStates = ['active', 'trialing', 'past_due', 'canceled', 'incomplete'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** The plan of an organisation: at most one. Without a row it is on `basic`. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    orgUid: text('org_uid').primaryKey(),
    tier: text().$type<TierId>().notNull(),
    termsVersion: integer('terms_version').notNull().default(1),
    currency: text().$type<Currency>().notNull().default('GBP'),
    state: text().$type<SubscriptionState>().notNull(),
    since: at('since').notNull(),
    /** Brand profiles paid for. */
    quantity: integer().notNull().default(1),
    /** The payment provider's id; null for a plan that nobody pays for there. */
    providerId: text('provider_id'),
    periodEnd: at('period_end'),
    /** It ends with the period. */
    ending: boolean().notNull().default(false),
    /** A cheaper tier that begins with the next period. */
    nextTier: text('next_tier').$type<TierId>(),
    /** Since when payment has been due; the days of grace count from here. */
    pastDueSince: at('past_due_since'),
  },
  (t) => [unique('subscriptions_provider').on(t.providerId)],
)
