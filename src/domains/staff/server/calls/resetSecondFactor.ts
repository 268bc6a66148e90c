import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { findSecondFactor, resetSecondFactorOnRequest } from '../../../accounts/server/second-factor.ts'
import { closeSessions } from '../../../accounts/server/sessions.ts'
import type { staffCalls } from '../../contract.ts'
import { getAccount, recordOnAccount, viewAccount } from '../account.ts'

export const resetSecondFactor: Handler<typeof staffCalls.resetSecondFactor> = async (
  { uid, reason },
  { actor, tx, config },
) => {
  await getAccount(tx, uid, true)
  if (uid === actor.accountUid)
    throw new CallError(
      'failed-precondition',
      'You can’t reset your own two-step verification here. Change it under Account.',
    )
  const before = await findSecondFactor(tx, uid)
  if (!before)
    throw new CallError(
      'failed-precondition',
      'They haven’t set up two-step verification, so there’s nothing to reset.',
    )
  await resetSecondFactorOnRequest(tx, config, uid)
  await closeSessions(tx, uid)
  await recordOnAccount(tx, actor, 'second-factor-reset', uid, { before, why: reason })
  return viewAccount(tx, actor, uid)
}
