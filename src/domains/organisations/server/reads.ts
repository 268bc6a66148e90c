import { eq } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { organisations } from './tables.ts'

export type Organisation = typeof organisations.$inferSelect

/** Throws where there is none: a brand always has its organisation. */
export async function getOrganisation(db: Queryable, uid: string): Promise<Organisation> {
  return must(await findOrganisation(db, uid), 'the organisation of a brand')
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
