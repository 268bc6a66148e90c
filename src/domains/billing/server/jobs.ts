import { chargeFees } from './jobs/charge-fees.ts'
import { finishCreditNotes } from './jobs/finish-credit-notes.ts'
import { followBrands } from './jobs/follow-brands.ts'
import { invoiceMonths } from './jobs/invoice-months.ts'
import { remindTrials } from './jobs/remind-trials.ts'
import { reconcilePayments } from './jobs/reconcile-payments.ts'
import { settlePayments } from './jobs/settle-payments.ts'
import type { PaymentJob } from './reconcile.ts'

export const billingJobs: readonly PaymentJob[] = [
  settlePayments,
  reconcilePayments,
  followBrands,
  chargeFees,
  invoiceMonths,
  finishCreditNotes,
  remindTrials,
]
