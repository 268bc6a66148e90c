import { Stripe } from 'stripe'
import { now } from '../../kit/server/clock.ts'
import {
  BadSignature,
  type Charge,
  type CheckoutState,
  type ProviderEvent,
  type ProviderInvoice,
  type ProviderSubscription,
  type SubscriptionStatus,
} from './payments.ts'

/** What we read of Stripe's objects. The sandbox keeps its own in the same shape, so that one reading serves both. */
export type WireSubscription = {
  id: string
  object: 'subscription'
  customer: string | { id: string }
  status: string
  metadata: Record<string, string>
  cancel_at_period_end: boolean
  schedule?: string | { id: string } | null
  discounts?: (string | { id: string })[]
  start_date: number
  items: {
    data: {
      id: string
      quantity?: number
      price: { id: string }
      current_period_start: number
      current_period_end: number
    }[]
  }
}

export type WireInvoice = {
  id?: string
  object: 'invoice'
  customer: string | { id: string } | null
  number: string | null
  status: string | null
  currency: string
  total: number
  created: number
  period_start: number
  period_end: number
  hosted_invoice_url?: string | null
  invoice_pdf?: string | null
  /** The first ten; `has_more` when there are others. */
  lines: { has_more?: boolean; data: WireLine[] }
  /** Empty or absent while the account's tax setting is off. */
  total_taxes?: WireTax[] | null
  /** What is charged: the total less what the customer has to their credit. */
  amount_due?: number
}

type WireTax = { amount: number; tax_behavior: string }
export type WireLine = {
  amount: number
  description: string | null
  parent: { type: string; subscription_item_details?: { proration: boolean } | null } | null
  period?: { start: number; end: number }
  discount_amounts?: { amount: number }[] | null
  taxes?: WireTax[] | null
}

export type WireSession = {
  id: string
  object: 'checkout.session'
  status: string | null
  payment_status: string
  client_reference_id: string | null
  url: string | null
}

/** How old a signature may be, in seconds. */
export const toleranceSeconds = 300

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  canceled: 'canceled',
}

const at = (seconds: number) => new Date(seconds * 1000)
const idOf = (of: string | { id: string }) => (typeof of === 'string' ? of : of.id)

export function readSubscription(wire: WireSubscription): ProviderSubscription {
  const [item] = wire.items.data
  return {
    id: wire.id,
    customerId: idOf(wire.customer),
    orgUid: wire.metadata['org_uid'] ?? null,
    status: statuses[wire.status] ?? 'incomplete',
    priceId: item?.price.id ?? null,
    quantity: item?.quantity ?? 1,
    startedAt: at(wire.start_date),
    periodStart: at(item?.current_period_start ?? wire.start_date),
    periodEnd: at(item?.current_period_end ?? wire.start_date),
    ending: wire.cancel_at_period_end,
    discounted: (wire.discounts ?? []).length > 0,
    nextTier: wire.metadata['next_tier'] || null,
  }
}

export function readInvoice(wire: WireInvoice): ProviderInvoice {
  return {
    id: wire.id ?? '',
    customerId: wire.customer === null ? '' : idOf(wire.customer),
    number: wire.number,
    status: (wire.status ?? 'draft') as ProviderInvoice['status'],
    currency: wire.currency.toUpperCase(),
    total: wire.total,
    planAmount: sumOf(wire.lines.data.filter(isPlan).map(netOf)),
    discountAmount: sumOf(wire.lines.data.filter(isPlan).map(discountOf)),
    taxAmount: sumOf((wire.total_taxes ?? []).map(({ amount }) => amount)),
    createdAt: at(wire.created),
    periodStart: at(wire.period_start),
    periodEnd: at(wire.period_end),
    url: wire.hosted_invoice_url ?? null,
    pdfUrl: wire.invoice_pdf ?? null,
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const isPlan = ({ parent }: WireLine) => parent?.type === 'subscription_item_details'
const taxesOf = ({ taxes }: WireLine, behavior: 'inclusive' | 'exclusive') =>
  sumOf((taxes ?? []).filter(({ tax_behavior }) => tax_behavior === behavior).map(({ amount }) => amount))

/** A line after its discounts and without its tax. */
function netOf(line: WireLine): number {
  return line.amount - discountOf(line) - taxesOf(line, 'inclusive')
}

/** What discounts take off a line. */
export function discountOf({ discount_amounts: discounts }: WireLine): number {
  return sumOf((discounts ?? []).map(({ amount }) => amount))
}

/** What an invoice that is only looked at would charge at once. */
export function chargeOf(wire: WireInvoice): Charge {
  return { due: wire.amount_due ?? wire.total, tax: readInvoice(wire).taxAmount }
}

/** The same of its lines for a whole period of the plan alone, and when that period begins. */
export function planChargeOf({ lines }: WireInvoice): Charge & { begins: Date | null } {
  const plan = lines.data.filter((line) => isPlan(line) && !line.parent?.subscription_item_details?.proration)
  const tax = sumOf(plan.map((line) => taxesOf(line, 'inclusive') + taxesOf(line, 'exclusive')))
  const begins = plan[0]?.period?.start
  return { due: sumOf(plan.map(netOf)) + tax, tax, begins: begins === undefined ? null : at(begins) }
}

export function checkoutState({ status, payment_status }: WireSession): CheckoutState {
  if (status === 'complete') return payment_status === 'unpaid' ? 'open' : 'paid'
  return status === 'expired' ? 'ended' : 'open'
}

/**
 * An event as the webhook has it: the signature of the raw body first, by the library's own check. `whole` gets the lines
 * of an invoice that it did not bring.
 */
export async function readSignedEvent(
  raw: Buffer,
  signature: string | undefined,
  secret: string,
  whole = async (invoice: WireInvoice) => invoice,
): Promise<ProviderEvent> {
  let event: unknown
  try {
    event = Stripe.webhooks.constructEvent(raw, signature ?? '', secret, toleranceSeconds, undefined, now().getTime())
  } catch (error) {
    throw new BadSignature('the signature does not match', { cause: error })
  }
  return readEvent(event as WireEvent, whole)
}

export type WireEvent = { id: string; type: string; created: number; data: { object: { object: string } } }

async function readEvent(
  { id, type, created, data }: WireEvent,
  whole: (invoice: WireInvoice) => Promise<WireInvoice>,
): Promise<ProviderEvent> {
  const event = { id, type, at: at(created) }
  const { object } = data
  if (type.startsWith('customer.subscription.') && object.object === 'subscription')
    return { ...event, about: 'subscription', subscription: readSubscription(object as WireSubscription) }
  // One that is only coming is none yet: it cannot be asked for.
  if (type.startsWith('invoice.') && type !== 'invoice.upcoming' && object.object === 'invoice')
    return { ...event, about: 'invoice', invoice: readInvoice(await whole(object as WireInvoice)) }
  if (type.startsWith('checkout.session.') && object.object === 'checkout.session') {
    const session = object as WireSession
    const state = checkoutState(session)
    return { ...event, about: 'checkout', checkoutUid: session.client_reference_id, sessionId: session.id, state }
  }
  return { ...event, about: 'other' }
}
