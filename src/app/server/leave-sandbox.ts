import { and, eq, like } from 'drizzle-orm'
import { cancelNow } from '../../adapters/payments/sandbox-life.ts'
import { sandboxPayments } from '../../adapters/payments/sandbox.ts'
import type { PaymentContext } from '../../domains/billing/server/reconcile.ts'
import { settle } from '../../domains/billing/server/settle.ts'
import { checkouts, customers, fees, invoices } from '../../domains/billing/server/tables.ts'

/**
 * Before the first start with a real provider over a database that used the sandbox: its subscriptions end, as a
 * cancellation would end them, and its payers are forgotten. What it billed stays as it is and moves no money. Done once:
 * without a payer of the sandbox's there is nothing to leave.
 */
export async function leaveSandbox(context: PaymentContext): Promise<void> {
  const { db, config, log, payments } = context
  if (payments.name === 'sandbox') return
  const ofSandbox = like(customers.providerId, 'cus\\_sandbox\\_%')
  const payers = await db.select().from(customers).where(ofSandbox)
  if (payers.length === 0) return
  const sandbox = sandboxPayments(config, db)
  for (const { providerId } of payers)
    for (const { id } of await sandbox.listSubscriptions(providerId)) await cancelNow(db, id)
  await settle({ ...context, payments: sandbox })
  await db.transaction(async (tx) => {
    const pages = and(eq(checkouts.state, 'open'), like(checkouts.sessionId, 'cs\\_sandbox\\_%'))
    await tx.update(checkouts).set({ state: 'ended' }).where(pages)
    await tx.update(invoices).set({ url: null }).where(like(invoices.id, 'in\\_sandbox\\_%'))
    // Untried, as far as the new provider goes: a waiver credits nothing that was never charged.
    await tx.update(fees).set({ tries: 0, nextTryAt: null }).where(like(fees.itemId, 'ii\\_sandbox\\_%'))
    await tx.delete(customers).where(ofSandbox)
  })
  log.warn({ payers: payers.length }, 'the payments sandbox was left: its subscriptions have ended')
}
