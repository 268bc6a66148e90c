import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { likeIndex } from '../../../kit/server/likeness.ts'
import type { Timezone } from '../../accounts/timezones.ts'
import { brandUid } from '../../profiles/server/foreign-keys.ts'
import type { Currency } from '../../profiles/vocabulary.ts'

/**
 * Who pays: holds brand profiles and one subscription. `brand_profiles` names it by uid and name; that an organisation
 * exists for each is a foreign key of the first migration, because profiles come before organisations.
 */
export const organisations = pgTable(
  'organisations',
  {
    uid: text().primaryKey(),
    name: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    timezone: text().$type<Timezone>().notNull(),
    /** For all its venues that have none of their own. */
    houseRules: text('house_rules').notNull().default(''),
    /** Billing details as given; null until asked for. */
    billing: jsonb().$type<Record<string, string>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [likeIndex('organisations_like', t.name)],
)

/** People who were asked to join the team of a brand. Nobody is in it before they accept; then the row goes. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    uid: text().primaryKey(),
    brandUid: text('brand_uid').notNull(),
    email: text().notNull(),
    /** As whoever invites them calls them: what an account of that address says of itself stays with it. */
    name: text().notNull(),
    role: text().$type<'admin' | 'member'>().notNull(),
    byUid: text('by_uid').notNull(),
    /** Only the hash of the link's token is kept. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [unique('team_invitations_person').on(t.brandUid, t.email), index('team_invitations_email').on(t.email)],
)

/** People our team knows at a brand, with an account or without one. Nobody is written to before somebody invites them to the team. */
export const brandContacts = pgTable(
  'brand_contacts',
  {
    uid: text().primaryKey(),
    brandUid: text('brand_uid').notNull().references(brandUid, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** What they do there: `Head of marketing`. */
    role: text().notNull().default(''),
    email: text(),
    phone: text(),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('brand_contacts_brand').on(t.brandUid, t.createdAt, t.uid)],
)
