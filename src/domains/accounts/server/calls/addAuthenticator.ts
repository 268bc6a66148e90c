import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { accountCalls } from '../../contract.ts'
import { secondFactorTexts } from '../../texts.ts'
import { lockAccount } from '../accounts.ts'
import { useAuthenticatorCode } from '../authenticator.ts'
import { findSecondFactor, secondFactorAdded, waysInChanged } from '../second-factor.ts'
import { visitorOfCall } from '../security-events.ts'

export const addAuthenticator: Handler<typeof accountCalls.addAuthenticator> = async (
  { code },
  { actor, caller, config, tx },
) => {
  const accountUid = accountOf(actor)
  await lockAccount(tx, accountUid)
  const before = await findSecondFactor(tx, accountUid)
  if (!(await useAuthenticatorCode(tx, config, accountUid, code, { first: true })))
    throw new CallError('failed-precondition', secondFactorTexts.wrongCode)
  await waysInChanged(tx, config, accountUid, 'authenticator-added', await visitorOfCall(tx, caller))
  return { recoveryCodes: await secondFactorAdded(tx, accountUid, before) }
}
