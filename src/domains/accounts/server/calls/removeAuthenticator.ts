import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { accountCalls } from '../../contract.ts'
import { lockAccount } from '../accounts.ts'
import { removeAuthenticator as remove } from '../authenticator.ts'
import { secondFactorRemoved, waysInChanged } from '../second-factor.ts'
import { visitorOfCall } from '../security-events.ts'

export const removeAuthenticator: Handler<typeof accountCalls.removeAuthenticator> = async (
  _input,
  { actor, caller, config, tx },
) => {
  const accountUid = accountOf(actor)
  await lockAccount(tx, accountUid)
  if (!(await remove(tx, accountUid))) throw new CallError('not-found', 'No authenticator app is set up.')
  await secondFactorRemoved(tx, accountUid)
  await waysInChanged(tx, config, accountUid, 'authenticator-removed', await visitorOfCall(tx, caller))
  return { removed: true }
}
