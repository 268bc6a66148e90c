import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { disableAccount, findAccountByEmail } from '../../../accounts/server/accounts.ts'
import { endSignInLinks } from '../../../accounts/server/sign-in-links.ts'
import { personalData } from '../../../privacy/server/parts.ts'
import type { staffCalls } from '../../contract.ts'
import { getAccount, recordOnAccount, viewAccount } from '../account.ts'
import { mailMerged } from '../mails.ts'

/** Whoever asked for it has shown that both addresses are theirs: staff write down how. */
export const mergeAccounts: Handler<typeof staffCalls.mergeAccounts> = async (
  { uid, email, reason },
  { actor, tx, config },
) => {
  const into = await getAccount(tx, uid, true)
  const known = await findAccountByEmail(tx, email)
  if (!known) throw new CallError('not-found', `No account has the address ${email}. Check it, then try again.`)
  const from = await getAccount(tx, known.uid, true)
  if (from.uid === uid)
    throw new CallError('failed-precondition', 'That’s this account’s own address. Enter the other account’s.')
  if (into.staffRole || from.staffRole)
    throw new CallError('failed-precondition', 'Staff accounts can’t be merged with others.')
  if (into.disabledAt || from.disabledAt || from.deletionDueAt || into.deletionDueAt)
    throw new CallError(
      'failed-precondition',
      'One of the two accounts is disabled or about to be deleted. Enable it, or cancel the deletion, first.',
    )
  for (const { join } of personalData()) await join?.(tx, from.uid, uid)
  await disableAccount(tx, from.uid, `merged with ${into.email}`)
  await endSignInLinks(tx, from.uid)
  await recordOnAccount(tx, actor, 'merged', uid, { after: { joined: from.uid }, why: reason })
  await recordOnAccount(tx, actor, 'merged', from.uid, { after: { into: uid }, why: reason })
  await mailMerged(tx, config, from, into)
  return viewAccount(tx, actor, uid)
}
