import { isStaff } from '../../../../access/roles.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { noBrief, getBrief } from '../../../briefs/server/reads.ts'
import { capabilities, capabilityRefusal, hasCapability } from '../../../plans/entitlements.ts'
import { findTiers } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { discoveryCalls } from '../../contract.ts'
import { usesAdvanced } from '../../creator-search.ts'
import { viewCreators } from '../creator-cards.ts'
import { listCreators } from '../creators.ts'

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
  return {
    rows: await viewCreators({ db, config, actor }, rows, { brand, brief, filters }),
    nextCursor,
    hasAdvanced,
  }
}
