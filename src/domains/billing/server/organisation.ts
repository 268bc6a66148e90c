import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { type PlanNotification, notifyPeople } from './notify-people.ts'
import type { Config } from '../../../kit/server/config.ts'

/** Who is linked to which brand of an organisation, the disabled not; the oldest brand first. */
const membersOf = prepared((db) =>
  db
    .select({
      uid: accountFacts.uid,
      email: accountFacts.email,
      brandUid: membershipFacts.profileUid,
      role: membershipFacts.role,
    })
    .from(brandFacts)
    .innerJoin(membershipFacts, eq(membershipFacts.profileUid, brandFacts.uid))
    .innerJoin(accountFacts, and(eq(accountFacts.uid, membershipFacts.accountUid), isNull(accountFacts.disabledAt)))
    .where(eq(brandFacts.orgUid, sql.placeholder('org')))
    .orderBy(brandFacts.createdAt, brandFacts.uid, membershipFacts.createdAt, accountFacts.uid)
    .prepare('members_of_organisation'),
)

/** Everyone behind an organisation, each once, with one of their brands and whether they keep it (owner or admin). */
export async function listAccounts(db: Queryable, orgUid: string) {
  const people = new Map<string, { uid: string; email: string; brandUid: string; isAdmin: boolean }>()
  for (const { uid, email, brandUid, role } of await membersOf(db, { org: orgUid })) {
    const isAdmin = role !== 'member'
    const known = people.get(uid)
    if (!known || (isAdmin && !known.isAdmin)) people.set(uid, { uid, email, brandUid, isAdmin })
  }
  return [...people.values()]
}

/** Tells those who keep an organisation's brands about its plan, once per `key`. */
export async function notifyBillingAdmins(
  tx: Tx,
  config: Config,
  orgUid: string,
  key: string,
  notification: PlanNotification,
): Promise<void> {
  const people = (await listAccounts(tx, orgUid)).filter((person) => person.isAdmin)
  await notifyPeople(tx, config, people, key, notification)
}
