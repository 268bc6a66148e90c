import type { Stripe } from 'stripe'
import { first } from '../../kit/contract/must.ts'
import type { SubscriptionPart } from './payments.ts'
import { by, orNull, saying } from './stripe-asking.ts'
import { readSubscription } from './wire.ts'

/** What a customer is subscribed to, and what it will be from the next period on. */
export function stripeSubscriptions({ subscriptions, subscriptionSchedules: schedules }: Stripe): SubscriptionPart {
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
  }
}

const idOf = (of: string | { id: string }) => (typeof of === 'string' ? of : of.id)
