import { accountOf } from '../../../../access/roles.ts'
import type { accountCalls } from '../../contract.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { closeSessions } from '../sessions.ts'

export const revokeOtherSessions: Handler<typeof accountCalls.revokeOtherSessions> = async (
  _input,
  { actor, caller, tx },
) => ({ revoked: await closeSessions(tx, accountOf(actor), { except: caller.sessionUid }) })
