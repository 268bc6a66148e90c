import type { Handler } from '../../../../access/server/handler.ts'
import type { organisationCalls } from '../../contract.ts'
import { lockInvitation, removeInvitation } from '../invitations.ts'
import { openTeam, recordTeam, viewTeam } from '../team.ts'

export const withdrawInvitation: Handler<typeof organisationCalls.withdrawInvitation> = async (
  { brandUid, uid },
  { actor, tx },
) => {
  const brand = await openTeam(tx, actor, brandUid)
  const { role } = await lockInvitation(tx, brandUid, uid)
  await removeInvitation(tx, uid)
  await recordTeam(tx, actor, brandUid, 'invitation-withdrawn', { invitationUid: uid }, { before: role })
  return viewTeam(tx, actor, brand)
}
