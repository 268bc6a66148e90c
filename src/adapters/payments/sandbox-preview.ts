import { first, must } from '../../kit/contract/must.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Queryable } from '../../kit/server/database.ts'
import { priceOf } from './sandbox-life.ts'
import { creditOf } from './sandbox-credit.ts'
import { discountOn, discountsAfter, discountsOf, planLine } from './sandbox-discounts.ts'
import { monthAfter, partLeft } from './sandbox-periods.ts'
import { find, type Kinds, seconds } from './sandbox-store.ts'
import { percentNow, withTax } from './sandbox-tax.ts'
import type { WireInvoice } from './wire.ts'

type Line = WireInvoice['lines']['data'][number]

/** An invoice that is only looked at, after what the customer has to their `credit`. */
function looked(currency: string, lines: Line[], percent: number, credit = 0): WireInvoice {
  const at = seconds()
  const amounts = withTax(lines, percent)
  return {
    object: 'invoice',
    customer: null,
    number: null,
    status: 'draft',
    currency,
    created: at,
    period_start: at,
    period_end: at,
    ...amounts,
    amount_due: amounts.total - Math.max(0, Math.min(credit, amounts.total)),
  }
}

/** A line of the plan for a whole period, or of what a change costs within one. */
const lineOf = (amount: number, text: string, period: { start: number; end: number }, proration = false): Line => ({
  ...planLine(amount, text),
  parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
  period,
})

/** What a new subscription would be charged at once. */
export async function lookAtStart(
  db: Queryable,
  {
    priceId,
    quantity,
    percent,
    couponId,
    trialEnd,
    customerId,
  }: {
    priceId: string
    quantity: number
    percent: number
    couponId?: string | null | undefined
    trialEnd?: number | null
    /** Of somebody who is a customer already. */
    customerId?: string | null
  },
): Promise<WireInvoice> {
  const price = await priceOf(db, priceId)
  const start = seconds()
  if (trialEnd) return looked(price.currency, [lineOf(0, 'Trial period', { start, end: trialEnd })], percent)
  const amount = price.unit_amount * quantity
  const off = await discountOn(db, await discountsOf(db, couponId), amount)
  const line = lineOf(amount, 'Subscription', { start, end: monthAfter(start) })
  const credit = customerId ? await creditOf(db, customerId, price.currency) : 0
  return looked(price.currency, [{ ...line, ...(off > 0 && { discount_amounts: [{ amount: off }] }) }], percent, credit)
}

/** What another price would be charged at once, counted from `at`; without `at`, what its next period would be. */
export async function lookAtChange(
  db: Queryable,
  config: Config,
  subscription: Kinds['subscription'],
  { priceId, at }: { priceId: string; at: number | null },
): Promise<WireInvoice> {
  const item = first(subscription.items.data)
  const [before, after] = [await priceOf(db, item.price.id), await priceOf(db, priceId)]
  const percent = percentNow(config, must(await find(db, 'customer', subscription.customer), 'customer'))
  const quantity = item.quantity ?? 1
  const end = item.current_period_end
  if (at === null) {
    const period = { start: end, end: monthAfter(end) }
    return looked(after.currency, [lineOf(after.unit_amount * quantity, 'Subscription', period)], percent)
  }
  const part = partLeft(subscription, at)
  const full = before.unit_amount * quantity
  const paid = full - (await discountOn(db, subscription.discounts, full))
  const lines = [
    lineOf(-Math.round(paid * part), 'Unused time', { start: at, end }, true),
    lineOf(Math.round(after.unit_amount * quantity * part), 'Remaining time', { start: at, end }, true),
  ]
  return looked(after.currency, lines, percent, await creditOf(db, subscription.customer, after.currency))
}

/** What a subscription's next period would be charged, its discount included. */
export async function lookAtRenewal(db: Queryable, subscription: Kinds['subscription']): Promise<WireInvoice> {
  const item = first(subscription.items.data)
  const price = await priceOf(db, subscription.next_price ?? item.price.id)
  const percent = (await find(db, 'customer', subscription.customer))?.tax_percent ?? 0
  const amount = price.unit_amount * (item.quantity ?? 1)
  const kept = subscription.next_price ? [] : discountsAfter(subscription.discounts)
  const off = await discountOn(db, kept, amount)
  const start = item.current_period_end
  const line = lineOf(amount, 'Subscription', { start, end: monthAfter(start) })
  return looked(price.currency, [{ ...line, ...(off > 0 && { discount_amounts: [{ amount: off }] }) }], percent)
}
