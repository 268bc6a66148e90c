import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { accountCalls } from '../../contract.ts'
import { getAccount, lockAccount } from '../accounts.ts'
import { startEmailChange } from '../email-change.ts'
import { recordSecurityEvent, visitorOfCall } from '../security-events.ts'

export const changeEmail: Handler<typeof accountCalls.changeEmail> = async (
  { email: newEmail },
  { actor, caller, tx, config },
) => {
  const accountUid = accountOf(actor)
  await lockAccount(tx, accountUid)
  const account = await getAccount(tx, accountUid)
  if (account.email === newEmail)
    throw new CallError('failed-precondition', 'That’s already your email address. Enter another one.')
  const expiresAt = await startEmailChange(tx, config, { account, newEmail, sessionUid: caller.sessionUid })
  await recordSecurityEvent(tx, accountUid, 'email-change-requested', await visitorOfCall(tx, caller))
  return { expiresAt: expiresAt.toISOString() }
}
