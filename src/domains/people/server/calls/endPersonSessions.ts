import type { Handler } from '../../../accounts/server/handler.ts'
import { closeSessions } from '../../../accounts/server/sessions.ts'
import type { peopleCalls } from '../../contract.ts'
import { getAccount, recordPerson, viewPerson } from '../person.ts'

export const endPersonSessions: Handler<typeof peopleCalls.endPersonSessions> = async (
  { uid, sessionUid },
  { actor, tx },
) => {
  await getAccount(tx, uid, true)
  const closed = await closeSessions(tx, uid, sessionUid ? { only: sessionUid } : {})
  if (closed > 0) await recordPerson(tx, actor, 'signed-out', uid, { after: { sessions: closed } })
  return viewPerson(tx, actor, uid)
}
