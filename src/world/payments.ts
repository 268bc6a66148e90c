import pino from 'pino'
import { openPayments } from '../adapters/payments/open-payments.ts'
import type { Payments } from '../adapters/payments/payments.ts'
import type { PaymentJob } from '../domains/billing/server/reconcile.ts'
import type { World } from './world.ts'

/** The world's payment provider. */
export function paymentsOf(w: World): Payments {
  return openPayments(w.config, w.database.db)
}

/** Runs a job of billing once, as the clockwork would. */
export async function runPaymentJob(w: World, job: PaymentJob): Promise<void> {
  const log = pino({ level: 'silent' })
  await job.run({ db: w.database.db, config: w.config, log, payments: paymentsOf(w) })
}
