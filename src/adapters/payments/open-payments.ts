import type { Config } from '../../kit/server/config.ts'
import type { Queryable } from '../../kit/server/database.ts'
import type { Payments } from './payments.ts'
import { sandboxPayments } from './sandbox.ts'
import { stripePayments } from './stripe.ts'

const clients = new WeakMap<Config, Payments>()

/** This installation's payment provider: Stripe when its keys are set, otherwise the sandbox. `db` is the caller's connection. */
export function openPayments(config: Config, db: Queryable): Payments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = config
  const withTax = config.PAYMENTS_TAX === 'on'
  if (!secretKey || !webhookSecret) return sandboxPayments(config, db)
  let client = clients.get(config)
  if (!client) clients.set(config, (client = stripePayments({ secretKey, webhookSecret, apiBase, withTax })))
  return client
}
