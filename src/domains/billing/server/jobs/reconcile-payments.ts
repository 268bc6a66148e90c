import { type PaymentJob, reconcileAll } from '../reconcile.ts'

/** Every night: our picture of all subscriptions against the provider's. */
export const reconcilePayments: PaymentJob = {
  name: 'reconcile-payments',
  cron: '23 3 * * *',
  run: async (context) => {
    const differed = await reconcileAll(context)
    context.log.info({ differed }, 'payments reconciled')
  },
}
