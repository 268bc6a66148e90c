import type { PaymentJob } from '../reconcile.ts'
import { settle } from '../settle.ts'

/** Every minute, and at once when the sandbox has something to tell. */
export const settlePayments: PaymentJob = { name: 'settle-payments', cron: '* * * * *', on: 'payments', run: settle }
