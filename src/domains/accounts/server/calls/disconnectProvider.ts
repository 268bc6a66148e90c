import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { accountCalls } from '../../contract.ts'
import { disconnect } from '../providers.ts'
import { recordSecurityEvent, visitorOfCall } from '../security-events.ts'

export const disconnectProvider: Handler<typeof accountCalls.disconnectProvider> = async (
  { provider },
  { actor, caller, tx },
) => {
  const accountUid = accountOf(actor)
  if (await disconnect(tx, accountUid, provider))
    await recordSecurityEvent(tx, accountUid, 'provider-disconnected', await visitorOfCall(tx, caller))
  return { disconnected: true }
}
