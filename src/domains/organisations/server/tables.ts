import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Currency, Timezone } from '../../profiles/vocabulary.ts'

/**
 * Who pays: holds brand profiles and one subscription. `brand_profiles` names it by uid and name; that an organisation
 * exists for each is a foreign key of the first migration, because profiles come before organisations.
 */
export const organisations = pgTable('organisations', {
  uid: text().primaryKey(),
  name: text().notNull(),
  currency: text().$type<Currency>().notNull(),
  timezone: text().$type<Timezone>().notNull(),
  /** Billing details as given; null until asked for. */
  billing: jsonb().$type<Record<string, string>>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
