import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { requireEntitlement } from '../../../plans/server/entitlements.ts'
import { findBrands, getBrand } from '../../../profiles/server/reads.ts'
import type { analyticsCalls } from '../../contract.ts'
import { listPublished } from '../analytics.ts'
import { periodAsked, venuesOf } from '../period.ts'

export const listPublishedRows: Handler<typeof analyticsCalls.listPublishedRows> = async (
  { brandUid, all, ...asked },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const { orgUid, timezone } = await getBrand(db, brandUid)
  await requireEntitlement(db, orgUid, 'advancedReporting')
  const { from, until } = periodAsked(asked, timezone)
  const venues = (await venuesOf(db, orgUid, actor)).map(({ uid }) => uid)
  const period = { before: from, from, until, timezone }
  const found = await listPublished(db, period, all ? venues : [brandUid])
  const known = await findBrands(db, [...new Set(found.map((one) => one.brandUid))])
  return {
    rows: found
      .toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || (a.influencer < b.influencer ? -1 : 1))
      .map(({ brandUid: venue, influencer, type, publishedAt, visitedAt, ...row }) => ({
        ...row,
        publishedAt: publishedAt.toISOString(),
        visitedAt: visitedAt.toISOString(),
        venue: known.get(venue)?.name ?? '',
        timezone: known.get(venue)?.timezone ?? timezone,
        creator: influencer,
        format: type,
      })),
  }
}
