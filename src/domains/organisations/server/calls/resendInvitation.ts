import { accountOf } from '../../../../access/roles.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import { findAccountByEmail, findDisplayNames } from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { organisationCalls } from '../../contract.ts'
import { lockInvitation, mailInvitation, makeInvitation } from '../invitations.ts'
import { mayJoin, openTeam, recordTeam, requireSeat, viewTeam } from '../team.ts'

export const resendInvitation: Handler<typeof organisationCalls.resendInvitation> = async (
  { brandUid, uid },
  { actor, tx, config },
) => {
  const brand = await openTeam(tx, actor, brandUid)
  const { email, name, role } = await lockInvitation(tx, brandUid, uid)
  // One that has expired gave its seat back.
  await requireSeat(tx, brand.orgUid, email)
  const byUid = accountOf(actor)
  const { invitation, token } = await makeInvitation(tx, { brandUid, email, name, role, byUid })
  const by = mustGet(await findDisplayNames(tx, [byUid]), byUid)
  if (await mayJoin(tx, await findAccountByEmail(tx, email)))
    await mailInvitation(tx, config, invitation, { token, by, brand })
  await recordTeam(tx, actor, brandUid, 'invitation-resent', { invitationUid: invitation.uid }, { after: role })
  return viewTeam(tx, actor, brand)
}
