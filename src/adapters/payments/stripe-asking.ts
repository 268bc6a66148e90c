import { Stripe } from 'stripe'
import { PaymentDeclined, PaymentRefused } from './payments.ts'

/** The same request under the same key is done once. */
export const by = (idempotencyKey: string) => ({ idempotencyKey })

/** What was asked for, or null where there is no such thing. */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}

/** A refused card or request in the provider's words. */
export async function saying<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
    if (error instanceof StripeCardError) throw new PaymentDeclined(error.message, { cause: error })
    if (error instanceof StripeInvalidRequestError) throw new PaymentRefused(error.message, { cause: error })
    throw error
  }
}
