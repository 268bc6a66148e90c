import { isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { hasEntitlement } from '../../../plans/server/entitlements.ts'
import type { discoveryCalls } from '../../contract.ts'
import { countCreators } from '../creator-count.ts'
import { beginSearch, findPage } from '../found-creators.ts'

export const findCreators: Handler<typeof discoveryCalls.findCreators> = async ({ limit, ...asked }, context) => {
  const { brand, rights } = await beginSearch(asked, context)
  const { actor, db } = context
  return {
    ...(await findPage(asked, brand, limit, context)),
    found: asked.cursor ? null : await countCreators(db, { brand, filters: asked.filters }),
    hasAdvanced: rights.includes('advancedFilters'),
    canDownload: isStaff(actor) || (await hasEntitlement(db, brand.orgUid, 'creatorDownloads')),
  }
}
