import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { likeIndex } from '../../../kit/server/likeness.ts'
import { missingIndexes, sortIndexes } from '../../../kit/server/sort-indexes.ts'
import { mailboxOf } from './email-key.ts'
import type { ProviderId } from '../provider-ids.ts'
import type { SecurityEventKind } from '../security-events.ts'
import type { SignInLinkPurpose } from '../link-purposes.ts'
import type { MembershipRole, ProfileType, StaffRole } from '../../../access/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** One person who can sign in. The address is stored in lower case and belongs to one account. */
export const accounts = pgTable(
  'accounts',
  {
    uid: text().primaryKey(),
    email: text().notNull().unique(),
    displayName: text('display_name').notNull(),
    passwordHash: text('password_hash'),
    disabledAt: at('disabled_at'),
    disabledReason: text('disabled_reason'),
    /** Consent to analytics: answer, when, and which version of the text; null until asked. */
    consent: jsonb().$type<{ analytics: boolean; at: string; textVersion: string }>(),
    /** When it is deleted, as its owner asked for; written by `privacy`. */
    deletionDueAt: at('deletion_due_at'),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at'),
  },
  (t) => [
    likeIndex('accounts_email_like', t.email),
    likeIndex('accounts_name_like', t.displayName),
    index('accounts_mailbox').on(mailboxOf(t.email)),
    // What our team's list can be sorted by.
    ...sortIndexes('accounts', t.uid, [t.displayName, t.email, t.createdAt]),
    ...missingIndexes('accounts', t.uid, { last_seen_at: t.lastSeenAt }),
  ],
)

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
  /** Those of the demo, who are let in without a second factor. */
  secondFactorExempt: boolean('second_factor_exempt').notNull().default(false),
  /** Until then an admin lets this person work without a second factor. */
  secondFactorGraceUntil: at('second_factor_grace_until'),
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
    /** When the person last proved who they are: at its beginning, and before changes that ask for it. */
    confirmedAt: at('confirmed_at').notNull(),
    /** The admin who is signed in as this account; such a session ends half an hour after it began. */
    byUid: text('by_uid'),
    /** The profile that one of our team views the product as, reading only, until when. */
    viewingUid: text('viewing_uid'),
    viewingUntil: at('viewing_until'),
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

/** Another address that an account waits for: each of the two agrees by a link of its own, of which only the hash is kept. */
export const emailChanges = pgTable('email_changes', {
  accountUid: text('account_uid')
    .primaryKey()
    .references(() => accounts.uid),
  newEmail: text('new_email').notNull(),
  oldTokenHash: text('old_token_hash').notNull().unique(),
  newTokenHash: text('new_token_hash').notNull().unique(),
  /** The browser that asked: it stays signed in. */
  sessionUid: text('session_uid'),
  requestedAt: at('requested_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  oldAgreedAt: at('old_agreed_at'),
  newAgreedAt: at('new_agreed_at'),
})

/** A passkey of an account (WebAuthn): a way in by itself, and a second step after a password or a link. */
export const passkeys = pgTable(
  'passkeys',
  {
    uid: text().primaryKey(),
    accountUid: text('account_uid')
      .notNull()
      .references(() => accounts.uid),
    name: text().notNull(),
    /** As the browser names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Uses as the authenticator counts them; one that goes back is a copy. Most passkeys of phones stay at 0. */
    counter: integer().notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (t) => [index('passkeys_account').on(t.accountUid)],
)

/** What an authenticator was asked to sign: once, within five minutes. `accountUid` is null where a passkey says who it is. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  accountUid: text('account_uid').references(() => accounts.uid),
  expiresAt: at('expires_at').notNull(),
})

/** The authenticator app of an account: six digits each half minute (TOTP, RFC 6238). */
export const authenticators = pgTable('authenticators', {
  accountUid: text('account_uid')
    .primaryKey()
    .references(() => accounts.uid),
  /** Base32, sealed. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: at('created_at').notNull(),
  /** Null until the first code was right: before, it asks nobody for anything. */
  confirmedAt: at('confirmed_at'),
  /** The half minute of the last code that was taken: no code works twice. */
  lastStep: integer('last_step'),
})

/** Codes for who has lost the second factor: each works once. Kept as passwords are (argon2id); older ones as signatures. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountUid: text('account_uid')
      .notNull()
      .references(() => accounts.uid),
    signature: text().notNull(),
    usedAt: at('used_at'),
  },
  (t) => [primaryKey({ columns: [t.accountUid, t.signature] })],
)

/** Who signed in or tried to, and what changed about the ways in: kept for 90 days, seen by the person and by staff. */
export const securityEvents = pgTable(
  'security_events',
  {
    uid: text().primaryKey(),
    accountUid: text('account_uid')
      .notNull()
      .references(() => accounts.uid),
    kind: text().$type<SecurityEventKind>().notNull(),
    at: at('at').notNull(),
    /** The IPv4 address, or the /64 of an IPv6 one. */
    network: text().notNull(),
    /** As a person names it, `Safari on iPhone`. */
    device: text().notNull(),
    /** Of the browser’s own mark, its hash; null where none was there: before there were marks, or in a call. */
    browser: text(),
  },
  (t) => [index('security_events_account').on(t.accountUid, t.uid), index('security_events_at').on(t.at)],
)

/** Addresses whose person doesn't know a sender: an organisation, an account, or whoever books calls. Nothing of theirs is mailed there again. */
export const mailStops = pgTable(
  'mail_stops',
  {
    /** Only a hash: most have no account, and it is never shown. */
    emailHash: text('email_hash').notNull(),
    senderUid: text('sender_uid').notNull(),
    stoppedAt: at('stopped_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.emailHash, t.senderUid] }), index('mail_stops_sender').on(t.senderUid)],
)

/** Who somebody is at a provider they sign in with. */
export const providerIdentities = pgTable(
  'provider_identities',
  {
    provider: text().$type<ProviderId>().notNull(),
    /** The provider's own name for them, which stays when their address changes. */
    subject: text().notNull(),
    accountUid: text('account_uid')
      .notNull()
      .references(() => accounts.uid),
    /** As the provider had it when it was connected. */
    email: text().notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    unique('provider_identities_account').on(t.accountUid, t.provider),
  ],
)

/** A sign-in at a provider that has begun, or, with an account, a connection to it: once, within ten minutes. */
export const providerTries = pgTable('provider_tries', {
  stateHash: text('state_hash').primaryKey(),
  provider: text().$type<ProviderId>().notNull(),
  /** The browser that began it, by the hash of its cookie; null for a connection, which belongs to a session. */
  browserHash: text('browser_hash'),
  accountUid: text('account_uid').references(() => accounts.uid),
  nonce: text().notNull(),
  /** Sealed: with it a code can be used. */
  sealedVerifier: text('sealed_verifier').notNull(),
  expiresAt: at('expires_at').notNull(),
})
