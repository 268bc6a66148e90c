import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { capabilityRefusal, hasCapability } from '../../../plans/entitlements.ts'
import { requireEntitlement } from '../../../plans/server/entitlements.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { analyticsCalls } from '../../contract.ts'
import { periodAsked, venuesOf } from '../period.ts'
import { listGained } from '../timeline.ts'
import {
  countBriefViews,
  countFunnel,
  listPublished,
  medianDays,
  type PublishedDeliverable,
  slicesOf,
  totalsOf,
} from '../analytics.ts'

export const getAnalytics: Handler<typeof analyticsCalls.getAnalytics> = async (
  { brandUid, ...asked },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const { orgUid, timezone } = await getBrand(db, brandUid)
  const tier = await requireEntitlement(db, orgUid, asked.own ? 'advancedReporting' : 'analytics')
  const isAdvanced = hasCapability(tier, 'advancedReporting')
  const { days, ...bounds } = periodAsked(asked, timezone)
  const { from, until } = bounds
  const period = { brandUid, ...bounds, timezone }
  const funnel = await countFunnel(db, period)
  const medians = await medianDays(db, period)
  const briefViews = await countBriefViews(db, period)
  const timeline = await listGained(db, period, days)
  const venues = isAdvanced ? await venuesOf(db, orgUid, actor) : []
  const everywhere = await listPublished(db, period, [brandUid, ...venues.map(({ uid }) => uid)])
  const deliverables = everywhere.filter((one) => one.brandUid === brandUid)
  const current = deliverables.filter(({ publishedAt }) => publishedAt >= from)
  return {
    from: from.toISOString(),
    until: until.toISOString(),
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
    venues: isAdvanced ? compareVenues(venues, everywhere, from) : null,
    locked: isAdvanced ? null : capabilityRefusal('advancedReporting'),
  }
}

/** Each venue's own numbers of the same period, most views first; nothing to compare with one. */
function compareVenues(
  venues: readonly { uid: string; name: string }[],
  published: readonly PublishedDeliverable[],
  from: Date,
) {
  if (venues.length < 2) return []
  return venues
    .map(({ uid, name }) => {
      const own = published.filter(({ brandUid }) => brandUid === uid)
      const { deliverables, withInsights, views, saves } = totalsOf(
        own.filter(({ publishedAt }) => publishedAt >= from),
      )
      const before = totalsOf(own.filter(({ publishedAt }) => publishedAt < from))
      return {
        uid,
        name,
        deliverables,
        withInsights,
        views: views ?? 0,
        saves: saves ?? 0,
        viewsBefore: before.views ?? 0,
      }
    })
    .toSorted((a, b) => b.views - a.views || b.deliverables - a.deliverables || (a.name < b.name ? -1 : 1))
}
