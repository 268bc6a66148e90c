import { sql } from 'drizzle-orm'
import { isStaff } from '../../../../access/roles.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { first } from '../../../../kit/contract/must.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { findOrigins } from '../../../content/server/origins.ts'
import { hasCapability } from '../../../plans/entitlements.ts'
import { assertCapability, requireEntitlement } from '../../../plans/server/entitlements.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { groupOf, rowsBy, rowsByCampaign } from '../../groups.ts'
import { summarise, type Worth } from '../../worth.ts'
import { listCountedCampaigns } from '../campaigns.ts'
import { currencyOfOrganisation } from '../currency.ts'
import { loadPeriods, loadScale } from '../load.ts'
import { periodOf } from '../period.ts'
import { heardTallies } from '../tables.ts'

export const getValue: Handler<typeof valueCalls.getValue> = async (
  { brandUid, by, all, within, ...days },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const asked = await currencyOfOrganisation(db, brandUid)
  const { orgUid, settings } = asked
  const tier = await requireEntitlement(db, orgUid, 'roiReporting')
  // Of the organisation's venues those that the caller belongs to; staff see all of them.
  const venues = (await listBrandsOf(db, orgUid))
    .map(({ uid }) => uid)
    .filter((uid) => isStaff(actor) || uid in actor.brands)
  const brandUids = all ? venues : [brandUid]
  const oldest = first(brandUids)
  // Venues together have the calendar and the currency of the oldest, whichever of them one looks from.
  const { timezone, currency } = oldest === brandUid ? asked : await currencyOfOrganisation(db, oldest)
  const isByCampaign = by === 'campaign' || within?.by === 'campaign'
  if (isByCampaign) assertCapability(tier, 'campaignSupport')
  const period = periodOf(days, timezone)
  const both = { from: period.before.toISOString().slice(0, 10), until: days.until }
  const campaigns = isByCampaign ? await listCountedCampaigns(db, actor, { orgUid, ...both }) : []
  const visits = await loadPeriods(db, { brandUids, ...period }, settings)
  const group = within && groupOf(within, campaigns, [...visits.current, ...visits.past])
  const isAsked = (worth: Worth) => within === null || (group?.holds(worth) ?? false)
  const [current, past] = [visits.current.filter(isAsked), visits.past.filter(isAsked)]
  const scale = await loadScale(db, currency, [...current, ...past])
  const own = settings.at(-1)
  const rows = by === 'campaign' ? rowsByCampaign(campaigns, current, scale, past) : rowsBy(by, current, scale, past)
  const origins = await findOrigins(db, by === 'deliverable' ? rows.map(({ key }) => key) : [])
  return {
    currency,
    from: period.from.toISOString(),
    until: period.until.toISOString(),
    now: summarise(current, scale),
    before: summarise(past, scale),
    rows: rows.map((row) => ({ ...row, origin: origins.get(row.key) ?? null })),
    within: group?.name ?? null,
    converted: convertedFrom([...current, ...past], currency),
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

/** In which other currencies these visits cost and brought something, by their codes. */
function convertedFrom(worths: readonly Worth[], currency: string): string[] {
  const amounts = worths.flatMap(({ lines, spent }) => [...lines, ...spent])
  return [
    ...new Set(amounts.flatMap((one) => (one.currency === currency || one.minor === 0 ? [] : one.currency))),
  ].toSorted()
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
