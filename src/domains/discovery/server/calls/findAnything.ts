import { assertSeesBrand, assertSeesInfluencer, noProfile } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { isStaff } from '../../../../access/roles.ts'
import type { discoveryCalls } from '../../contract.ts'
import { findClosest, findForBrand, findForInfluencer, findForStaff } from '../finding.ts'

export const findAnything: Handler<typeof discoveryCalls.findAnything> = async (
  { brandUid, influencerUid, query },
  { actor, db },
) => {
  if (brandUid) {
    assertSeesBrand(actor, brandUid)
    return { rows: await findClosest(query, (wanted) => findForBrand(db, actor, brandUid, wanted)) }
  }
  if (influencerUid) {
    assertSeesInfluencer(actor, influencerUid)
    return { rows: await findClosest(query, (wanted) => findForInfluencer(db, influencerUid, wanted)) }
  }
  if (!isStaff(actor)) throw noProfile()
  return { rows: await findClosest(query, (wanted) => findForStaff(db, actor, wanted)) }
}
