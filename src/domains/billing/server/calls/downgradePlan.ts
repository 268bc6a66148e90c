import { and, eq } from 'drizzle-orm'
import { must } from '../../../../kit/contract/must.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import { findSubscription } from '../../../plans/server/subscription.ts'
import { tierTermFacts, soldTierFacts } from '../../../plans/server/facts.ts'
import { isAtLeast } from '../../../plans/tiers.ts'
import type { billingCalls } from '../../contract.ts'
import { actFor } from '../acting.ts'
import { changeKey, heldAtProvider } from '../checkout.ts'

export const downgradePlan: Handler<typeof billingCalls.downgradePlan> = async (
  { brandUid, tier },
  { actor, db, payments },
) => {
  const { org } = await actFor(db, actor, brandUid, 'manage')
  const held = heldAtProvider(await findSubscription(db, org.uid))
  if (!held) throw new CallError('failed-precondition', 'You don’t have a paid plan to change.')
  if (isAtLeast(tier, held.tier))
    throw new CallError('failed-precondition', 'This plan isn’t a downgrade. Choose “Upgrade” instead.')
  const id = must(held.providerId, 'provider id')
  const key = await changeKey(db, id, `downgrade:${tier}`)
  if (tier === 'basic') {
    await payments.setEnding(id, true, key)
  } else {
    const [next] = await db
      .select({ priceId: tierTermFacts.priceId, enabled: soldTierFacts.enabled })
      .from(tierTermFacts)
      .innerJoin(
        soldTierFacts,
        and(eq(soldTierFacts.id, tierTermFacts.tier), eq(soldTierFacts.termsVersion, tierTermFacts.version)),
      )
      .where(and(eq(tierTermFacts.tier, tier), eq(tierTermFacts.currency, held.currency)))
    if (!next?.enabled || !next.priceId)
      throw new CallError('failed-precondition', 'This plan isn’t available right now. Choose another.')
    if (held.ending) await payments.setEnding(id, false, `${key}:on`)
    await payments.planPrice(id, { priceId: next.priceId, tier }, key)
  }
  const after = { tier, from: must(held.periodEnd, 'period end').toISOString() }
  await db.transaction((tx) =>
    record(tx, actor, 'brand', 'subscription.downgrade-scheduled', { subjectUid: org.uid }, { after }),
  )
  return { from: must(held.periodEnd, 'period end').toISOString() }
}
