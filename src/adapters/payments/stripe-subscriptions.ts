import type { Stripe } from 'stripe'
import { first } from '../../kit/contract/must.ts'
import type { SubscriptionPart } from './payments.ts'
import { by, orNull, saying } from './stripe-asking.ts'
import { chargeOf, planChargeOf, readSubscription, type WireInvoice } from './wire.ts'

/** Asks for Stripe Tax where the installation has switched it on. */
export type Taxed = { automatic_tax?: { enabled: boolean } }

/** What a customer is subscribed to, and what it will be from the next period on. */
export function stripeSubscriptions(
  { subscriptions, subscriptionSchedules: schedules, invoices }: Stripe,
  taxed: Taxed,
): SubscriptionPart {
  /** A planned price holds the subscription: it is let go before anything else is changed about it. */
  const letGo = async (id: string, key: string) => {
    const found = await subscriptions.retrieve(id)
    if (found.schedule) await schedules.release(idOf(found.schedule), {}, by(`${key}:release`))
    return found
  }
  return {
    findSubscription: async (id) => {
      const found = await orNull(subscriptions.retrieve(id))
      return found && readSubscription(found)
    },
    listSubscriptions: async (customer) => {
      const all = await subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray({ limit: 1000 })
      return all.map(readSubscription)
    },
    previewChange: async (id, { priceId, at }) => {
      const found = await subscriptions.retrieve(id)
      const item = first(found.items.data)
      const items = [{ id: item.id, price: priceId }]
      // Of a subscription that is to end, Stripe shows no next invoice unless the preview takes the end back as well.
      const goingOn = found.cancel_at_period_end ? { cancel_at_period_end: false } : {}
      const look = (how: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails) =>
        saying(
          invoices.createPreview({
            subscription: id,
            subscription_details: { items, ...how, ...goingOn },
            ...withoutDiscount(found),
            ...taxed,
          }),
        )
      // As the change itself charges it; then the period after it, without what the change charges.
      const today = await look({ proration_behavior: 'always_invoice', proration_date: secondsOf(at) })
      const next = await look({ proration_behavior: 'none' })
      const { begins: _begins, ...plan } = planChargeOf(next as WireInvoice)
      return {
        currency: next.currency.toUpperCase(),
        today: chargeOf(today as WireInvoice),
        next: { ...plan, at: new Date(item.current_period_end * 1000) },
      }
    },
    changeSubscription: async (id, { priceId, quantity, at }, key) => {
      const found = priceId ? await letGo(id, key) : await subscriptions.retrieve(id)
      const item = {
        id: first(found.items.data).id,
        ...(priceId ? { price: priceId } : {}),
        ...(quantity === undefined ? {} : { quantity }),
      }
      const charging = priceId
        ? ({
            proration_behavior: 'always_invoice',
            payment_behavior: 'error_if_incomplete',
            ...(at && { proration_date: secondsOf(at) }),
          } as const)
        : ({ proration_behavior: 'create_prorations' } as const)
      // A discount ends with the plan that it was given for, and a planned end is taken back. Both are said each time: asked
      // twice, it is the same request.
      const anew = priceId ? { metadata: { next_tier: '' }, discounts: '' as const, cancel_at_period_end: false } : {}
      await saying(subscriptions.update(id, { items: [item], ...charging, ...anew, ...taxed }, by(key)))
    },
    planPrice: async (id, next, key) => {
      const found = await subscriptions.retrieve(id)
      if (next) {
        const schedule = found.schedule
          ? idOf(found.schedule)
          : (await schedules.create({ from_subscription: id }, by(`${key}:schedule`))).id
        const phases = phasesOf(found, next.priceId)
        await schedules.update(
          schedule,
          {
            end_behavior: 'release',
            proration_behavior: 'none',
            phases,
            ...(taxed.automatic_tax && { default_settings: taxed }),
          },
          by(`${key}:phases`),
        )
      } else if (found.schedule) await schedules.release(idOf(found.schedule), {}, by(`${key}:release`))
      await subscriptions.update(id, { metadata: { next_tier: next?.tier ?? '' } }, by(key))
    },
    setEnding: async (id, ending, key) => {
      await letGo(id, key)
      await subscriptions.update(id, { cancel_at_period_end: ending, metadata: { next_tier: '' } }, by(key))
    },
  }
}

/** A discount ends with the plan that it was given for. */
const withoutDiscount = ({ discounts }: { discounts?: unknown[] | null }) =>
  discounts?.length ? { discounts: '' as const } : {}

/** What a subscription is until its period ends, then its next price. */
function phasesOf({ items, discounts, status }: Stripe.Subscription, priceId: string) {
  const item = first(items.data)
  const quantity = item.quantity ?? 1
  const kept = (discounts ?? []).map((one) => ({ discount: idOf(one) }))
  return [
    {
      items: [{ price: item.price.id, quantity }],
      ...(kept.length > 0 && { discounts: kept }),
      // Unsaid, a schedule would end the trial.
      ...(status === 'trialing' && { trial: true }),
      start_date: item.current_period_start,
      end_date: item.current_period_end,
    },
    {
      items: [{ price: priceId, quantity }],
      duration: { interval: 'month' as const, interval_count: 1 },
      ...withoutDiscount({ discounts }),
    },
  ]
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)
const idOf = (of: string | { id: string }) => (typeof of === 'string' ? of : of.id)
