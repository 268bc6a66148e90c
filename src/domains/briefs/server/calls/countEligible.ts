import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { briefCalls } from '../../contract.ts'
import { mayAskForId } from '../ask-for-id.ts'
import { eligibleCount } from '../eligible.ts'

export const countEligible: Handler<typeof briefCalls.countEligible> = async (
  { brandUid, eligibility, showsAlcohol },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const { city, country, orgUid } = await getBrand(db, brandUid)
  const counted = await eligibleCount(db, eligibility, { city, country, showsAlcohol })
  return { ...counted, mayAskForId: await mayAskForId(db, orgUid) }
}
