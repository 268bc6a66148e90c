import type { Handler } from '../../../../access/server/handler.ts'
import { removeMembership } from '../../../accounts/server/accounts.ts'
import type { organisationCalls } from '../../contract.ts'
import { openMember, openTeam, recordTeam, viewTeam } from '../team.ts'

export const removeMember: Handler<typeof organisationCalls.removeMember> = async (
  { brandUid, accountUid },
  { actor, tx },
) => {
  const brand = await openTeam(tx, actor, brandUid)
  const { role } = await openMember(tx, brandUid, accountUid)
  await removeMembership(tx, accountUid, brandUid)
  await recordTeam(tx, actor, brandUid, 'removed', { accountUid }, { before: role })
  return viewTeam(tx, actor, brand)
}
