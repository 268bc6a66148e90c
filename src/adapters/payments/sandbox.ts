import { createHmac } from 'node:crypto'
import { asc, eq, isNull } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { must } from '../../kit/contract/must.ts'
import { dayMs, now } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Queryable, Tx } from '../../kit/server/database.ts'
import type { CustomerDetails, Payments, RenewalPart, SubscriptionPart } from './payments.ts'
import { billWaiting } from './sandbox-invoices.ts'
import { change, endSession, renewDue } from './sandbox-life.ts'
import { sandboxCreditNotes } from './sandbox-credit-notes.ts'
import { sandboxCoupons } from './sandbox-discounts.ts'
import { daysAfter, monthAfter } from './sandbox-periods.ts'
import { lookAtChange, lookAtRenewal, lookAtStart } from './sandbox-preview.ts'
import { emit, find, type Kinds, list, lock, newId, once, put, seconds } from './sandbox-store.ts'
import { percentNow, isReverseCharged, taxPercent } from './sandbox-tax.ts'
import { sandboxEvents } from './tables.ts'
import { chargeOf, checkoutState, planChargeOf, readInvoice, readSubscription } from './wire.ts'
import { readSignedEvent } from './wire-events.ts'

/** Signs the sandbox's webhooks; nobody outside the process knows it. */
export function sandboxSecret({ secret }: Config): string {
  return `whsec_${createHmac('sha256', secret).update('payments sandbox').digest('hex')}`
}

/**
 * A provider without money, in our own database: hosted pages (`sandbox-pages.ts`), renewals when a period is over, and
 * webhooks signed like Stripe's. What it keeps has Stripe's shapes.
 */
export function sandboxPayments(config: Config, db: Queryable): Payments {
  const secret = sandboxSecret(config)
  const pages = `${config.publicUrl}/sandbox`
  const absolute = (url: string | null) => (url?.startsWith('/') ? config.publicUrl + url : url)
  return {
    name: 'sandbox',
    createCustomer: (details, key) =>
      once(db, key, async (tx) => {
        const id = newId('cus')
        await put(tx, 'customer', { id, org_uid: details.orgUid, card: 'good', ...payerOf(config, details) }, null)
        return id
      }),
    updateCustomer: async (id, details) => {
      const changed = payerOf(config, details)
      await db.transaction(async (tx) => put(tx, 'customer', { ...(await lock(tx, 'customer', id)), ...changed }, null))
    },
    previewStart: async ({ customer, priceId, quantity, coupon, trialDays }) => {
      const percent =
        typeof customer === 'string'
          ? percentNow(config, must(await find(db, 'customer', customer), 'customer'))
          : taxPercent(config, customer)
      const asked = { priceId, quantity, percent, customerId: typeof customer === 'string' ? customer : null }
      const trialEnd = trialDays ? daysAfter(seconds(), trialDays) : null
      const invoice = await lookAtStart(db, { ...asked, couponId: coupon?.id, trialEnd })
      const second = coupon?.months === 1 || trialEnd ? await lookAtStart(db, asked) : invoice
      const { begins: _begins, ...plan } = planChargeOf(second)
      const next = { ...plan, at: new Date((trialEnd ?? monthAfter(seconds())) * 1000) }
      return { currency: invoice.currency.toUpperCase(), today: chargeOf(invoice), next }
    },
    ...sandboxCheckouts(db, pages),
    ...sandboxCoupons(db),
    ...sandboxSubscriptions(config, db),
    ...sandboxRenewals(db),
    ...sandboxCreditNotes(db),
    addInvoiceItem: (customerId, { amount, currency, text, reference }, key) =>
      once(db, key, async (tx) => {
        const id = newId('ii')
        const item = { id, amount, currency: currency.toLowerCase(), text, type: 'invoice_item_details', reference }
        await put(tx, 'item', item, customerId)
        return id
      }),
    proveKeys: async () => 'good',
    invoiceNow: async (customerId, currency, key) =>
      (await once(db, key, (tx) => billWaiting(tx, customerId, currency.toLowerCase()))) || null,
    listInvoices: async (customerId) =>
      (await list(db, 'invoice', customerId))
        .map(readInvoice)
        .map((invoice) => ({ ...invoice, url: absolute(invoice.url) })),
    openCardPage: async (customerId, returnUrl) =>
      `${pages}/card/${customerId}?${new URLSearchParams({ back: new URL(returnUrl).pathname + new URL(returnUrl).search })}`,
    findPrice: async (id) => {
      const price = await find(db, 'price', id)
      if (!price) return null
      const { unit_amount: amount, currency, active } = price
      return { id, amount, currency: currency.toUpperCase(), monthly: true, active }
    },
    createPrice: ({ currency, amount }, key) =>
      once(db, key, async (tx) => {
        const id = newId('price')
        await put(tx, 'price', { id, currency: currency.toLowerCase(), unit_amount: amount, active: true }, null)
        return id
      }),
    readEvent: (raw, signature) => readSignedEvent(raw, signature, secret),
    waiting: () => eventsToDeliver(db, secret),
  }
}

/** What a customer keeps of their details. */
const payerOf = (config: Config, details: CustomerDetails) => ({
  name: details.name,
  email: details.email,
  country: details.country,
  vat_number: details.vatNumber,
  company_number: details.companyNumber ?? '',
  address: [details.addressLine, `${details.city} ${details.postcode}`],
  tax_percent: taxPercent(config, details),
  reverse_charge: isReverseCharged(config, details),
})

/** The hosted page on which an order is paid; `pages` is where it lies. */
function sandboxCheckouts(
  db: Queryable,
  pages: string,
): Pick<Payments, 'openCheckout' | 'findCheckout' | 'endCheckout'> {
  return {
    openCheckout: async (order, key) => {
      const sessionId = await once(db, key, async (tx) => {
        const id = newId('cs')
        const { customerId: customer, orgUid: org_uid, priceId: price, quantity } = order
        const session: Kinds['session'] = {
          id,
          object: 'checkout.session',
          status: 'open',
          payment_status: 'unpaid',
          url: `${pages}/checkout/${id}`,
          client_reference_id: order.checkoutUid,
          customer,
          org_uid,
          price,
          quantity,
          coupon: order.couponId ?? null,
          trial: order.trial ?? null,
          confirmed: false,
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
          expires_at: seconds() + dayMs / 1000,
        }
        await put(tx, 'session', session, customer)
        return id
      })
      return { sessionId, url: `${pages}/checkout/${sessionId}` }
    },
    findCheckout: async (id) => {
      const session = await find(db, 'session', id)
      if (!session) return null
      return session.status === 'open' && session.expires_at <= seconds() ? 'ended' : checkoutState(session)
    },
    endCheckout: (id) => endSession(db, id),
  }
}

function sandboxSubscriptions(config: Config, db: Queryable): SubscriptionPart {
  const updated = async (
    id: string,
    key: string,
    edit: (of: Kinds['subscription']) => Kinds['subscription'],
    also?: (tx: Tx, after: Kinds['subscription']) => Promise<void>,
  ) => {
    await once(db, key, async (tx) => {
      const after = edit(await lock(tx, 'subscription', id))
      await also?.(tx, after)
      await put(tx, 'subscription', after, after.customer)
      await emit(tx, 'customer.subscription.updated', after)
      return id
    })
  }
  return {
    findSubscription: async (id) => {
      const subscription = await find(db, 'subscription', id)
      return subscription && readSubscription(subscription)
    },
    listSubscriptions: async (customerId) => (await list(db, 'subscription', customerId)).map(readSubscription),
    previewChange: async (id, { priceId, at }) => {
      const subscription = must(await find(db, 'subscription', id), 'subscription')
      const today = await lookAtChange(db, config, subscription, { priceId, at: Math.floor(at.getTime() / 1000) })
      const { begins, ...plan } = planChargeOf(await lookAtChange(db, config, subscription, { priceId, at: null }))
      const next = { ...plan, at: must(begins, 'the next period') }
      return { currency: today.currency.toUpperCase(), today: chargeOf(today), next }
    },
    changeSubscription: async (id, { at, ...wanted }, key) => {
      await once(db, key, async (tx) => {
        await change(tx, config, id, { ...wanted, ...(at && { at: Math.floor(at.getTime() / 1000) }) })
        return id
      })
    },
    planPrice: (id, next, key) =>
      updated(
        id,
        key,
        ({ next_price: _before, ...kept }) => ({
          ...kept,
          metadata: { ...kept.metadata, next_tier: next?.tier ?? '' },
          ...(next ? { next_price: next.priceId } : {}),
        }),
        async (tx, { customer: payer }) => {
          const customer = await lock(tx, 'customer', payer)
          if (next) await put(tx, 'customer', { ...customer, tax_percent: percentNow(config, customer) }, null)
        },
      ),
    setEnding: (id, ending, key) =>
      updated(id, key, ({ next_price: _planned, ...kept }) => ({
        ...kept,
        metadata: { ...kept.metadata, next_tier: '' },
        cancel_at_period_end: ending,
      })),
  }
}

function sandboxRenewals(db: Queryable): RenewalPart {
  return {
    previewRenewal: async (id) => {
      const subscription = must(await find(db, 'subscription', id), 'subscription')
      if (subscription.cancel_at_period_end || subscription.status === 'canceled') return null
      const invoice = await lookAtRenewal(db, subscription)
      const { begins, ...plan } = planChargeOf(invoice)
      return { ...plan, currency: invoice.currency.toUpperCase(), at: must(begins, 'the next period') }
    },
    hasCard: async (id) => {
      const { customer } = must(await find(db, 'subscription', id), 'subscription')
      return must(await find(db, 'customer', customer), 'customer').card !== 'none'
    },
  }
}

/** Webhooks that were not delivered yet, after what fell due meanwhile. */
async function eventsToDeliver(db: Queryable, secret: string): ReturnType<Payments['waiting']> {
  await renewDue(db)
  const rows = await db
    .select()
    .from(sandboxEvents)
    .where(isNull(sandboxEvents.deliveredAt))
    .orderBy(asc(sandboxEvents.position))
    .limit(200)
  return rows.map(({ position, body }) => ({
    raw: Buffer.from(body),
    signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: seconds() }),
    done: async () => {
      await db.update(sandboxEvents).set({ deliveredAt: now() }).where(eq(sandboxEvents.position, position))
    },
  }))
}
