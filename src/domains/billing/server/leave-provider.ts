import { and, eq, isNull, like } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { now } from '../../../kit/server/clock.ts'
import { endCheckouts } from './discounts.ts'
import { checkouts, customers, discountCodes, fees, invoices } from './tables.ts'

const ofSandbox = like(customers.providerId, 'cus\\_sandbox\\_%')

/** The payers that the sandbox knows, by its ids. */
export async function listSandboxPayers(db: Queryable): Promise<string[]> {
  const payers = await db.select({ providerId: customers.providerId }).from(customers).where(ofSandbox)
  return payers.map(({ providerId }) => providerId)
}

/** Stops the discount codes that were made in the sandbox: another provider doesn’t know their coupons. */
export async function stopSandboxCodes(db: Queryable): Promise<void> {
  const coupons = and(like(discountCodes.couponId, 'coupon\\_sandbox\\_%'), isNull(discountCodes.stoppedAt))
  await db.update(discountCodes).set({ stoppedAt: now() }).where(coupons)
}

/** Forgets the payers of the sandbox and closes its open pages. What it billed stays, and its fees are due again. */
export async function forgetSandboxPayers(tx: Tx): Promise<void> {
  const pages = and(eq(checkouts.state, 'open'), like(checkouts.sessionId, 'cs\\_sandbox\\_%'))
  await endCheckouts(tx, pages)
  await tx.update(invoices).set({ url: null }).where(like(invoices.id, 'in\\_sandbox\\_%'))
  // Untried, as far as the new provider goes: a waiver credits nothing that was never charged.
  await tx.update(fees).set({ tries: 0, nextTryAt: null }).where(like(fees.itemId, 'ii\\_sandbox\\_%'))
  await tx.delete(customers).where(ofSandbox)
}
