import { CallError } from '../../../../kit/contract/errors.ts'
import { may } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { brandPolicy } from '../policy.ts'
import { getBrand } from '../reads.ts'
import { viewTeam } from '../team.ts'

export const listTeam: Handler<typeof profileCalls.listTeam> = async ({ brandUid }, { actor, db }) => {
  if (!may(brandPolicy, actor, 'see', { uid: brandUid }))
    throw new CallError('not-found', 'There is no such brand profile.')
  return viewTeam(db, actor, await getBrand(db, brandUid))
}
