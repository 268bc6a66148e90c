import { eq } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { insertBrand, type NewBrand } from '../../profiles/server/build.ts'
import { cityFacts, type City, currencyOf } from '../../profiles/vocabulary.ts'
import { getOrganisation } from './reads.ts'
import { organisations } from './tables.ts'

/** An organisation; brand profiles belong to one. Currency and time zone follow from its city. Answers its uid. */
export async function makeOrganisation(
  tx: Tx,
  { name, city = 'london' }: { name: string; city?: City },
): Promise<string> {
  const uid = newUid('org')
  const { timezone, country } = cityFacts[city]
  await tx.insert(organisations).values({ uid, name, timezone, currency: currencyOf(country), createdAt: now() })
  return uid
}

/** A brand's profile, in an organisation of the same name unless another is given. Answers its uid. */
export async function makeBrand(tx: Tx, input: NewBrand & { orgUid?: string; ownerUid?: string }): Promise<string> {
  const { orgUid, ...brand } = input
  return insertBrand(tx, brand, await getOrganisation(tx, orgUid ?? (await makeOrganisation(tx, brand))))
}

/** Changes an organisation's row as it stands, past every rule: for tests. */
export async function setOrganisation(
  db: Queryable,
  uid: string,
  fields: Partial<typeof organisations.$inferInsert>,
): Promise<void> {
  await db.update(organisations).set(fields).where(eq(organisations.uid, uid))
}
