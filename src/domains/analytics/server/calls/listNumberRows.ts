import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { requireEntitlement } from '../../../plans/server/entitlements.ts'
import { findOrigins } from '../../../content/server/origins.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { type analyticsCalls, funnelSteps, mostRows } from '../../contract.ts'
import { listAtStep, listPublished } from '../analytics.ts'
import { chosenVenues, periodAsked } from '../period.ts'

/** By what rows are part of advanced reporting, as the numbers over them are. */
const advancedKinds = ['influencer', 'weekday', 'city'] as const

export const listNumberRows: Handler<typeof analyticsCalls.listNumberRows> = async (
  { brandUid, venues, by, name, ...asked },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const { orgUid, timezone } = await getBrand(db, brandUid)
  const isAdvanced = asked.own !== null || advancedKinds.some((one) => one === by)
  await requireEntitlement(db, orgUid, isAdvanced ? 'advancedReporting' : 'analytics')
  const brandUids = await chosenVenues(db, actor, { brandUid, venues }, orgUid)
  const period = { brandUids, ...periodAsked(asked, timezone), timezone }
  if (by === 'step') {
    const step = funnelSteps.find((one) => one === name)
    const rows = step ? await listAtStep(db, period, step, mostRows) : []
    return {
      timezone,
      rows: rows.map(({ at, ...row }) => ({
        ...row,
        key: row.collabUid,
        format: null,
        platform: null,
        at: new Date(at).toISOString(),
        views: null,
        origin: null,
      })),
    }
  }
  const published = await listPublished(db, { ...period, before: period.from }, brandUids)
  const shown = published
    .filter((one) => by === 'all' || one[by] === name)
    .toSorted((a, b) => b.visitedAt.getTime() - a.visitedAt.getTime() || (a.uid < b.uid ? -1 : 1))
    .slice(0, mostRows)
  const origins = await findOrigins(
    db,
    shown.map(({ uid }) => uid),
  )
  return {
    timezone,
    rows: shown.map(({ uid, collabUid, brandUid: venue, influencer, type, platform, visitedAt, views }) => ({
      key: uid,
      collabUid,
      brandUid: venue,
      creator: influencer,
      format: type,
      platform,
      brief: null,
      at: visitedAt.toISOString(),
      state: null,
      views,
      origin: views === null ? null : (origins.get(uid) ?? null),
    })),
  }
}
