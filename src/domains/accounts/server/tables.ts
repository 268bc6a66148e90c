import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { SignInLinkPurpose } from '../link-purposes.ts'
import type { MembershipRole, ProfileType, StaffRole } from '../../../access/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** One person who can sign in. The address is stored in lower case and belongs to one account. */
export const accounts = pgTable('accounts', {
  uid: text().primaryKey(),
  email: text().notNull().unique(),
  displayName: text('display_name').notNull(),
  passwordHash: text('password_hash'),
  disabledAt: at('disabled_at'),
  disabledReason: text('disabled_reason'),
  /** Consent to analytics: answer, when, and which version of the text; null until asked. */
  consent: jsonb().$type<{ analytics: boolean; at: string; textVersion: string }>(),
  createdAt: at('created_at').notNull(),
  lastSeenAt: at('last_seen_at'),
})

/** Members of the team. The designated admin is the account named at first start. */
export const staff = pgTable('staff', {
  accountUid: text('account_uid')
    .primaryKey()
    .references(() => accounts.uid),
  role: text().$type<StaffRole>().notNull(),
  displayName: text('display_name').notNull(),
  slug: text().notNull().unique(),
  photo: text(),
  designated: boolean().notNull().default(false),
})

/** Which profiles an account may act for, and how far. */
export const memberships = pgTable(
  'memberships',
  {
    accountUid: text('account_uid')
      .notNull()
      .references(() => accounts.uid),
    profileUid: text('profile_uid').notNull(),
    profileType: text('profile_type').$type<ProfileType>().notNull(),
    role: text().$type<MembershipRole>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountUid, t.profileUid] }), index('memberships_profile').on(t.profileUid)],
)

/** The account manager of a brand: one each. */
export const assignments = pgTable(
  'assignments',
  {
    brandUid: text('brand_uid').primaryKey(),
    accountUid: text('account_uid')
      .notNull()
      .references(() => accounts.uid),
    assignedAt: at('assigned_at').notNull(),
  },
  (t) => [index('assignments_account').on(t.accountUid)],
)

/** A signed-in browser. Its cookie holds a random token of which only the hash is kept. */
export const sessions = pgTable(
  'sessions',
  {
    uid: text().primaryKey(),
    accountUid: text('account_uid')
      .notNull()
      .references(() => accounts.uid),
    tokenHash: text('token_hash').notNull().unique(),
    device: text().notNull(),
    profileUid: text('profile_uid'),
    profileType: text('profile_type').$type<ProfileType>(),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    /** The admin who is signed in as this account; such a session ends half an hour after it began. */
    byUid: text('by_uid'),
  },
  (t) => [index('sessions_account').on(t.accountUid)],
)

/** One-time links: only the hash of the token is kept; used or expired ones open nothing. */
export const signInLinks = pgTable('sign_in_links', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text().$type<SignInLinkPurpose>().notNull(),
  accountUid: text('account_uid')
    .notNull()
    .references(() => accounts.uid),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
  /** The admin who made a `sign-in-as` link. */
  byUid: text('by_uid'),
})
