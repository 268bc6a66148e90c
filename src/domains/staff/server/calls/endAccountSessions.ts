import type { Handler } from '../../../../access/server/handler.ts'
import { closeSessions } from '../../../accounts/server/sessions.ts'
import type { staffCalls } from '../../contract.ts'
import { getAccount, recordOnAccount, viewAccount } from '../account.ts'

export const endAccountSessions: Handler<typeof staffCalls.endAccountSessions> = async (
  { uid, sessionUid },
  { actor, tx },
) => {
  await getAccount(tx, uid, true)
  const closed = await closeSessions(tx, uid, sessionUid ? { only: sessionUid } : {})
  if (closed > 0) await recordOnAccount(tx, actor, 'signed-out', uid, { after: { sessions: closed } })
  return viewAccount(tx, actor, uid)
}
