import { isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import { requireEntitlement } from '../../../plans/server/entitlements.ts'
import type { discoveryCalls } from '../../contract.ts'
import { beginSearch, findPage, sideOf } from '../found-creators.ts'

/** How many rows of a file come at a time. */
const portion = 100

export const downloadCreators: Handler<typeof discoveryCalls.downloadCreators> = async (asked, context) => {
  const { brand } = await beginSearch(asked, context)
  const { actor, db, primary } = context
  if (!isStaff(actor)) await requireEntitlement(db, brand.orgUid, 'creatorDownloads')
  const { brandUid, filters, cursor } = asked
  if (!cursor)
    await primary.transaction((tx) =>
      record(
        tx,
        actor,
        sideOf(actor, brandUid),
        'creators.downloaded',
        { subjectUid: brandUid, brandUid },
        { after: filters },
      ),
    )
  return findPage(asked, brand, portion, context)
}
