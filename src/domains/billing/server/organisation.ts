import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { listMembers } from '../../accounts/server/accounts.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { type CalmTelling, tellPeople } from './tell.ts'
import type { Config } from '../../../kit/server/config.ts'

/** Everyone behind an organisation, each once, with one of their brands and whether they keep it (owner or admin). */
export async function listAccounts(db: Queryable, orgUid: string) {
  const people = new Map<string, { uid: string; email: string; brandUid: string; keeps: boolean }>()
  for (const brand of await listBrandsOf(db, orgUid)) {
    for (const { uid, email, role } of await listMembers(db, brand.uid)) {
      const keeps = role !== 'member'
      const known = people.get(uid)
      if (!known || (keeps && !known.keeps)) people.set(uid, { uid, email, brandUid: brand.uid, keeps })
    }
  }
  return [...people.values()]
}

/** Tells those who keep an organisation's brands about its plan, once per `key`. */
export async function tellKeepers(
  tx: Tx,
  config: Config,
  orgUid: string,
  key: string,
  notification: CalmTelling,
): Promise<void> {
  const people = (await listAccounts(tx, orgUid)).filter((person) => person.keeps)
  await tellPeople(tx, config, people, key, notification)
}
