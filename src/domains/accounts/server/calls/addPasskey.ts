import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { accountCalls } from '../../contract.ts'
import { lockAccount } from '../accounts.ts'
import { addPasskey as add } from '../passkeys.ts'
import { findSecondFactor, secondFactorAdded, waysInChanged } from '../second-factor.ts'
import { visitorOfCall } from '../security-events.ts'

export const addPasskey: Handler<typeof accountCalls.addPasskey> = async (
  { name, registration },
  { actor, caller, config, tx },
) => {
  const accountUid = accountOf(actor)
  await lockAccount(tx, accountUid)
  const before = await findSecondFactor(tx, accountUid)
  const uid = await add(tx, config, accountUid, name, registration)
  await waysInChanged(tx, config, accountUid, 'passkey-added', await visitorOfCall(tx, caller))
  return { uid, recoveryCodes: await secondFactorAdded(tx, accountUid, before) }
}
