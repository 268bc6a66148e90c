import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import type { MembershipRole } from '../../../access/roles.ts'
import type { Account } from './accounts.ts'
import { accounts, memberships } from './tables.ts'

export type TeamMember = {
  accountUid: string
  name: string
  email: string
  role: MembershipRole
  lastSeenAt: Date | null
}

/** The accounts linked to a profile, the disabled too, those who came first above. */
export async function listTeamMembers(db: Queryable, profileUid: string): Promise<TeamMember[]> {
  return db
    .select({
      accountUid: accounts.uid,
      name: accounts.displayName,
      email: accounts.email,
      role: memberships.role,
      lastSeenAt: accounts.lastSeenAt,
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
