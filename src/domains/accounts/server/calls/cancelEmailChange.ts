import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { accountCalls } from '../../contract.ts'
import { endEmailChange } from '../email-change.ts'
import { recordSecurityEvent, visitorOfCall } from '../security-events.ts'

export const cancelEmailChange: Handler<typeof accountCalls.cancelEmailChange> = async (
  _input,
  { actor, caller, tx },
) => {
  const accountUid = accountOf(actor)
  if (!(await endEmailChange(tx, accountUid))) throw new CallError('not-found', 'There’s no email change to cancel.')
  await recordSecurityEvent(tx, accountUid, 'email-change-stopped', await visitorOfCall(tx, caller))
  return { cancelled: true }
}
