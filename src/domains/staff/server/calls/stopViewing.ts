import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { endViewing } from '../../../accounts/server/viewing.ts'
import type { staffCalls } from '../../contract.ts'

export const stopViewing: Handler<typeof staffCalls.stopViewing> = async (_input, { actor, caller, tx }) => {
  if (caller.sessionUid) await endViewing(tx, { uid: caller.sessionUid, accountUid: accountOf(actor) })
  return { done: true }
}
