import { and, eq, like } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { checkouts, customers, fees, invoices } from './tables.ts'

const ofSandbox = like(customers.providerId, 'cus\\_sandbox\\_%')

/** The payers that the sandbox knows, by its ids. */
export async function listSandboxPayers(db: Queryable): Promise<string[]> {
  const payers = await db.select({ providerId: customers.providerId }).from(customers).where(ofSandbox)
  return payers.map(({ providerId }) => providerId)
}

/** Forgets the payers of the sandbox and closes its open pages. What it billed stays, and its fees are due again. */
export async function forgetSandboxPayers(tx: Tx): Promise<void> {
  const pages = and(eq(checkouts.state, 'open'), like(checkouts.sessionId, 'cs\\_sandbox\\_%'))
  await tx.update(checkouts).set({ state: 'ended' }).where(pages)
  await tx.update(invoices).set({ url: null }).where(like(invoices.id, 'in\\_sandbox\\_%'))
  // Untried, as far as the new provider goes: a waiver credits nothing that was never charged.
  await tx.update(fees).set({ tries: 0, nextTryAt: null }).where(like(fees.itemId, 'ii\\_sandbox\\_%'))
  await tx.delete(customers).where(ofSandbox)
}
