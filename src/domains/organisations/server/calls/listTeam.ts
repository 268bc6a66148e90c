import { CallError } from '../../../../kit/contract/errors.ts'
import { may } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { organisationCalls } from '../../contract.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { teamPolicy } from '../policy.ts'
import { viewTeam } from '../team.ts'

export const listTeam: Handler<typeof organisationCalls.listTeam> = async ({ brandUid }, { actor, db }) => {
  if (!may(teamPolicy, actor, 'see', { uid: brandUid }))
    throw new CallError('not-found', 'There is no such brand profile.')
  return viewTeam(db, actor, await getBrand(db, brandUid))
}
