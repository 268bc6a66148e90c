import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { importCalls } from '../../contract.ts'
import { endImportedVenue, lockImportedVenue } from '../imported-venues.ts'
import { openAsOwner } from '../own/open.ts'

export const dropImportedVenue: Handler<typeof importCalls.dropImportedVenue> = async (
  { brandUid, ...which },
  { actor, tx },
) => {
  const org = await openAsOwner(tx, actor, brandUid)
  const { name } = await lockImportedVenue(tx, org.uid, which)
  await endImportedVenue(tx, which, null)
  const subject = { subjectUid: brandUid, brandUid }
  await record(tx, actor, 'brand', 'brand.imported-venue-left-out', subject, { after: { name } })
  return { done: true }
}
