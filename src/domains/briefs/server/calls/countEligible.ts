import { CallError } from '../../../../kit/contract/errors.ts'
import { isStaff } from '../../../accounts/roles.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { may } from '../../../accounts/server/gate.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { briefCalls } from '../../contract.ts'
import { countEligible as countIn } from '../eligible.ts'
import { briefPolicy } from '../policy.ts'

export const countEligible: Handler<typeof briefCalls.countEligible> = async ({ brandUid, eligibility, showsAlcohol }, { actor, db }) => {
  if (!may(briefPolicy, actor, 'edit', { brandUid }) && !isStaff(actor)) throw new CallError('not-found', 'There is no such brand profile.')
  const { country } = await getBrand(db, brandUid)
  return countIn(db, eligibility, { country, showsAlcohol })
}
