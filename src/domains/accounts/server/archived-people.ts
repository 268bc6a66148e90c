import { and, inArray, isNull, or } from 'drizzle-orm'
import * as z from 'zod/mini'
import { formerNames } from '../../../access/server/personal-data.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accounts, memberships } from './tables.ts'

/** Somebody of a team as their organisation takes them along: no way in, nothing they keep for themselves. */
export const ArchivedPerson = z.object({ uid: z.string(), email: z.email(), displayName: z.string() })
type ArchivedPerson = z.output<typeof ArchivedPerson>

/** The people of these brands' teams, by email. */
export async function listArchivedPeople(db: Queryable, brandUids: readonly string[]): Promise<ArchivedPerson[]> {
  const inTeam = db
    .select({ uid: memberships.accountUid })
    .from(memberships)
    .where(inArray(memberships.profileUid, [...brandUids]))
  return db
    .select({ uid: accounts.uid, email: accounts.email, displayName: accounts.displayName })
    .from(accounts)
    .where(and(inArray(accounts.uid, inTeam), isNull(accounts.disabledAt)))
    .orderBy(accounts.email)
}

/**
 * Brings the people of a team: who has an account with that address is that account, and everybody else gets one without a password,
 * so that a sign-in link is their first way in. Answers who each became, where it is another id.
 */
export async function bringPeople(tx: Tx, people: readonly ArchivedPerson[]): Promise<Map<string, string>> {
  const became = new Map<string, string>()
  if (people.length === 0) return became
  const there = await tx
    .select({ uid: accounts.uid, email: accounts.email })
    .from(accounts)
    .where(
      or(
        inArray(
          accounts.email,
          people.map(({ email }) => email),
        ),
        inArray(
          accounts.uid,
          people.map(({ uid }) => uid),
        ),
      ),
    )
  for (const { uid, email, displayName } of people) {
    const same = there.find((one) => one.email === email) ?? there.find((one) => one.uid === uid)
    if (!same) await tx.insert(accounts).values({ uid, email, displayName, createdAt: now() })
    else if (same.uid !== uid) became.set(uid, same.uid)
  }
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
        disabledReason: 'named by an organisation that was imported',
      })),
    )
    .onConflictDoNothing()
}
