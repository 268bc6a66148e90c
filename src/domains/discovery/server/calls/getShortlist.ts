import type { Handler } from '../../../../access/server/handler.ts'
import { getShortlist as findShortlist } from '../../../lists/server/shortlists.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { discoveryCalls } from '../../contract.ts'
import { viewShortlisted } from '../shortlist-cards.ts'
import { now } from '../../../../kit/server/clock.ts'

export const getShortlist: Handler<typeof discoveryCalls.getShortlist> = async ({ uid }, { actor, db, config }) => {
  const shortlist = await findShortlist(db, actor, uid)
  const { brandUid, name, linkUntil } = shortlist
  const rows = await viewShortlisted({ db, config, actor }, shortlist, await getBrand(db, brandUid))
  const isOpen = linkUntil !== null && linkUntil > now()
  return { uid, brandUid, name, linkUntil: isOpen ? linkUntil.toISOString() : null, rows }
}
