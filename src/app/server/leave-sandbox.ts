import { cancelNow } from '../../adapters/payments/sandbox-life.ts'
import { sandboxPayments } from '../../adapters/payments/sandbox.ts'
import {
  forgetSandboxPayers,
  listSandboxPayers,
  stopSandboxCodes,
} from '../../domains/billing/server/leave-provider.ts'
import type { PaymentContext } from '../../domains/billing/server/reconcile.ts'
import { settle } from '../../domains/billing/server/settle.ts'

/**
 * Leaves the sandbox for a real provider (`change-payments.ts`): its subscriptions end, as a
 * cancellation would end them, its payers are forgotten, and its discount codes are stopped. What it billed stays as it is and moves no money. Done once:
 * without a payer of the sandbox's there is nothing to leave.
 */
export async function leaveSandbox(context: PaymentContext): Promise<void> {
  const { db, config, log, payments } = context
  if (payments.name === 'sandbox') return
  await stopSandboxCodes(db)
  const payers = await listSandboxPayers(db)
  if (payers.length === 0) return
  const sandbox = sandboxPayments(config, db)
  for (const providerId of payers)
    for (const { id } of await sandbox.listSubscriptions(providerId)) await cancelNow(db, id)
  await settle({ ...context, payments: sandbox })
  await db.transaction(forgetSandboxPayers)
  log.warn({ payers: payers.length }, 'payments moved out of the sandbox: its subscriptions have ended')
}
