import { CallError } from '../../../../kit/contract/errors.ts'
import { writeCollected } from '../../../../kit/server/at-end.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { mailSignInLink } from '../../../accounts/server/mailed-links.ts'
import type { staffCalls } from '../../contract.ts'
import { getAccount, recordOnAccount, viewAccount } from '../account.ts'

export const mailAccountLink: Handler<typeof staffCalls.mailAccountLink> = async (
  { uid, purpose },
  { actor, tx, config },
) => {
  const account = await getAccount(tx, uid, true)
  if (account.disabledAt) throw new CallError('failed-precondition', 'This account is disabled. Enable it first.')
  if (purpose === 'sign-in' && account.staffRole === 'admin')
    throw new CallError('failed-precondition', 'Admin accounts must use password login')
  await mailSignInLink(tx, config, account, purpose)
  await recordOnAccount(tx, actor, 'sign-in-link-sent', uid, { after: { purpose } })
  await writeCollected(tx)
  return viewAccount(tx, actor, uid)
}
