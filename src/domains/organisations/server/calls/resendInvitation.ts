import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { inviteToSignIn } from '../../../accounts/server/invitations.ts'
import { endSignInLinks } from '../../../accounts/server/sign-in-links.ts'
import type { organisationCalls } from '../../contract.ts'
import { openMember, openTeam, recordTeam, viewTeam } from '../team.ts'

export const resendInvitation: Handler<typeof organisationCalls.resendInvitation> = async (
  { brandUid, accountUid },
  { actor, tx, config },
) => {
  const brand = await openTeam(tx, actor, brandUid)
  const { account, role } = await openMember(tx, brandUid, accountUid)
  if (account.lastSeenAt) throw new CallError('failed-precondition', `${account.displayName} has already joined.`)
  await endSignInLinks(tx, accountUid)
  const by = mustGet(await findDisplayNames(tx, [accountOf(actor)]), accountOf(actor))
  await inviteToSignIn(tx, config, account, { by, to: brand.name })
  await recordTeam(tx, actor, brandUid, 'invitation-resent', accountUid, { after: role })
  return viewTeam(tx, actor, brand)
}
