import type { Payments } from '../../../adapters/payments/payments.ts'
import { must } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findSubscription } from '../../plans/server/subscription.ts'
import { currencies, type Currency, type TierId } from '../../plans/tiers.ts'

export type Trial = {
  subscriptionId: string
  endsAt: Date
  currency: Currency
  /** The plan's first payment with its tax, in minor units; null where the plan ends with the trial. */
  next: { due: number; tax: number } | null
  /** The plan that is paid for then. */
  tier: TierId
  hasCard: boolean
}

/** The free trial of an organisation, with what the provider will charge when it is over; null while none runs. */
export async function findTrial(db: Queryable, payments: Payments, orgUid: string): Promise<Trial | null> {
  const held = await findSubscription(db, orgUid)
  if (held?.state !== 'trialing' || !held.providerId || !held.periodEnd) return null
  const { providerId: subscriptionId, periodEnd: endsAt, currency } = held
  const [next, hasCard] = await Promise.all([
    held.ending ? null : payments.previewRenewal(subscriptionId),
    payments.hasCard(subscriptionId),
  ])
  return {
    subscriptionId,
    endsAt,
    currency: next
      ? must(
          currencies.find((one) => one === next.currency),
          'a supported currency',
        )
      : currency,
    next: next && { due: next.due, tax: next.tax },
    tier: held.nextTier ?? held.tier,
    hasCard,
  }
}
