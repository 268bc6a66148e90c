import { eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { listMembers } from '../../accounts/server/accounts.ts'
import { brandProfiles, organisations } from '../../profiles/server/tables.ts'
import { type CalmTelling, tellPeople } from './tell.ts'
import type { Config } from '../../../kit/server/config.ts'

export type Organisation = typeof organisations.$inferSelect

export async function findOrganisation(db: Queryable, uid: string): Promise<Organisation | null> {
  const [row] = await db.select().from(organisations).where(eq(organisations.uid, uid))
  return row ?? null
}

/** The same with its row held: whatever is counted or decided for an organisation is decided one after the other. */
export async function lockOrganisation(tx: Tx, uid: string): Promise<Organisation | null> {
  const [row] = await tx.select().from(organisations).where(eq(organisations.uid, uid)).for('update')
  return row ?? null
}

/** Its brand profiles, the oldest first. A subscription pays for as many. */
export async function listBrandsOf(db: Queryable, orgUid: string): Promise<{ uid: string; name: string }[]> {
  return db
    .select({ uid: brandProfiles.uid, name: brandProfiles.name })
    .from(brandProfiles)
    .where(eq(brandProfiles.orgUid, orgUid))
    .orderBy(brandProfiles.createdAt, brandProfiles.uid)
}

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
