import { Stripe } from 'stripe'
import { first, must } from '../../kit/contract/must.ts'
import { hourMs, now } from '../../kit/server/clock.ts'
import { type CustomerDetails, PaymentDeclined, PaymentRefused, type Payments } from './payments.ts'
import {
  checkoutState,
  readInvoice,
  readSignedEvent,
  readSubscription,
  type WireInvoice,
  type WireSession,
} from './wire.ts'

export type StripeSettings = { secretKey: string; webhookSecret: string; apiBase: string | undefined }

/** Stripe, by its own library. `apiBase` leads it to another address, such as a recorded server in tests. */
export function stripePayments({ secretKey, webhookSecret, apiBase }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiBase),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  })
  const { subscriptions, subscriptionSchedules: schedules, checkout } = stripe
  const by = (idempotencyKey: string) => ({ idempotencyKey })
  /** They remember failures too: with the hour in it, the next try is a try. */
  const byHour = (key: string) => by(`${key}:${Math.floor(now().getTime() / hourMs)}`)
  /** A webhook has the first ten lines of an invoice. */
  const whole = async (invoice: WireInvoice): Promise<WireInvoice> => {
    if (!invoice.lines.has_more) return invoice
    const lines = stripe.invoices.listLineItems(must(invoice.id, 'id'), { limit: 100 })
    const data = await orNull(lines.autoPagingToArray({ limit: 10_000 }))
    return data ? { ...invoice, lines: { data } } : invoice
  }
  /** A planned price holds the subscription: it is let go before anything else is changed about it. */
  const letGo = async (id: string, key: string) => {
    const found = await subscriptions.retrieve(id)
    if (found.schedule) await schedules.release(idOf(found.schedule), {}, by(`${key}:release`))
    return found
  }
  return {
    name: 'stripe',
    createCustomer: async (details, key) => (await stripe.customers.create(customerOf(details), by(key))).id,
    updateCustomer: async (id, details) => void (await stripe.customers.update(id, customerOf(details))),
    openCheckout: async (order, key) => {
      const { id, url } = await saying(
        checkout.sessions.create(
          {
            mode: 'subscription',
            customer: order.customerId,
            client_reference_id: order.checkoutUid,
            line_items: [{ price: order.priceId, quantity: order.quantity }],
            subscription_data: { metadata: { org_uid: order.orgUid } },
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
          },
          by(key),
        ),
      )
      return { sessionId: id, url: must(url, 'url') }
    },
    findCheckout: async (id) => {
      const session = await orNull(checkout.sessions.retrieve(id))
      return session && checkoutState(session as WireSession)
    },
    endCheckout: async (id) => {
      try {
        await checkout.sessions.expire(id)
        return true
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        return checkoutState((await checkout.sessions.retrieve(id)) as WireSession) === 'ended'
      }
    },
    findSubscription: async (id) => {
      const found = await orNull(subscriptions.retrieve(id))
      return found && readSubscription(found)
    },
    listSubscriptions: async (customer) => {
      const all = await subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray({ limit: 1000 })
      return all.map(readSubscription)
    },
    changeSubscription: async (id, { priceId, quantity }, key) => {
      const found = priceId ? await letGo(id, key) : await subscriptions.retrieve(id)
      const item = {
        id: first(found.items.data).id,
        ...(priceId ? { price: priceId } : {}),
        ...(quantity === undefined ? {} : { quantity }),
      }
      const charging = priceId
        ? ({ proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' } as const)
        : ({ proration_behavior: 'create_prorations' } as const)
      const metadata = priceId ? { metadata: { next_tier: '' } } : {}
      await saying(subscriptions.update(id, { items: [item], ...charging, ...metadata }, by(key)))
    },
    planPrice: async (id, next, key) => {
      const found = await subscriptions.retrieve(id)
      const item = first(found.items.data)
      if (next) {
        const schedule = found.schedule
          ? idOf(found.schedule)
          : (await schedules.create({ from_subscription: id }, by(`${key}:schedule`))).id
        const quantity = item.quantity ?? 1
        const phases = [
          {
            items: [{ price: item.price.id, quantity }],
            start_date: item.current_period_start,
            end_date: item.current_period_end,
          },
          { items: [{ price: next.priceId, quantity }], duration: { interval: 'month', interval_count: 1 } as const },
        ]
        await schedules.update(
          schedule,
          { end_behavior: 'release', proration_behavior: 'none', phases },
          by(`${key}:phases`),
        )
      } else if (found.schedule) await schedules.release(idOf(found.schedule), {}, by(`${key}:release`))
      await subscriptions.update(id, { metadata: { next_tier: next?.tier ?? '' } }, by(key))
    },
    setEnding: async (id, ending, key) => {
      await letGo(id, key)
      await subscriptions.update(id, { cancel_at_period_end: ending, metadata: { next_tier: '' } }, by(key))
    },
    addInvoiceItem: async (customer, { amount, currency, text, reference }, key) => {
      // Their memory of keys is a day; ours must be longer, so what is there already is looked for by its name.
      const known = await stripe.invoiceItems.list({ customer, limit: 100 }).autoPagingToArray({ limit: 2_000 })
      const before = known.find((item) => item.metadata?.['key'] === key)
      if (before) return before.id
      const item = { customer, amount, currency: currency.toLowerCase(), description: text }
      return (await stripe.invoiceItems.create({ ...item, metadata: { reference, key } }, byHour(key))).id
    },
    invoiceNow: async (customer, currency, key) => {
      // Its lines wait no more: a draft of ours is one that nobody came to finish.
      const drafts = await stripe.invoices
        .list({ customer, status: 'draft', limit: 100 })
        .autoPagingToArray({ limit: 1_000 })
      const left = drafts.filter((one) => one.metadata?.['key'] && one.currency === currency.toLowerCase())
      for (const { id } of left) await stripe.invoices.finalizeInvoice(must(id, 'id'), { auto_advance: true })
      const waiting = await stripe.invoiceItems
        .list({ customer, pending: true, limit: 100 })
        .autoPagingToArray({ limit: 1_000 })
      if (!waiting.some((item) => item.currency === currency.toLowerCase())) return left.at(-1)?.id ?? null
      const invoice = await stripe.invoices.create(
        {
          customer,
          currency: currency.toLowerCase(),
          collection_method: 'send_invoice',
          days_until_due: 14,
          pending_invoice_items_behavior: 'include',
          auto_advance: true,
          metadata: { key },
        },
        byHour(key),
      )
      await stripe.invoices.finalizeInvoice(must(invoice.id, 'id'), { auto_advance: true })
      return must(invoice.id, 'id')
    },
    listInvoices: async (customer) => {
      const { data } = await stripe.invoices.list({ customer, limit: 60 })
      return Promise.all(data.map(async (invoice) => readInvoice(await whole(invoice as WireInvoice))))
    },
    openCardPage: async (customer, return_url) =>
      (
        await stripe.billingPortal.sessions.create({
          customer,
          return_url,
          flow_data: { type: 'payment_method_update' },
        })
      ).url,
    findPrice: async (id) => {
      const price = await orNull(stripe.prices.retrieve(id))
      if (!price) return null
      const monthly = price.recurring?.interval === 'month' && price.recurring.interval_count === 1
      return { id, amount: price.unit_amount, currency: price.currency.toUpperCase(), monthly, active: price.active }
    },
    createPrice: async ({ name, currency, amount }, key) => {
      const price = { currency: currency.toLowerCase(), unit_amount: amount, recurring: { interval: 'month' as const } }
      return (await stripe.prices.create({ ...price, product_data: { name } }, by(key))).id
    },
    readEvent: (raw, signature) => readSignedEvent(raw, signature, webhookSecret, whole),
    waiting: async () => [],
  }
}

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme }
}

function customerOf(details: CustomerDetails): Stripe.CustomerCreateParams & Stripe.CustomerUpdateParams {
  const { name, email, orgUid, country, addressLine: line1, city, postcode: postal_code, vatNumber } = details
  return {
    name,
    email,
    metadata: { org_uid: orgUid },
    address: { line1, city, postal_code, country },
    invoice_settings: { custom_fields: vatNumber ? [{ name: 'VAT number', value: vatNumber }] : '' },
  }
}

const idOf = (of: string | { id: string }) => (typeof of === 'string' ? of : of.id)

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}

/** A refused card or request in the provider's words. */
async function saying<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
    if (error instanceof StripeCardError) throw new PaymentDeclined(error.message, { cause: error })
    if (error instanceof StripeInvalidRequestError) throw new PaymentRefused(error.message, { cause: error })
    throw error
  }
}
