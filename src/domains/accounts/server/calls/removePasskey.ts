import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { accountCalls } from '../../contract.ts'
import { lockAccount } from '../accounts.ts'
import { removePasskey as remove } from '../passkeys.ts'
import { secondFactorRemoved, waysInChanged } from '../second-factor.ts'
import { visitorOfCall } from '../security-events.ts'

export const removePasskey: Handler<typeof accountCalls.removePasskey> = async (
  { uid },
  { actor, caller, config, tx },
) => {
  const accountUid = accountOf(actor)
  await lockAccount(tx, accountUid)
  if (!(await remove(tx, accountUid, uid))) throw new CallError('not-found', 'This passkey has already been removed.')
  await secondFactorRemoved(tx, accountUid)
  await waysInChanged(tx, config, accountUid, 'passkey-removed', await visitorOfCall(tx, caller))
  return { removed: true }
}
