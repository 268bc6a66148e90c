import { sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { accounts, assignments, memberships, sessions, signInLinks, staff } from './tables.ts'

/**
 * What other domains may read of accounts: sub-queries to select from and to join, which PostgreSQL folds into the
 * statement around them. Secrets are left out; who wants to write calls a function of this folder.
 */
const read = new QueryBuilder()

/** Everybody who can sign in, or could until the account was disabled. `alias` tells two people of one statement apart. */
export const accountFactsAs = <Alias extends string>(alias: Alias) =>
  read
    .select({
      uid: accounts.uid,
      email: accounts.email,
      displayName: accounts.displayName,
      hasPassword: sql<boolean>`${accounts.passwordHash} is not null`.as('has_password'),
      disabledAt: accounts.disabledAt,
      disabledReason: accounts.disabledReason,
      consent: accounts.consent,
      deletionDueAt: accounts.deletionDueAt,
      createdAt: accounts.createdAt,
      lastSeenAt: accounts.lastSeenAt,
    })
    .from(accounts)
    .as(alias)
export const accountFacts = accountFactsAs('account_facts')
export type AccountFacts = Omit<typeof accounts.$inferSelect, 'passwordHash'> & { hasPassword: boolean }

export const staffFacts = read.select().from(staff).as('staff_facts')
/** `alias` tells two memberships of one statement apart. */
export const membershipFactsAs = <Alias extends string>(alias: Alias) => read.select().from(memberships).as(alias)
export const membershipFacts = membershipFactsAs('membership_facts')
export const assignmentFacts = read.select().from(assignments).as('assignment_facts')

export const sessionFacts = read
  .select({
    uid: sessions.uid,
    accountUid: sessions.accountUid,
    profileUid: sessions.profileUid,
    profileType: sessions.profileType,
    expiresAt: sessions.expiresAt,
    revokedAt: sessions.revokedAt,
    byUid: sessions.byUid,
    viewingUntil: sessions.viewingUntil,
  })
  .from(sessions)
  .as('session_facts')

export const signInLinkFacts = read
  .select({
    accountUid: signInLinks.accountUid,
    purpose: signInLinks.purpose,
    createdAt: signInLinks.createdAt,
    expiresAt: signInLinks.expiresAt,
    usedAt: signInLinks.usedAt,
    byUid: signInLinks.byUid,
  })
  .from(signInLinks)
  .as('sign_in_link_facts')
