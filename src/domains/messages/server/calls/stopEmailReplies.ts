import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { recordSecurityEvent, visitorOfCall } from '../../../accounts/server/security-events.ts'
import type { messageCalls } from '../../contract.ts'
import { stopReplies } from '../mail-replies.ts'

export const stopEmailReplies: Handler<typeof messageCalls.stopEmailReplies> = async (
  _input,
  { actor, caller, tx },
) => {
  const stopped = await stopReplies(tx, accountOf(actor))
  if (stopped > 0)
    await recordSecurityEvent(tx, accountOf(actor), 'email-replies-stopped', await visitorOfCall(tx, caller))
  return { stopped }
}
