import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { capabilityRefusal, hasCapability } from '../../../plans/entitlements.ts'
import { requireEntitlement } from '../../../plans/server/entitlements.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { analyticsCalls } from '../../contract.ts'
import { listGained } from '../timeline.ts'
import { countBriefViews, countFunnel, listPublished, medianDays, slicesOf, totalsOf } from '../analytics.ts'

export const getAnalytics: Handler<typeof analyticsCalls.getAnalytics> = async ({ brandUid, days }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  const { orgUid, timezone } = await getBrand(db, brandUid)
  const tier = await requireEntitlement(db, orgUid, 'analytics')
  const isAdvanced = hasCapability(tier, 'advancedReporting')
  const until = now()
  const from = plus(until, -days * dayMs)
  const period = { brandUid, before: plus(from, -days * dayMs), from, until, timezone }
  const funnel = await countFunnel(db, period)
  const medians = await medianDays(db, period)
  const briefViews = await countBriefViews(db, period)
  const timeline = await listGained(db, period, days)
  const deliverables = await listPublished(db, period)
  const current = deliverables.filter(({ publishedAt }) => publishedAt >= from)
  return {
    from: from.toISOString(),
    funnel,
    medianDays: medians,
    briefViews,
    timeline,
    now: totalsOf(current),
    before: totalsOf(deliverables.filter(({ publishedAt }) => publishedAt < from)),
    platforms: slicesOf(current, 'platform'),
    formats: slicesOf(current, 'type'),
    influencers: isAdvanced ? slicesOf(current, 'influencer') : null,
    weekdays: isAdvanced ? slicesOf(current, 'weekday') : null,
    locked: isAdvanced ? null : capabilityRefusal('advancedReporting'),
  }
}
