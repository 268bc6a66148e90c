import { anonymousActor } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { must } from '../../../../kit/contract/must.ts'
import { getSharedShortlist as findShared } from '../../../lists/server/shortlists.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { discoveryCalls } from '../../contract.ts'
import { findNewestLiveBrief } from '../own-brief.ts'
import { viewShortlisted } from '../shortlist-cards.ts'

/** Whoever holds the link sees what a member of the brand does, of this shortlist alone. */
export const getSharedShortlist: Handler<typeof discoveryCalls.getSharedShortlist> = async (
  { token },
  { db, config },
) => {
  const shortlist = await findShared(db, token)
  const brand = await getBrand(db, shortlist.brandUid)
  const actor = { ...anonymousActor, brands: { [brand.uid]: 'member' as const } }
  // The brief decides which account is shown; how well they suit it stays with the team.
  const brief = await findNewestLiveBrief(db, brand.uid)
  const rows = await viewShortlisted({ db, config, actor }, shortlist, brand, brief)
  return {
    brandName: brand.name,
    name: shortlist.name,
    until: must(shortlist.linkUntil, 'end of the link').toISOString(),
    rows: rows.map((row) => ({ ...row, match: null, collabUid: null })),
  }
}
