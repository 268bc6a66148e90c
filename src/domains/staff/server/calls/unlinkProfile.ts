import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { removeMembership } from '../../../accounts/server/accounts.ts'
import type { staffCalls } from '../../contract.ts'
import { findLinked, getAccount, recordOnAccount, viewAccount } from '../account.ts'
import { mailAccess } from '../mails.ts'

export const unlinkProfile: Handler<typeof staffCalls.unlinkProfile> = async (
  { uid, profileUid },
  { actor, tx, config },
) => {
  const person = await getAccount(tx, uid, true)
  const role = await removeMembership(tx, uid, profileUid)
  if (!role)
    throw new CallError(
      'not-found',
      'This account isn’t linked to that profile. Reload the page to see what’s changed.',
    )
  await recordOnAccount(tx, actor, 'profile-unlinked', uid, { before: { profileUid, role } }, profileUid)
  const profile = await findLinked(tx, profileUid)
  if (profile) await mailAccess(tx, config, { person, profile, before: role, after: null })
  return viewAccount(tx, actor, uid)
}
