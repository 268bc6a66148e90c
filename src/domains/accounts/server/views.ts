import { sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { accounts, assignments, memberships, sessions, signInLinks, staff } from './tables.ts'

/**
 * What other domains may read of accounts: sub-queries to select from and to join, which PostgreSQL folds into the
 * statement around them. Secrets are left out; who wants to write calls a function of this folder.
 */
const read = new QueryBuilder()

/** Everybody who can sign in, or could until the account was disabled. `alias` tells two people of one statement apart. */
export const accountsViewAs = <Alias extends string>(alias: Alias) =>
  read
    .select({
      uid: accounts.uid,
      email: accounts.email,
      displayName: accounts.displayName,
      hasPassword: sql<boolean>`${accounts.passwordHash} is not null`.as('has_password'),
      disabledAt: accounts.disabledAt,
      disabledReason: accounts.disabledReason,
      consent: accounts.consent,
      createdAt: accounts.createdAt,
      lastSeenAt: accounts.lastSeenAt,
    })
    .from(accounts)
    .as(alias)
export const accountsView = accountsViewAs('accounts_view')
export type ViewedAccount = Omit<typeof accounts.$inferSelect, 'passwordHash'> & { hasPassword: boolean }

export const staffView = read.select().from(staff).as('staff_view')
export const membershipsView = read.select().from(memberships).as('memberships_view')
export const assignmentsView = read.select().from(assignments).as('assignments_view')

export const sessionsView = read
  .select({
    uid: sessions.uid,
    accountUid: sessions.accountUid,
    profileUid: sessions.profileUid,
    profileType: sessions.profileType,
    expiresAt: sessions.expiresAt,
    byUid: sessions.byUid,
  })
  .from(sessions)
  .as('sessions_view')

export const signInLinksView = read
  .select({
    accountUid: signInLinks.accountUid,
    purpose: signInLinks.purpose,
    createdAt: signInLinks.createdAt,
    expiresAt: signInLinks.expiresAt,
    usedAt: signInLinks.usedAt,
    byUid: signInLinks.byUid,
  })
  .from(signInLinks)
  .as('sign_in_links_view')
