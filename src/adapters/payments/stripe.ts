import { Stripe } from 'stripe'
import { must } from '../../kit/contract/must.ts'
import type { CheckoutOrder, CustomerDetails, Payments } from './payments.ts'
import { by, orNull, saying } from './stripe-asking.ts'
import { stripeCreditNotes } from './stripe-credit-notes.ts'
import { stripeCoupons } from './stripe-coupons.ts'
import { giveTaxId } from './stripe-tax.ts'
import { stripeInvoices, wholeInvoice } from './stripe-invoices.ts'
import { stripeRenewals } from './stripe-renewals.ts'
import { stripeSubscriptions } from './stripe-subscriptions.ts'
import { checkoutState, type WireSession } from './wire.ts'
import { readSignedEvent } from './wire-events.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  apiBase: string | undefined
  /** Stripe Tax counts VAT and sales tax; it has to be set up in the account. */
  withTax?: boolean
}

/** Stripe, by its own library. `apiBase` leads it to another address, such as a recorded server in tests. */
export function stripePayments({ secretKey, webhookSecret, apiBase, withTax = false }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiBase),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  })
  const { checkout } = stripe
  const taxed = withTax ? { automatic_tax: { enabled: true } } : {}
  return {
    name: 'stripe',
    proveKeys: async () => provenBy(stripe),
    createCustomer: async (details, key) => {
      const { id } = await stripe.customers.create(customerOf(details), by(key))
      if (withTax) await giveTaxId(stripe, id, details)
      return id
    },
    updateCustomer: async (id, details) => {
      await stripe.customers.update(id, customerOf(details))
      if (withTax) await giveTaxId(stripe, id, details)
    },
    openCheckout: async (order, key) => {
      const { id, url } = await saying(
        checkout.sessions.create(
          {
            mode: 'subscription',
            customer: order.customerId,
            client_reference_id: order.checkoutUid,
            line_items: [{ price: order.priceId, quantity: order.quantity }],
            ...subscriptionOf(order),
            ...(order.couponId && { discounts: [{ coupon: order.couponId }] }),
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            ...taxed,
            ...(withTax && { customer_update: { address: 'auto' as const } }),
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
    ...stripeSubscriptions(stripe, taxed),
    ...stripeRenewals(stripe, taxed),
    ...stripeInvoices(stripe, taxed),
    ...stripeCreditNotes(stripe),
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
      // Our prices are without tax, as every list of them says.
      const exclusive = { tax_behavior: 'exclusive' as const }
      const price = {
        currency: currency.toLowerCase(),
        unit_amount: amount,
        recurring: { interval: 'month' as const },
        ...exclusive,
      }
      return (await stripe.prices.create({ ...price, product_data: { name } }, by(key))).id
    },
    ...stripeCoupons(stripe),
    readEvent: (raw, signature) =>
      readSignedEvent(raw, signature, webhookSecret, (invoice) => wholeInvoice(stripe, invoice)),
    waiting: async () => [],
  }
}

/** What a checkout makes: the subscription of an organisation, in a trial where the order has one. */
function subscriptionOf({ orgUid, trial }: CheckoutOrder) {
  const metadata = { org_uid: orgUid }
  if (!trial) return { subscription_data: { metadata } }
  const trial_settings = { end_behavior: { missing_payment_method: 'cancel' as const } }
  return {
    subscription_data: { metadata, trial_period_days: trial.days, trial_settings },
    payment_method_collection: trial.needsCard ? ('always' as const) : ('if_required' as const),
  }
}

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme }
}

function customerOf(details: CustomerDetails): Stripe.CustomerCreateParams & Stripe.CustomerUpdateParams {
  const { name, email, orgUid, country, addressLine: line1, city, postcode: postal_code } = details
  const numbers = [
    { name: 'Company number', value: details.companyNumber ?? '' },
    { name: 'VAT number', value: details.vatNumber },
  ].filter(({ value }) => value)
  return {
    name,
    email,
    metadata: { org_uid: orgUid },
    address: { line1, city, postal_code, country },
    invoice_settings: { custom_fields: numbers.length > 0 ? numbers : '' },
  }
}

/** Asks for what every account has. A key that may not see it is known all the same. */
async function provenBy(stripe: Stripe): Promise<'good' | 'refused'> {
  try {
    await stripe.balance.retrieve()
    return 'good'
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) return 'refused'
    if (error instanceof Stripe.errors.StripePermissionError) return 'good'
    throw error
  }
}
