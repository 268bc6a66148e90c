import type { Stripe } from 'stripe'
import type { Payments } from './payments.ts'
import { by, saying } from './stripe-asking.ts'

/** Discounts that subscriptions begin with. */
export function stripeCoupons(stripe: Stripe): Pick<Payments, 'createCoupon'> {
  return {
    createCoupon: async ({ name, off, months }, key) => {
      const taken =
        'percent' in off
          ? { percent_off: off.percent }
          : { amount_off: off.amount, currency: off.currency.toLowerCase() }
      const lasts =
        months === 1 ? { duration: 'once' as const } : { duration: 'repeating' as const, duration_in_months: months }
      return (await saying(stripe.coupons.create({ name, ...taken, ...lasts }, by(key)))).id
    },
  }
}
