import type { Handler } from '../../../../access/server/handler.ts'
import { enableAccount } from '../../../accounts/server/accounts.ts'
import type { staffCalls } from '../../contract.ts'
import { getAccount, recordOnAccount, viewAccount } from '../account.ts'

export const enableSignIn: Handler<typeof staffCalls.enableSignIn> = async ({ uid }, { actor, tx }) => {
  const account = await getAccount(tx, uid, true)
  if (account.disabledAt) {
    await enableAccount(tx, uid)
    const before = { disabled: true, reason: account.disabledReason }
    await recordOnAccount(tx, actor, 'enabled', uid, { before, after: { disabled: false } })
  }
  return viewAccount(tx, actor, uid)
}
