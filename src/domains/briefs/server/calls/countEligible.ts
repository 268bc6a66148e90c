import { CallError } from '../../../../kit/contract/errors.ts'
import { may } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { briefCalls } from '../../contract.ts'
import { eligibleCount } from '../eligible.ts'
import { briefPolicy } from '../policy.ts'

export const countEligible: Handler<typeof briefCalls.countEligible> = async (
  { brandUid, eligibility, showsAlcohol },
  { actor, db },
) => {
  if (!may(briefPolicy, actor, 'see', { brandUid })) throw new CallError('not-found', 'There is no such brand profile.')
  const { city, country } = await getBrand(db, brandUid)
  return eligibleCount(db, eligibility, { city, country, showsAlcohol })
}
