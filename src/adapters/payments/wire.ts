import type { Charge, CheckoutState, ProviderInvoice, ProviderSubscription, SubscriptionStatus } from './payments.ts'

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
  amount_paid?: number
  amount_remaining?: number
  /** The customer’s balance before and after it; credit is below zero. */
  starting_balance?: number
  ending_balance?: number | null
}

export type WireTax = { amount: number; tax_behavior: string }
export type WireLine = {
  id?: string
  metadata?: Record<string, string> | null
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

export const at = (seconds: number) => new Date(seconds * 1000)
export const idOf = (of: string | { id: string }) => (typeof of === 'string' ? of : of.id)

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
    creditUsed: Math.max(0, (wire.ending_balance ?? wire.starting_balance ?? 0) - (wire.starting_balance ?? 0)),
    createdAt: at(wire.created),
    periodStart: at(wire.period_start),
    periodEnd: at(wire.period_end),
    url: wire.hosted_invoice_url ?? null,
    pdfUrl: wire.invoice_pdf ?? null,
  }
}

export const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
export const isPlan = ({ parent }: WireLine) => parent?.type === 'subscription_item_details'
export const taxesOf = ({ taxes }: Pick<WireLine, 'taxes'>, behavior: 'inclusive' | 'exclusive') =>
  sumOf((taxes ?? []).filter(({ tax_behavior }) => tax_behavior === behavior).map(({ amount }) => amount))

/** A line after its discounts and without its tax. */
export function netOf(line: WireLine): number {
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
