import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { StaffRole } from '../../../access/roles.ts'
import type { Scope } from '../../../access/scopes.ts'
import { accountUid } from '../../accounts/server/foreign-keys.ts'
import { organisationUid } from '../../organisations/server/foreign-keys.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What another program may do for an organisation, or for our team where `orgUid` is null. */
export const apiKeys = pgTable(
  'api_keys',
  {
    uid: text().primaryKey(),
    version: integer().notNull().default(1),
    orgUid: text('org_uid').references(organisationUid),
    /** Who created it: it reaches what they reach, and ends with them. */
    accountUid: text('account_uid').notNull().references(accountUid),
    /** What they were on our team when they created it: it never becomes more. */
    staffRole: text('staff_role').$type<StaffRole>(),
    name: text().notNull(),
    scopes: jsonb().$type<Scope[]>().notNull(),
    perMinute: integer('per_minute').notNull(),
    createdAt: at('created_at').notNull(),
    endsAt: at('ends_at'),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('api_keys_org').on(t.orgUid), index('api_keys_account').on(t.accountUid)],
)

/** The secrets of a key: the present one, without an end, and those that it replaced. Only hashes are kept. */
export const apiKeySecrets = pgTable(
  'api_key_secrets',
  {
    hash: text().primaryKey(),
    keyUid: text('key_uid')
      .notNull()
      .references(() => apiKeys.uid, { onDelete: 'cascade' }),
    /** How it begins, so that a person can tell one from the other. */
    begins: text().notNull(),
    createdAt: at('created_at').notNull(),
    endsAt: at('ends_at'),
    /** Written once a minute at most. */
    lastUsedAt: at('last_used_at'),
  },
  (t) => [index('api_key_secrets_key').on(t.keyUid)],
)
