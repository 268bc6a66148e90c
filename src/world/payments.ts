import pino from 'pino'
import { must } from '../kit/contract/must.ts'
import { openPayments } from '../adapters/payments/open-payments.ts'
import type { Payments } from '../adapters/payments/payments.ts'
import { paySession } from '../adapters/payments/sandbox-life.ts'
import { findSubscription, type Subscription } from '../domains/plans/server/subscription.ts'
import type { TierId } from '../domains/plans/tiers.ts'
import { getBrand } from '../domains/profiles/server/reads.ts'
import type { PaymentContext } from '../domains/billing/server/reconcile.ts'
import { settle as settleAll } from '../domains/billing/server/settle.ts'
import type { Person, World } from './world.ts'

/** The world's payment provider. */
export function paymentsOf(w: World): Payments {
  return openPayments(w.config, w.database.db)
}

/** What a job of billing works with. */
export function paymentContext(w: World): PaymentContext {
  return { db: w.database.db, config: w.config, log: pino({ level: 'silent' }), payments: paymentsOf(w) }
}

/** Hands over the webhooks that wait, as the clockwork would. */
export function settle(w: World): Promise<void> {
  return settleAll(paymentContext(w))
}

/** Billing details of a payer in London. */
export const payerDetails = {
  legal_entity_name: 'Luna Ltd',
  address_line_1: '1 Mews',
  city: 'London',
  zip_code: 'E2 7QX',
}

/** Someone takes a plan for their first brand and pays it, in pounds. Answers the subscription. */
export async function subscribe(w: World, person: Person, tier: Exclude<TierId, 'basic'>): Promise<Subscription> {
  const order = { selected_plan: tier, price_id: `price_${tier}_gbp_1`, billing_details: payerDetails }
  const { sessionId } = await person.call('initCheckout', order)
  await paySession(w.database.db, must(sessionId, 'session id'), 'good')
  await settle(w)
  return must(await planRow(w), 'plan row')
}

/** The subscription of Luna's organisation, as it stands in the database. */
export async function planRow(w: World): Promise<Subscription | null> {
  return findSubscription(w.database.db, (await getBrand(w.database.db, w.luna)).orgUid)
}
