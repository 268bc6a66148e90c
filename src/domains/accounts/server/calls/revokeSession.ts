import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { accountCalls } from '../../contract.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { closeSessions } from '../sessions.ts'

export const revokeSession: Handler<typeof accountCalls.revokeSession> = async ({ uid }, { actor, tx }) => {
  const revoked = await closeSessions(tx, accountOf(actor), { only: uid })
  if (revoked === 0) throw new CallError('not-found', 'This browser is already signed out.')
  return { revoked }
}
