import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { must } from '../../../kit/contract/must.ts'
import { columnsOf } from '../../../kit/server/facts.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { soldTierFacts, tierTermFacts } from '../../plans/server/facts.ts'
import { findSubscription } from '../../plans/server/subscription.ts'
import { type Currency, isAtLeast, type TierId } from '../../plans/tiers.ts'
import { heldAtProvider } from './checkout.ts'

/** The paid plan of an organisation that a cheaper one is to follow; refuses where there is none, or where it isn't cheaper. */
export async function downgradeFrom(db: Queryable, orgUid: string, tier: TierId) {
  const held = heldAtProvider(await findSubscription(db, orgUid))
  if (!held) throw new CallError('failed-precondition', 'You don’t have a paid plan to change. Choose a plan first.')
  if (isAtLeast(tier, held.tier))
    throw new CallError('failed-precondition', 'This plan isn’t a downgrade. Choose “Upgrade” instead.')
  return { ...held, id: must(held.providerId, 'provider id'), periodEnd: must(held.periodEnd, 'period end') }
}

/** The terms on which a plan is sold now in a currency, with what it is charged by and its seats; null seats for any number. */
export async function soldIn(db: Queryable, tier: TierId, currency: Currency) {
  const [next] = await db
    .select({ enabled: soldTierFacts.enabled, seats: soldTierFacts.users, terms: columnsOf(tierTermFacts) })
    .from(tierTermFacts)
    .innerJoin(
      soldTierFacts,
      and(eq(soldTierFacts.id, tierTermFacts.tier), eq(soldTierFacts.termsVersion, tierTermFacts.version)),
    )
    .where(and(eq(tierTermFacts.tier, tier), eq(tierTermFacts.currency, currency)))
  // Freemium is charged by nothing.
  if (!next?.enabled || (!next.terms.priceId && tier !== 'basic'))
    throw new CallError('failed-precondition', 'This plan isn’t available right now. Choose another.')
  return { ...next.terms, seats: next.seats }
}
