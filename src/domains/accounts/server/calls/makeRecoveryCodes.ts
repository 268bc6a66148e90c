import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { accountCalls } from '../../contract.ts'
import { secondFactorTexts } from '../../texts.ts'
import { makeRecoveryCodes as make } from '../recovery-codes.ts'
import { findSecondFactor, waysInChanged } from '../second-factor.ts'
import { visitorOfCall } from '../security-events.ts'

export const makeRecoveryCodes: Handler<typeof accountCalls.makeRecoveryCodes> = async (
  _input,
  { actor, caller, config, tx },
) => {
  const accountUid = accountOf(actor)
  if (!(await findSecondFactor(tx, accountUid))) throw new CallError('failed-precondition', secondFactorTexts.notSetUp)
  await waysInChanged(tx, config, accountUid, 'recovery-codes-made', await visitorOfCall(tx, caller))
  return { recoveryCodes: await make(tx, accountUid) }
}
