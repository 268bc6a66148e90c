import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { MembershipRole } from '../../../access/roles.ts'
import type { Account } from './accounts.ts'
import { accounts, memberships, signInLinks } from './tables.ts'

export type TeamMember = {
  accountUid: string
  name: string
  email: string
  role: MembershipRole
  lastSeenAt: Date | null
  /** Until when the link of an open invitation works; null where none is open. */
  invitedUntil: Date | null
}

/** The accounts linked to a profile, the disabled too, those who came first above. */
export async function listTeamMembers(db: Queryable, profileUid: string): Promise<TeamMember[]> {
  const isOpen = and(
    eq(signInLinks.accountUid, accounts.uid),
    eq(signInLinks.purpose, 'invitation'),
    isNull(signInLinks.usedAt),
    gt(signInLinks.expiresAt, now()),
  )
  const until = sql<Date | null>`(select max(${signInLinks.expiresAt}) from ${signInLinks} where ${isOpen})`
  return db
    .select({
      accountUid: accounts.uid,
      name: accounts.displayName,
      email: accounts.email,
      role: memberships.role,
      lastSeenAt: accounts.lastSeenAt,
      invitedUntil: until.mapWith(signInLinks.expiresAt),
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.uid, memberships.accountUid))
    .where(eq(memberships.profileUid, profileUid))
    .orderBy(asc(memberships.createdAt), asc(accounts.uid))
}

/** An account's link to a profile, if there is one. */
export async function findTeamMember(
  db: Queryable,
  profileUid: string,
  accountUid: string,
): Promise<{ account: Account; role: MembershipRole } | null> {
  const [member] = await db
    .select({ account: accounts, role: memberships.role })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.uid, memberships.accountUid))
    .where(and(eq(memberships.profileUid, profileUid), eq(memberships.accountUid, accountUid)))
  return member ?? null
}

/** How many people are linked to any of these profiles, each counted once, the disabled not. */
export async function countPeople(db: Queryable, profileUids: readonly string[]): Promise<number> {
  if (profileUids.length === 0) return 0
  const rows = await db
    .select({ people: sql<number>`count(distinct ${memberships.accountUid})::int` })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.uid, memberships.accountUid))
    .where(and(inArray(memberships.profileUid, [...profileUids]), isNull(accounts.disabledAt)))
  return one(rows).people
}

/** Whether an account is linked to any of these profiles. */
export async function isLinkedToAny(
  db: Queryable,
  accountUid: string,
  profileUids: readonly string[],
): Promise<boolean> {
  if (profileUids.length === 0) return false
  const rows = await db
    .select({ uid: memberships.profileUid })
    .from(memberships)
    .where(and(eq(memberships.accountUid, accountUid), inArray(memberships.profileUid, [...profileUids])))
    .limit(1)
  return rows.length > 0
}
