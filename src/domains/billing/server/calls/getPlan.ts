import { plus } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { getPlan as planOf, graceMs } from '../../../plans/server/subscription.ts'
import type { billingCalls } from '../../contract.ts'
import { actFor } from '../acting.ts'
import { isPaying } from '../checkout.ts'
import { findDiscount } from '../discounts.ts'
import { freeCollabsOf } from '../fees.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import { billingPolicy } from '../policy.ts'

export const getPlan: Handler<typeof billingCalls.getPlan> = async ({ brandUid }, { actor, db, config, payments }) => {
  const { org } = await actFor(db, actor, brandUid, 'see')
  const plan = await planOf(db, org)
  const row = plan.subscription
  const brands = await listBrandsOf(db, org.uid)
  const { monthly, perCollab, currency } = plan.terms
  const manage = may(billingPolicy, actor, 'manage', { uid: brandUid })
  const sandbox = payments.name === 'sandbox'
  const inForce = row !== null && plan.tier !== 'basic'
  const isPaid = inForce && row.providerId !== null
  const back = new URLSearchParams({ back: `/app/brand/billing?uid=${brandUid}` })
  return {
    tier: plan.tier,
    name: plan.name,
    state: row?.state ?? 'none',
    currency,
    monthly,
    perCollab,
    freeCollabs: await freeCollabsOf(db, org, plan),
    quantity: inForce && row.providerId ? row.quantity : brands.length,
    brands,
    periodEnd: inForce ? (row.periodEnd?.toISOString() ?? null) : null,
    ending: inForce && row.ending,
    discount: inForce ? await findDiscount(db, row) : null,
    nextTier: inForce ? row.nextTier : null,
    graceUntil: row?.state === 'past_due' && row.pastDueSince ? plus(row.pastDueSince, graceMs).toISOString() : null,
    paid: isPaid,
    paying: !isPaid && (await isPaying(db, org.uid)),
    sandbox,
    timezone: org.timezone,
    sandboxUrl:
      sandbox && manage && row?.providerId && row.state !== 'canceled'
        ? `${config.publicUrl}/sandbox/subscription/${row.providerId}?${back}`
        : null,
    can: { manage },
  }
}
