import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { disableAccount, findAccountByEmail } from '../../../accounts/server/accounts.ts'
import { endSignInLinks } from '../../../accounts/server/sign-in-links.ts'
import { personalData } from '../../../privacy/server/parts.ts'
import type { staffCalls } from '../../contract.ts'
import { getAccount, recordOnAccount, viewAccount } from '../account.ts'

/** Whoever asked for it has shown that both addresses are theirs: staff write down how. */
export const mergeAccounts: Handler<typeof staffCalls.mergeAccounts> = async (
  { uid, email, reason },
  { actor, tx },
) => {
  const into = await getAccount(tx, uid, true)
  const known = await findAccountByEmail(tx, email)
  if (!known) throw new CallError('not-found', `No account has the address ${email}.`)
  const from = await getAccount(tx, known.uid, true)
  if (from.uid === uid) throw new CallError('failed-precondition', 'That’s this account’s own address.')
  if (into.staffRole || from.staffRole)
    throw new CallError('failed-precondition', 'Accounts of our team can’t be joined with others.')
  if (into.disabledAt || from.deletionDueAt || into.deletionDueAt)
    throw new CallError(
      'failed-precondition',
      'One of the two is disabled or going to be deleted. Clear that up first.',
    )
  for (const { join } of personalData()) await join?.(tx, from.uid, uid)
  await disableAccount(tx, from.uid, `joined with ${into.email}`)
  await endSignInLinks(tx, from.uid)
  await recordOnAccount(tx, actor, 'merged', uid, { after: { joined: from.uid }, why: reason })
  await recordOnAccount(tx, actor, 'merged', from.uid, { after: { into: uid }, why: reason })
  return viewAccount(tx, actor, uid)
}
