import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { capabilityRefusal, hasCapability } from '../../../plans/entitlements.ts'
import { requireEntitlement } from '../../../plans/server/entitlements.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { findCovers } from '../../../content/server/covers.ts'
import { findOrigins } from '../../../content/server/origins.ts'
import { countClicks } from '../../../value/server/load.ts'
import type { analyticsCalls } from '../../contract.ts'
import { chosenVenues, periodAsked, venuesOf } from '../period.ts'
import { listGained, stepOf } from '../timeline.ts'
import {
  bestOf,
  byViews,
  countBriefViews,
  countFunnel,
  listPublished,
  medianDays,
  type PublishedDeliverable,
  slicesOf,
  totalsOf,
} from '../analytics.ts'

export const getAnalytics: Handler<typeof analyticsCalls.getAnalytics> = async (
  { brandUid, venues: asks, step: chosen, ...asked },
  { actor, db, config },
) => {
  assertSeesBrand(actor, brandUid)
  const { orgUid, timezone } = await getBrand(db, brandUid)
  const tier = await requireEntitlement(db, orgUid, asked.own ? 'advancedReporting' : 'analytics')
  const isAdvanced = hasCapability(tier, 'advancedReporting')
  const { days, firstDay, lastDay, ...bounds } = periodAsked(asked, timezone)
  const { from, until } = bounds
  const brandUids = await chosenVenues(db, actor, { brandUid, venues: asks }, orgUid)
  const period = { brandUids, ...bounds, timezone }
  const funnel = await countFunnel(db, period)
  const medians = await medianDays(db, period)
  const briefViews = await countBriefViews(db, period)
  const step = chosen ?? stepOf(days)
  const timeline = await listGained(db, period, step)
  const venues = isAdvanced ? await venuesOf(db, orgUid, actor) : []
  // Each venue once: one named twice makes PostgreSQL expect twice the rows, and read every visit there is.
  const everywhere = await listPublished(db, period, [...new Set([...brandUids, ...venues.map(({ uid }) => uid)])])
  const deliverables = everywhere.filter((one) => brandUids.includes(one.brandUid))
  const current = deliverables.filter(({ visitedAt }) => visitedAt >= from)
  const clicks = await countClicks(db, { brandUids, ...bounds })
  const best = bestOf(current)
  const covers = await findCovers(
    db,
    config,
    best.map(({ uid }) => uid),
  )
  const origins = await findOrigins(
    db,
    best.map(({ uid }) => uid),
  )
  return {
    from: from.toISOString(),
    until: until.toISOString(),
    firstDay,
    lastDay,
    funnel,
    medianDays: medians,
    briefViews,
    step,
    timeline,
    best: best.map((one) => ({
      ...one,
      origin: origins.get(one.uid) ?? null,
      picture: covers.get(one.uid)?.picture ?? null,
      placeholder: covers.get(one.uid)?.placeholder ?? null,
    })),
    now: { ...totalsOf(current), ...clicksOf(clicks.now) },
    before: { ...totalsOf(deliverables.filter(({ visitedAt }) => visitedAt < from)), ...clicksOf(clicks.before) },
    platforms: slicesOf(current, 'platform'),
    formats: slicesOf(current, 'type'),
    influencers: isAdvanced ? slicesOf(current, 'influencer') : null,
    weekdays: isAdvanced ? slicesOf(current, 'weekday') : null,
    cities: isAdvanced ? slicesOf(current, 'city') : null,
    venues: isAdvanced ? compareVenues(venues, everywhere, from) : null,
    locked: isAdvanced ? null : capabilityRefusal('advancedReporting'),
  }
}

/** Clicks are not known where no collab had a tracked link in time. */
function clicksOf({ collabs, withLink, clicks }: { collabs: number; withLink: number; clicks: number }) {
  return { collabs, withLink, clicks: withLink === 0 ? null : clicks }
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
      const { deliverables, withInsights, views, saves } = totalsOf(own.filter(({ visitedAt }) => visitedAt >= from))
      const before = totalsOf(own.filter(({ visitedAt }) => visitedAt < from))
      return {
        uid,
        name,
        deliverables,
        withInsights,
        views,
        saves,
        viewsBefore: before.views,
      }
    })
    .toSorted(byViews)
}
