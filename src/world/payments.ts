import pino from 'pino'
import { first, must } from '../kit/contract/must.ts'
import { localOutbox } from '../adapters/mail/mail.ts'
import { openPayments } from '../adapters/payments/open-payments.ts'
import type { Payments } from '../adapters/payments/payments.ts'
import { paySession, putCard, renew } from '../adapters/payments/sandbox-life.ts'
import { find, put } from '../adapters/payments/sandbox-store.ts'
import { findSubscription, saveSubscription, type Subscription } from '../domains/plans/server/subscription.ts'
import type { TierId } from '../domains/plans/tiers.ts'
import { getBrand } from '../domains/profiles/server/reads.ts'
import type { PaymentContext } from '../domains/billing/server/reconcile.ts'
import { settle as settleAll } from '../domains/billing/server/settle.ts'
import { dayMs, now, plus, setClock } from '../kit/server/clock.ts'
import { allJobs } from '../product/server/jobs.ts'
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

/** The provider hears how many venues the organisations have, as the clockwork would tell it. */
export async function followVenues(w: World): Promise<void> {
  const job = allJobs.find(({ name }) => name === 'follow-brands')
  await must(job, 'follow-brands').run({ ...paymentContext(w), mail: localOutbox })
  await settle(w)
}

/** Luna's plan, as after a payment that failed. */
export async function failPayment(w: World): Promise<void> {
  const plan = must(await planRow(w), 'plan row')
  await w.tx((tx) => saveSubscription(tx, { ...plan, state: 'past_due', pastDueSince: now() }))
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

/** A discount code for every paid plan. */
export const spring20 = {
  code: 'SPRING20',
  percent: 20,
  amount: null,
  currency: null,
  months: 3,
  trialDays: null,
  needsCard: true,
  tiers: ['starter' as const, 'professional' as const, 'premium' as const],
  lastDay: null,
  most: null,
  note: '',
}

/** A code for two weeks without payment, and without a card to start. */
export const try14 = { ...spring20, code: 'TRY14', percent: null, months: 0, trialDays: 14, needsCard: false }

/** Bella starts a free trial of Starter, with a card or without; its end is the plan row's period end. */
export async function startTrial(
  w: World,
  card: 'good' | 'none' = 'none',
  tiers: TierId[] = try14.tiers,
): Promise<Subscription> {
  await w.ada.call('createDiscountCode', { fields: { ...try14, tiers, needsCard: card === 'good' } })
  const order = { selected_plan: 'starter', price_id: 'price_starter_gbp_1', code: 'TRY14' } as const
  const { sessionId } = await w.bella.call('initCheckout', { ...order, billing_details: payerDetails })
  await paySession(w.database.db, must(sessionId, 'session id'), card)
  await settle(w)
  return must(await planRow(w), 'plan row')
}

/** What the provider calls whoever pays for Luna's plan. */
export async function customerOf(w: World): Promise<string> {
  const id = must((await planRow(w))?.providerId, 'subscription')
  return must(await find(w.database.db, 'subscription', id), 'subscription').customer
}

/** From now on a payer of the sandbox is charged a fifth of VAT, until their details are saved again. */
export async function chargeVat(w: World, customer: string): Promise<void> {
  const { db } = w.database
  await put(db, 'customer', { ...must(await find(db, 'customer', customer), 'customer'), tax_percent: 20 }, null)
}

/** Luna’s second invoice on Starter: £99 and £19.80 of VAT. Its card works, or was declined. Answers its id. */
export async function taxedInvoice(w: World, card: 'good' | 'declined' = 'good'): Promise<string> {
  const { db } = w.database
  const subscription = must((await subscribe(w, w.bella, 'starter')).providerId, 'subscription')
  const customer = await customerOf(w)
  await chargeVat(w, customer)
  await putCard(db, customer, card)
  setClock(plus(now(), dayMs))
  await renew(db, subscription)
  await settle(w)
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  return first(rows.filter(({ tax }) => tax > 0)).id
}

/** What Ada confirms of a credit note: all that is left, or lines of it, as its preview says. */
export async function creditOrder(
  w: World,
  invoiceId: string,
  lines: { lineId: string; net: number }[] | null = null,
  key = 'once',
) {
  const { total, payout } = await w.ada.call('previewCreditNote', { invoiceId, lines })
  const words = 'We charged this month by mistake.'
  return {
    invoiceId,
    lines,
    reason: 'wrong-amount' as const,
    words,
    payout: payout > 0 ? ('refund' as const) : null,
    total,
    key,
  }
}
