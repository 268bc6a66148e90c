import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { sqlState } from '../../../kit/server/database-errors.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { MembershipRole, ProfileType, StaffRole } from '../../../access/roles.ts'
import { hashPassword } from './passwords.ts'
import { forgetActor, forgetActors } from './forget-actors.ts'
import { closeSessions } from './sessions.ts'
import { accounts, assignments, memberships, staff } from './tables.ts'

export type Account = typeof accounts.$inferSelect

export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email.trim().toLowerCase()))
  return account ?? null
}

/** An account that exists, such as that of who asks. */
export async function getAccount(db: Queryable, uid: string): Promise<Account> {
  return one(await db.select().from(accounts).where(eq(accounts.uid, uid)))
}

/** Makes an account. An address that is taken is refused with `aborted`. */
export async function createAccount(
  tx: Tx,
  input: { email: string; displayName: string; password?: string },
): Promise<string> {
  const uid = newUid('account')
  const passwordHash = input.password ? await hashPassword(input.password) : null
  try {
    await tx.insert(accounts).values({
      uid,
      email: input.email.trim().toLowerCase(),
      displayName: input.displayName,
      passwordHash,
      createdAt: now(),
    })
  } catch (error) {
    if (sqlState(error) === '23505')
      throw new CallError('aborted', 'There’s already an account with this email address. Use another one.')
    throw error
  }
  return uid
}

/** Holds an account until the end of the transaction, for what is counted or chosen per person. */
export async function lockAccount(tx: Tx, accountUid: string): Promise<void> {
  await tx.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, accountUid)).for('no key update')
}

/** Keeps others from making accounts until the end of the transaction, and answers whether there are any. */
export async function lockForFirstAccount(tx: Tx): Promise<boolean> {
  await tx.execute(sql`lock table ${accounts} in share row exclusive mode`)
  return (await tx.select({ uid: accounts.uid }).from(accounts).limit(1)).length === 0
}

/** Links an account to a profile. */
export async function addMembership(
  tx: Tx,
  accountUid: string,
  profileType: ProfileType,
  profileUid: string,
  role: MembershipRole,
): Promise<void> {
  await tx
    .insert(memberships)
    .values({ accountUid, profileType, profileUid, role, createdAt: now() })
    .onConflictDoUpdate({ target: [memberships.accountUid, memberships.profileUid], set: { role } })
  await forgetActor(tx, accountUid)
}

/** Takes the link away. Answers the role it had, or null when there was none. */
export async function removeMembership(tx: Tx, accountUid: string, profileUid: string): Promise<MembershipRole | null> {
  const [gone] = await tx
    .delete(memberships)
    .where(and(eq(memberships.accountUid, accountUid), eq(memberships.profileUid, profileUid)))
    .returning({ role: memberships.role })
  await forgetActor(tx, accountUid)
  return gone?.role ?? null
}

export async function addStaff(
  tx: Tx,
  accountUid: string,
  input: { role: StaffRole; displayName: string; slug: string; designated?: boolean; secondFactorExempt?: boolean },
): Promise<void> {
  await tx
    .insert(staff)
    .values({ accountUid, ...input })
    .onConflictDoUpdate({ target: staff.accountUid, set: { role: input.role } })
  await forgetActor(tx, accountUid)
}

/** Gives a brand its account manager, in place of the one before. */
export async function assignManager(tx: Tx, brandUid: string, accountUid: string): Promise<void> {
  const row = { brandUid, accountUid, assignedAt: now() }
  await tx.insert(assignments).values(row).onConflictDoUpdate({ target: assignments.brandUid, set: row })
  // The one before as well, whoever that was.
  await forgetActors(tx)
}

const membersOf = prepared((db) =>
  db
    .select({ uid: accounts.uid, email: accounts.email, displayName: accounts.displayName, role: memberships.role })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.uid, memberships.accountUid))
    .where(and(eq(memberships.profileUid, sql.placeholder('profile')), isNull(accounts.disabledAt)))
    .prepare('members_of_profile'),
)

/** The accounts behind a profile: those who are told when something happens to it. Disabled ones are not. */
export async function listMembers(
  db: Queryable,
  profileUid: string,
): Promise<{ uid: string; email: string; displayName: string; role: MembershipRole }[]> {
  return membersOf(db, { profile: profileUid })
}

const managerOf = prepared((db) =>
  db
    .select({
      uid: accounts.uid,
      email: accounts.email,
      displayName: staff.displayName,
      slug: staff.slug,
      photo: staff.photo,
    })
    .from(assignments)
    .innerJoin(accounts, eq(accounts.uid, assignments.accountUid))
    .innerJoin(staff, eq(staff.accountUid, accounts.uid))
    .where(and(eq(assignments.brandUid, sql.placeholder('brand')), isNull(accounts.disabledAt)))
    .prepare('manager_of_brand'),
)

/** The account manager of a brand, if it has one who works. */
export async function findManager(
  db: Queryable,
  brandUid: string,
): Promise<{ uid: string; email: string; displayName: string; slug: string; photo: string | null } | null> {
  const [manager] = await managerOf(db, { brand: brandUid })
  return manager ?? null
}

/** Closes an account and every session of it; the next call of each is refused. */
export async function disableAccount(tx: Tx, accountUid: string, reason: string): Promise<void> {
  await tx.update(accounts).set({ disabledAt: now(), disabledReason: reason }).where(eq(accounts.uid, accountUid))
  await closeSessions(tx, accountUid)
  await forgetActor(tx, accountUid)
}

/** Lets a disabled account sign in again. */
export async function enableAccount(tx: Tx, accountUid: string): Promise<void> {
  await tx.update(accounts).set({ disabledAt: null, disabledReason: null }).where(eq(accounts.uid, accountUid))
}

/** When an account is deleted; null where it stays. */
export async function setDeletionDue(tx: Tx, accountUid: string, deletionDueAt: Date | null): Promise<void> {
  await tx.update(accounts).set({ deletionDueAt }).where(eq(accounts.uid, accountUid))
}

/** What people are called, by the addresses they sign in with. */
export async function findNamesByEmail(
  db: Queryable,
  emails: readonly string[],
): Promise<Map<string, { uid: string; name: string }>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .select({ uid: accounts.uid, email: accounts.email, name: accounts.displayName })
    .from(accounts)
    .where(inArray(accounts.email, [...new Set(emails)]))
  return new Map(rows.map(({ email, ...person }) => [email, person]))
}

/** The names that people go by, by account. */
export async function findDisplayNames(db: Queryable, accountUids: readonly string[]): Promise<Map<string, string>> {
  if (accountUids.length === 0) return new Map()
  const rows = await db
    .select({ uid: accounts.uid, name: accounts.displayName })
    .from(accounts)
    .where(inArray(accounts.uid, [...accountUids]))
  return new Map(rows.map(({ uid, name }) => [uid, name]))
}
