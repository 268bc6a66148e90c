import type { Queryable } from '../../kit/server/database.ts'
import type { Coupon, Payments } from './payments.ts'
import { find, type Kinds, newId, once, put } from './sandbox-store.ts'
import type { WireLine } from './wire.ts'

type Discounts = Kinds['subscription']['discounts']

/** A line of an invoice for the plan, with what a discount takes `off` it. */
export const planLine = (amount: number, description: string, off = 0): WireLine => ({
  amount,
  description,
  ...(off > 0 && { discount_amounts: [{ amount: off }] }),
  parent: { type: 'subscription_item_details' },
})

/** What a coupon takes off an amount of the plan. */
function offOf(coupon: Kinds['coupon'], amount: number): number {
  if (coupon.percent_off !== null) return Math.round((amount * coupon.percent_off) / 100)
  return Math.min(amount, coupon.amount_off ?? 0)
}

/** What the first of a subscription's discounts takes off an amount; 0 without one. */
export async function discountOn(db: Queryable, discounts: Discounts, amount: number): Promise<number> {
  const [held] = discounts ?? []
  const coupon = held ? await find(db, 'coupon', held.coupon) : null
  return coupon ? offOf(coupon, amount) : 0
}

/** The discounts that a subscription begins with. */
export async function discountsOf(db: Queryable, couponId: string | null | undefined): Promise<Discounts> {
  const coupon = couponId ? await find(db, 'coupon', couponId) : null
  return coupon ? [{ id: newId('di'), coupon: coupon.id, left: coupon.months - 1 }] : []
}

/** The discounts that a subscription still has in its next period. */
export function discountsAfter(discounts: Discounts): Discounts {
  return (discounts ?? []).filter(({ left }) => left > 0).map((one) => ({ ...one, left: one.left - 1 }))
}

/** The sandbox's coupons. */
export function sandboxCoupons(db: Queryable): Pick<Payments, 'createCoupon'> {
  return {
    createCoupon: ({ name, off, months }: Coupon, key) =>
      once(db, key, async (tx) => {
        const id = newId('coupon')
        const [percent_off, amount_off] = 'percent' in off ? [off.percent, null] : [null, off.amount]
        await put(tx, 'coupon', { id, name, percent_off, amount_off, months }, null)
        return id
      }),
  }
}
