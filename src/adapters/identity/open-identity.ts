import type { Config } from '../../kit/server/config.ts'
import type { IdentityProvider } from './identity.ts'
import { stripeIdentity } from './stripe-identity.ts'

const clients = new WeakMap<Config, IdentityProvider>()

/** Stripe Identity when its keys are set; without them null, and our own team looks at documents. */
export function openIdentity(config: Config): IdentityProvider | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_IDENTITY_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
  } = config
  if (!secretKey || !webhookSecret) return null
  let client = clients.get(config)
  if (!client) clients.set(config, (client = stripeIdentity({ secretKey, webhookSecret, apiBase })))
  return client
}
