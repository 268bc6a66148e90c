import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getShortlist as findShortlist } from '../../../lists/server/shortlists.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { discoveryCalls } from '../../contract.ts'
import { findOwnBrief } from '../own-brief.ts'
import { viewShortlisted } from '../shortlist-cards.ts'

export const getShortlist: Handler<typeof discoveryCalls.getShortlist> = async (
  { uid, briefUid },
  { actor, db, config },
) => {
  const shortlist = await findShortlist(db, actor, uid)
  const { brandUid, name, linkUntil } = shortlist
  const brand = await getBrand(db, brandUid)
  const brief = await findOwnBrief(db, brandUid, briefUid)
  const rows = await viewShortlisted({ db, config, actor }, shortlist, brand, brief)
  const isOpen = linkUntil !== null && linkUntil > now()
  return { uid, brandUid, name, linkUntil: isOpen ? linkUntil.toISOString() : null, rows }
}
