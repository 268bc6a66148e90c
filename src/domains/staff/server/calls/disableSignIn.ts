import { CallError } from '../../../../kit/contract/errors.ts'
import { disableAccount } from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { staffCalls } from '../../contract.ts'
import { getAccount, recordOnAccount, viewAccount } from '../account.ts'

export const disableSignIn: Handler<typeof staffCalls.disableSignIn> = async ({ uid, reason }, { actor, tx }) => {
  const account = await getAccount(tx, uid, true)
  // Nobody locks themselves out, and admins end each other's place by their role first.
  if (account.staffRole === 'admin')
    throw new CallError('failed-precondition', 'An admin’s account can’t be disabled. Remove them from the team first.')
  if (account.disabledAt)
    throw new CallError(
      'failed-precondition',
      'This account is already disabled. Reload the page to see what’s changed.',
    )
  await disableAccount(tx, uid, reason)
  await recordOnAccount(tx, actor, 'disabled', uid, {
    before: { disabled: false },
    after: { disabled: true },
    why: reason,
  })
  return viewAccount(tx, actor, uid)
}
