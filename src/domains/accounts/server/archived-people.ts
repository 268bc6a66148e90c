import { inArray, sql } from 'drizzle-orm'
import { formerNames } from '../../../access/server/personal-data.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accounts, memberships } from './tables.ts'

/** Somebody of a team as an archive of their organisation has them: no way in, nothing they keep for themselves. */
export type ArchivedPerson = { uid: string; email: string; displayName: string }

/** The people of these brands' teams, by email. */
export async function listArchivedPeople(db: Queryable, brandUids: readonly string[]): Promise<ArchivedPerson[]> {
  const inTeam = db
    .select({ uid: memberships.accountUid })
    .from(memberships)
    .where(inArray(memberships.profileUid, [...brandUids]))
  return db
    .select({ uid: accounts.uid, email: accounts.email, displayName: accounts.displayName })
    .from(accounts)
    .where(inArray(accounts.uid, inTeam))
    .orderBy(accounts.email)
}

/**
 * Brings the people of a team: who has an account with that address is that account, and everybody else gets one without a password, so that
 * a sign-in link is their first way in. Answers who each became, where it is another id.
 */
export async function bringPeople(tx: Tx, people: readonly ArchivedPerson[]): Promise<Map<string, string>> {
  if (people.length === 0) return new Map()
  const emails = people.map(({ email }) => email.toLowerCase())
  const uids = people.map(({ uid }) => uid)
  const there = await tx
    .select({ uid: accounts.uid, email: accounts.email })
    .from(accounts)
    .where(sql`${inArray(accounts.email, emails)} or ${inArray(accounts.uid, uids)}`)
  const became = new Map<string, string>()
  const fresh = people.flatMap(({ uid, email, displayName }) => {
    const same = there.find((account) => account.email === email.toLowerCase())
    if (same) {
      if (same.uid !== uid) became.set(uid, same.uid)
      return []
    }
    const own = there.some((account) => account.uid === uid) ? newUid('account') : uid
    if (own !== uid) became.set(uid, own)
    return [{ uid: own, email: email.toLowerCase(), displayName, createdAt: now() }]
  })
  if (fresh.length > 0) await tx.insert(accounts).values(fresh)
  return became
}

/** Of accounts that records name, those that nobody has here: as one is left that was deleted. */
export async function bringFormerAccounts(tx: Tx, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return
  await tx
    .insert(accounts)
    .values(
      uids.map((uid) => ({
        uid,
        email: `${uid}@deleted.invalid`,
        displayName: formerNames.person,
        createdAt: now(),
        disabledAt: now(),
        disabledReason: 'came with an archive of an organisation',
      })),
    )
    .onConflictDoNothing()
}
