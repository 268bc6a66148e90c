import type { Handler } from '../../../../access/server/handler.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { featuresOf } from '../../../plans/entitlements.ts'
import type { billingCalls } from '../../contract.ts'
import { actFor } from '../acting.ts'
import { refusingDeclined } from '../checkout.ts'
import { downgradeFrom, soldIn } from '../downgrade.ts'

export const previewDowngrade: Handler<typeof billingCalls.previewDowngrade> = async (
  { brandUid, tier },
  { actor, db, payments },
) => {
  const { org } = await actFor(db, actor, brandUid, 'manage')
  const held = await downgradeFrom(db, org.uid, tier)
  const terms = await soldIn(db, tier, held.currency)
  const seen =
    tier === 'basic'
      ? null
      : await refusingDeclined(payments.previewChange(held.id, { priceId: must(terms.priceId, 'price'), at: now() }))
  const kept = featuresOf(tier)
  const before = await soldIn(db, held.tier, held.currency)
  return {
    currency: held.currency,
    next: seen && { due: seen.next.due, tax: seen.next.tax },
    at: held.periodEnd.toISOString(),
    perCollab: terms.perCollab,
    freeCollabs: terms.freeCollabs,
    freeCollabsNow: before.freeCollabs,
    seats: terms.seats === before.seats ? null : terms.seats,
    stops: featuresOf(held.tier).filter((name) => !kept.includes(name)),
  }
}
