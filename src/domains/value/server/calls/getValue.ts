import { sql } from 'drizzle-orm'
import { isStaff } from '../../../../access/roles.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { hasCapability } from '../../../plans/entitlements.ts'
import { assertCapability, requireEntitlement } from '../../../plans/server/entitlements.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { rowsBy, rowsByCampaign } from '../../groups.ts'
import { summarise } from '../../worth.ts'
import { listCountedCampaigns } from '../campaigns.ts'
import { currencyOfOrganisation } from '../currency.ts'
import { loadPeriods, loadScale } from '../load.ts'
import { periodOf } from '../period.ts'
import { heardTallies } from '../tables.ts'

export const getValue: Handler<typeof valueCalls.getValue> = async ({ brandUid, by, all, ...days }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  const { orgUid, timezone, currency, settings } = await currencyOfOrganisation(db, brandUid)
  const tier = await requireEntitlement(db, orgUid, 'roiReporting')
  if (by === 'campaign') assertCapability(tier, 'campaignSupport')
  const campaigns = by === 'campaign' ? await listCountedCampaigns(db, actor, { orgUid, ...days }) : []
  const period = periodOf(days, timezone)
  // Of the organisation's venues those that the caller belongs to; staff see all of them.
  const venues = (await listBrandsOf(db, orgUid))
    .map(({ uid }) => uid)
    .filter((uid) => isStaff(actor) || uid in actor.brands)
  const brandUids = all ? venues : [brandUid]
  const { current, past } = await loadPeriods(db, { brandUids, ...period }, settings)
  const scale = await loadScale(db, currency, [...current, ...past])
  const own = settings.at(-1)
  return {
    currency,
    from: period.from.toISOString(),
    until: period.until.toISOString(),
    now: summarise(current, scale),
    before: summarise(past, scale),
    rows: by === 'campaign' ? rowsByCampaign(campaigns, current, scale) : rowsBy(by, current, scale),
    settings: own
      ? {
          servedShareBp: own.servedShareBp,
          bookingMarginMinor: own.bookingMarginMinor,
          photographerMinor: own.photographerMinor,
        }
      : null,
    cpms: cpmsFor(
      scale.cpms,
      current.map(({ country }) => country),
    ),
    heard: await countHeard(db, brandUids, days),
    venues: venues.length,
    hasCampaigns: hasCapability(tier, 'campaignSupport'),
  }
}

function cpmsFor<Row extends { country: string; currency: string }>(
  cpms: readonly Row[],
  countries: readonly string[],
) {
  return cpms.filter(({ country }) => country === '*' || countries.includes(country))
}

async function countHeard(
  db: Queryable,
  brandUids: readonly string[],
  { from, until }: { from: string; until: string },
) {
  const { rows } = await db.execute<{ answer: string; count: number }>(sql`
    select answer, sum(count)::int as count from ${heardTallies}
    where brand_uid = any(${sql.param([...brandUids])}::text[]) and day between ${from} and ${until}
    group by answer order by 2 desc, 1`)
  return rows
}
