import type { Payments } from '../../adapters/payments/payments.ts'
import { listSandboxPayers } from '../../domains/billing/server/leave-provider.ts'
import type { PaymentContext } from '../../domains/billing/server/reconcile.ts'
import { ConfigError } from '../../kit/server/config.ts'
import type { Log } from '../../kit/server/log.ts'
import { leaveSandbox } from './leave-sandbox.ts'

/**
 * Whether the provider takes our keys, at a start: refuses to start with wrong ones. One that does not answer is no reason
 * not to serve. While the sandbox still has payers, the start is refused as well: to leave it is somebody's decision.
 */
export async function assertPaymentsFit({
  db,
  payments,
  log,
}: Pick<PaymentContext, 'db' | 'payments' | 'log'>): Promise<void> {
  if (payments.name === 'sandbox') return
  await proveKeys(payments, log)
  const payers = await listSandboxPayers(db)
  if (payers.length > 0)
    throw new ConfigError(
      [
        `STRIPE_SECRET_KEY is set, but ${customers(payers.length)} still in the sandbox. Nothing was changed. Choose one:`,
        '  npm run admin -- payments    asks you, then ends sandbox subscriptions and moves to Stripe',
        '  unset STRIPE_SECRET_KEY      keeps the sandbox',
      ].join('\n'),
    )
}

/** `1 customer is`, `12 customers are`. */
const customers = (count: number) => (count === 1 ? '1 customer is' : `${count} customers are`)

async function proveKeys(payments: Payments, log: Log): Promise<void> {
  const proof = await payments.proveKeys().catch((error: unknown) => {
    log.warn({ err: error }, 'the payment provider isn’t responding, so the keys couldn’t be checked')
    return 'good' as const
  })
  if (proof === 'refused')
    throw new ConfigError(
      'STRIPE_SECRET_KEY: Stripe doesn’t recognise this key. Nothing was changed. Set the right one.',
    )
}

/**
 * Moves from the sandbox to the provider that is set, once it has taken our keys and whoever asked has said yes. Answers what
 * was done, as a sentence; throws when the keys cannot be proven.
 */
export async function changePayments(
  context: PaymentContext,
  ask: (question: string) => Promise<string>,
): Promise<string> {
  const { db, payments } = context
  if (payments.name === 'sandbox')
    return 'Payments are in the sandbox. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, and run this again.'
  if ((await payments.proveKeys()) === 'refused')
    throw new ConfigError(
      'STRIPE_SECRET_KEY: Stripe doesn’t recognise this key. Nothing was changed. Set the right one.',
    )
  const { length } = await listSandboxPayers(db)
  if (length === 0) return 'Stripe accepts the key, and no one is in the sandbox, so there’s nothing to change.'
  const answer = await ask(
    `Stripe accepts the key. ${customers(length)} in the sandbox. Their subscription ends now, for good, and we email them.\nType ${length} to continue, or anything else to change nothing: `,
  )
  if (answer.trim() !== String(length)) return 'Nothing was changed.'
  await leaveSandbox(context)
  return `Payments now go to Stripe. ${customers(length)} no longer in the sandbox.`
}
