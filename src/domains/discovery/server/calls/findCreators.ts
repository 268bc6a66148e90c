import { isStaff } from '../../../../access/roles.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import { noBrief, getBrief } from '../../../briefs/server/reads.ts'
import { fitOf } from '../../../briefs/fit.ts'
import { fitCandidateOf } from '../../../collabs/server/fit.ts'
import { rankPortfolio } from '../../../content/portfolio.ts'
import { findPortfolios, wantedBy } from '../../../content/server/portfolio.ts'
import { capabilities, capabilityRefusal, hasCapability } from '../../../plans/entitlements.ts'
import { findTiers } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { discoveryCalls } from '../../contract.ts'
import { usesAdvanced } from '../../creator-search.ts'
import { accountFor, listCreators, tripTo } from '../creators.ts'

/** As many of a portfolio as stand beside each other on a card. */
const mostItems = 4

export const findCreators: Handler<typeof discoveryCalls.findCreators> = async (
  { brandUid, briefUid, filters, sort, cursor, limit },
  { actor, db, config },
) => {
  assertSeesBrand(actor, brandUid)
  const brand = await getBrand(db, brandUid)
  const tier = (await findTiers(db, [brand.orgUid])).get(brand.orgUid) ?? 'basic'
  const hasAdvanced = isStaff(actor) || hasCapability(tier, 'advancedFilters')
  if (!hasAdvanced && usesAdvanced(filters))
    throw new CallError('permission-denied', capabilityRefusal('advancedFilters'), {
      details: { capability: 'advancedFilters', tier: capabilities.advancedFilters.from },
    })
  const brief = briefUid ? await getBrief(db, briefUid) : null
  if (brief && brief.brandUid !== brandUid) throw noBrief()
  const { rows, nextCursor } = await listCreators(db, { brand, brief, filters, sort }, { cursor, limit })
  const portfolios = await findPortfolios(
    db,
    config,
    actor,
    rows.map(({ profile }) => profile),
  )
  return {
    rows: rows.map(({ profile, social, history, collabUid }) => {
      const fit =
        brief &&
        fitOf(fitCandidateOf({ profile, social }, history, brandUid, brief.category), {
          city: brief.city,
          country: brief.country,
          category: brief.category,
          latitude: brand.latitude,
          longitude: brand.longitude,
        })
      return {
        uid: profile.uid,
        handle: profile.handle,
        name: profile.name,
        avatar: profile.avatar,
        homeCity: cityFacts[profile.homeCity].name,
        vibe: profile.contentVibe,
        account: accountFor(social, filters, brief),
        reliability: profile.reliability,
        visits: profile.visitsCompleted,
        visitedUs: history.lastVisit.has(brandUid),
        trip: tripTo(profile.travel, brand.city),
        portfolio: rankPortfolio(mustGet(portfolios, profile.uid), brief && wantedBy(brief), mostItems),
        match: fit && { score: fit.score, why: fit.reasons[0]?.text ?? '' },
        collabUid,
      }
    }),
    nextCursor,
    hasAdvanced,
  }
}
