import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import { noBrand } from '../../../access/server/guards.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { organisations } from './tables.ts'

export type Organisation = typeof organisations.$inferSelect

const organisationOf = prepared((db) =>
  db
    .select(getTableColumns(organisations))
    .from(organisations)
    .innerJoin(brandFacts, eq(brandFacts.orgUid, organisations.uid))
    .where(eq(brandFacts.uid, sql.placeholder('brand')))
    .prepare('organisation_of_brand'),
)

/** Throws where there is none: a brand always has its organisation. */
export async function getOrganisation(db: Queryable, uid: string): Promise<Organisation> {
  return must(await findOrganisation(db, uid), 'the organisation of a brand')
}

/** The organisation of a brand. Throws not-found where there is no such brand. */
export async function getOrganisationOf(db: Queryable, brandUid: string): Promise<Organisation> {
  const [row] = await organisationOf(db, { brand: brandUid })
  if (!row) throw noBrand()
  return row
}

export async function findOrganisation(db: Queryable, uid: string): Promise<Organisation | null> {
  const [row] = await db.select().from(organisations).where(eq(organisations.uid, uid))
  return row ?? null
}

/** The same with its row held: whatever is counted or decided for an organisation is decided one after the other. */
export async function lockOrganisation(tx: Tx, uid: string): Promise<Organisation | null> {
  const [row] = await tx.select().from(organisations).where(eq(organisations.uid, uid)).for('update')
  return row ?? null
}

/** Stores the billing details of an organisation in place of those before. */
export async function storeBillingDetails(tx: Tx, uid: string, billing: Record<string, string>): Promise<void> {
  await tx.update(organisations).set({ billing }).where(eq(organisations.uid, uid))
}

/** What organisations are called, by their uids. */
export async function findOrganisationNames(db: Queryable, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const { uid, name } = organisations
  const rows = await db
    .select({ uid, name })
    .from(organisations)
    .where(inArray(uid, [...uids]))
  return new Map(rows.map((row) => [row.uid, row.name]))
}

/** Stores the house rules of an organisation; its venues that have them as well are written by whoever calls this. */
export async function storeHouseRules(tx: Tx, uid: string, houseRules: string): Promise<void> {
  await tx.update(organisations).set({ houseRules }).where(eq(organisations.uid, uid))
}
