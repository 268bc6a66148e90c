import type { Handler } from '../../../../access/server/handler.ts'
import type { accountCalls } from '../../contract.ts'
import { agreeToEmailChange, endEmailChange, getEmailChangeOf } from '../email-change.ts'
import { recordSecurityEvent, visitorOfCall } from '../security-events.ts'

export const answerEmailChange: Handler<typeof accountCalls.answerEmailChange> = async (
  { token, agree },
  { caller, tx, config },
) => {
  const asked = await getEmailChangeOf(tx, token, true)
  const visitor = await visitorOfCall(tx, caller)
  if (agree) return { state: await agreeToEmailChange(tx, config, asked, visitor) }
  await endEmailChange(tx, asked.change.accountUid)
  await recordSecurityEvent(tx, asked.change.accountUid, 'email-change-stopped', visitor)
  return { state: 'stopped' }
}
