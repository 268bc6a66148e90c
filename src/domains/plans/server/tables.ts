import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { TierId } from '../tiers.ts'

export const subscriptionStates = ['active', 'trialing', 'past_due', 'canceled', 'incomplete'] as const

/** The plan of an organisation: at most one. Without a row it is on `basic`. */
export const subscriptions = pgTable('subscriptions', {
  orgUid: text('org_uid').primaryKey(),
  tier: text().$type<TierId>().notNull(),
  state: text().$type<(typeof subscriptionStates)[number]>().notNull(),
  since: timestamp({ withTimezone: true }).notNull(),
})
