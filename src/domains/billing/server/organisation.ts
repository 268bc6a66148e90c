import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { listMembers } from '../../accounts/server/accounts.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { type PlanNotification, notifyPeople } from './notify-people.ts'
import type { Config } from '../../../kit/server/config.ts'

/** Everyone behind an organisation, each once, with one of their brands and whether they keep it (owner or admin). */
export async function listAccounts(db: Queryable, orgUid: string) {
  const people = new Map<string, { uid: string; email: string; brandUid: string; isAdmin: boolean }>()
  for (const brand of await listBrandsOf(db, orgUid)) {
    for (const { uid, email, role } of await listMembers(db, brand.uid)) {
      const isAdmin = role !== 'member'
      const known = people.get(uid)
      if (!known || (isAdmin && !known.isAdmin)) people.set(uid, { uid, email, brandUid: brand.uid, isAdmin })
    }
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
