import { eq, inArray } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type ImportedBrand, insertBrand, insertBrands, type NewBrand } from '../../profiles/server/build.ts'
import { deleteVenues } from '../../profiles/server/likely-same.ts'
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

/**
 * Many venues at once, each in an organisation of its own name, with the currency of its country. One whose source is there already is
 * left out. Answers the brands' uids by source.
 */
export async function makeBrands(
  tx: Tx,
  venues: readonly (Omit<ImportedBrand, 'orgUid'> & { sourceKey: string })[],
): Promise<Map<string, string>> {
  if (venues.length === 0) return new Map()
  const owned = venues.map((venue) => ({ ...venue, orgUid: newUid('org') }))
  await tx.insert(organisations).values(
    owned.map(({ orgUid, name, timezone, country }) => ({
      uid: orgUid,
      name,
      timezone,
      currency: currencyOf(country),
      createdAt: now(),
    })),
  )
  const made = await insertBrands(tx, owned)
  const unused = owned.filter(({ sourceKey }) => !made.has(sourceKey)).map(({ orgUid }) => orgUid)
  if (unused.length > 0) await tx.delete(organisations).where(inArray(organisations.uid, unused))
  return made
}

/** Deletes venues with the organisations that were made for them; the database refuses where something of them is still there. */
export async function deleteBrands(tx: Tx, venues: readonly { uid: string; orgUid: string }[]): Promise<void> {
  await deleteVenues(
    tx,
    venues.map(({ uid }) => uid),
  )
  await tx.delete(organisations).where(
    inArray(
      organisations.uid,
      venues.map(({ orgUid }) => orgUid),
    ),
  )
}

/** Changes an organisation's row as it stands, past every rule: for tests. */
export async function setOrganisation(
  db: Queryable,
  uid: string,
  fields: Partial<typeof organisations.$inferInsert>,
): Promise<void> {
  await db.update(organisations).set(fields).where(eq(organisations.uid, uid))
}
