import { and, eq, sql } from 'drizzle-orm'
import { first } from '../../kit/contract/must.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Queryable, Tx } from '../../kit/server/database.ts'
import { PaymentDeclined } from './payments.ts'
import { discountOn, discountsAfter, discountsOf, planLine } from './sandbox-discounts.ts'
import { bill, payOpen, takeWaiting } from './sandbox-invoices.ts'
import { daysAfter, monthAfter, partLeft } from './sandbox-periods.ts'
import { percentNow } from './sandbox-tax.ts'
import { type Card, emit, find, type Kinds, list, lock, newId, put, seconds } from './sandbox-store.ts'
import { sandboxObjects } from './tables.ts'

type Subscription = Kinds['subscription']

export type CustomerTax = Pick<Kinds['customer'], 'tax_percent' | 'reverse_charge'>

/** How whoever pays on a page is taxed, whatever the setting says. */
export async function taxSession(tx: Tx, sessionId: string, tax: CustomerTax): Promise<void> {
  const { customer: id } = await lock(tx, 'session', sessionId)
  await put(tx, 'customer', { ...(await lock(tx, 'customer', id)), ...tax }, null)
}

/**
 * The payer has paid, or started a trial, with a card or without one where the page asks for none: the subscription begins.
 * A page that was paid or has ended stays as it is.
 */
export async function paySession(db: Queryable, sessionId: string, card: Card): Promise<void> {
  await db.transaction(async (tx) => {
    const session = await lock(tx, 'session', sessionId)
    if (session.status !== 'open') return
    const customer = await lock(tx, 'customer', session.customer)
    await put(tx, 'customer', { ...customer, card }, null)
    const price = await priceOf(tx, session.price)
    const begin = seconds()
    const { trial } = session
    const subscription: Subscription = {
      id: newId('sub'),
      object: 'subscription',
      customer: customer.id,
      status: trial ? 'trialing' : 'active',
      start_date: begin,
      metadata: { org_uid: session.org_uid },
      cancel_at_period_end: false,
      discounts: (await discountsOf(tx, session.coupon)) ?? [],
      items: {
        data: [
          {
            id: newId('si'),
            quantity: session.quantity,
            price: { id: price.id },
            current_period_start: begin,
            current_period_end: trial ? daysAfter(begin, trial.days) : monthAfter(begin),
          },
        ],
      },
    }
    await put(tx, 'subscription', subscription, customer.id)
    await emit(tx, 'customer.subscription.created', subscription)
    const amount = price.unit_amount * session.quantity
    const paidFor = planLine(amount, 'Subscription', await discountOn(tx, subscription.discounts, amount))
    await bill(tx, subscription, price.currency, [trial ? planLine(0, 'Trial period') : paidFor], 'good')
    const payment_status = trial ? 'no_payment_required' : 'paid'
    const paid = { ...session, status: 'complete', payment_status, url: null }
    await put(tx, 'session', paid, customer.id)
    await emit(tx, 'checkout.session.completed', paid)
  })
}

/** Ends a page that nobody has paid on. */
export async function endSession(db: Queryable, sessionId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const session = await lock(tx, 'session', sessionId)
    if (session.status === 'complete') return false
    if (session.status === 'expired') return true
    const ended = { ...session, status: 'expired', url: null }
    await put(tx, 'session', ended, session.customer)
    await emit(tx, 'checkout.session.expired', ended)
    return true
  })
}

/** The period is over: it ends, or another one begins and is charged. */
export async function renew(db: Queryable, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const subscription = await lock(tx, 'subscription', id)
    if (subscription.status === 'canceled') return
    if (subscription.cancel_at_period_end) return cancel(tx, subscription)
    const customer = await lock(tx, 'customer', subscription.customer)
    if (customer.card === 'none') return cancel(tx, subscription)
    const { next_price: nextPrice, ...kept } = subscription
    const item = first(kept.items.data)
    const price = await priceOf(tx, nextPrice ?? item.price.id)
    const begin = item.current_period_end
    const next = {
      ...kept,
      // A discount stays with the plan that it was given for.
      discounts: nextPrice ? [] : (discountsAfter(kept.discounts) ?? []),
      items: {
        data: [
          {
            ...item,
            price: { id: price.id },
            current_period_start: begin,
            current_period_end: monthAfter(begin),
          },
        ],
      },
    }
    const amount = price.unit_amount * (item.quantity ?? 1)
    const lines = [planLine(amount, 'Subscription', await discountOn(tx, next.discounts, amount))]
    lines.push(...(await takeWaiting(tx, customer.id, price.currency)))
    const isPaid = await bill(tx, next, price.currency, lines, customer.card, begin)
    const renewed = { ...next, status: isPaid ? 'active' : 'past_due' }
    await put(tx, 'subscription', renewed, customer.id)
    await emit(tx, 'customer.subscription.updated', renewed)
  })
}

/** Renews whatever has come to the end of its period. */
export async function renewDue(db: Queryable): Promise<void> {
  const due = await db
    .select({ id: sandboxObjects.id })
    .from(sandboxObjects)
    .where(
      and(
        eq(sandboxObjects.kind, 'subscription'),
        sql`data->>'status' <> 'canceled' and (data->'items'->'data'->0->>'current_period_end')::bigint <= ${seconds()}`,
      ),
    )
  for (const { id } of due) await renew(db, id)
}

export async function cancelNow(db: Queryable, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const subscription = await lock(tx, 'subscription', id)
    if (subscription.status !== 'canceled') await cancel(tx, subscription)
  })
}

async function cancel(tx: Tx, subscription: Subscription): Promise<void> {
  const ended = { ...subscription, status: 'canceled' }
  await put(tx, 'subscription', ended, subscription.customer)
  await emit(tx, 'customer.subscription.deleted', ended)
}

/** Another card. A good one pays what is open. */
export async function putCard(db: Queryable, customerId: string, card: Card): Promise<void> {
  await db.transaction(async (tx) => {
    const customer = await lock(tx, 'customer', customerId)
    await put(tx, 'customer', { ...customer, card }, null)
    if (card !== 'good') return
    for (const invoice of await list(tx, 'invoice', customerId)) {
      if (invoice.status === 'open') await payOpen(tx, invoice)
    }
    for (const subscription of await list(tx, 'subscription', customerId)) {
      if (subscription.status !== 'past_due') continue
      const active = { ...subscription, status: 'active' }
      await put(tx, 'subscription', active, customerId)
      await emit(tx, 'customer.subscription.updated', active)
    }
  })
}

/** Another price at once is charged for what is left of the period, and there is another period after it; another quantity goes onto the next invoice. */
export async function change(
  tx: Tx,
  config: Config,
  id: string,
  { priceId, quantity, at = seconds() }: { priceId?: string; quantity?: number; at?: number | undefined },
): Promise<void> {
  const { next_price: _planned, ...subscription } = await lock(tx, 'subscription', id)
  const item = first(subscription.items.data)
  const [before, after] = [await priceOf(tx, item.price.id), await priceOf(tx, priceId ?? item.price.id)]
  const [was, is] = [item.quantity ?? 1, quantity ?? item.quantity ?? 1]
  const part = partLeft(subscription, at)
  const { discounts } = subscription
  const paid = before.unit_amount * was - (await discountOn(tx, discounts, before.unit_amount * was))
  const full = after.unit_amount * is
  const credit = -Math.round(paid * part)
  // A discount ends with the plan that it was given for.
  const charge = Math.round((priceId ? full : full - (await discountOn(tx, discounts, full))) * part)
  const customer = await lock(tx, 'customer', subscription.customer)
  if (priceId && charge + credit > 0 && customer.card !== 'good')
    throw new PaymentDeclined('Your card was declined. Change it, then try again.')
  const changed: Subscription = {
    ...subscription,
    metadata: priceId ? { ...subscription.metadata, next_tier: '' } : subscription.metadata,
    items: { data: [{ ...item, quantity: is, price: { id: after.id } }] },
    discounts: priceId ? [] : (discounts ?? []),
    cancel_at_period_end: priceId ? false : subscription.cancel_at_period_end,
  }
  if (!priceId && _planned) changed.next_price = _planned
  await put(tx, 'customer', { ...customer, tax_percent: percentNow(config, customer) }, null)
  await put(tx, 'subscription', changed, customer.id)
  if (priceId) {
    const lines = [planLine(credit, 'Unused time'), planLine(charge, 'Remaining time')]
    await bill(tx, changed, after.currency, lines, 'good')
  } else if (charge + credit !== 0) {
    const item = {
      id: newId('ii'),
      amount: charge + credit,
      currency: after.currency,
      text: 'Change in number of brand profiles',
    }
    await put(tx, 'item', { ...item, type: 'subscription_item_details' }, customer.id)
  }
  await emit(tx, 'customer.subscription.updated', changed)
}

export async function priceOf(tx: Queryable, id: string): Promise<Kinds['price']> {
  const price = await find(tx, 'price', id)
  if (!price) throw new Error(`the sandbox has no price ${id}`)
  return price
}
