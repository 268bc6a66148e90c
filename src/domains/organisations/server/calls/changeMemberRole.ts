import { addMembership } from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { organisationCalls } from '../../contract.ts'
import { openMember, openTeam, recordTeam, viewTeam } from '../team.ts'

export const changeMemberRole: Handler<typeof organisationCalls.changeMemberRole> = async (
  { brandUid, accountUid, role },
  { actor, tx },
) => {
  const brand = await openTeam(tx, actor, brandUid)
  const { role: before } = await openMember(tx, brandUid, accountUid)
  await addMembership(tx, accountUid, 'brand', brandUid, role)
  if (before !== role) await recordTeam(tx, actor, brandUid, 'role-changed', { accountUid }, { before, after: role })
  return viewTeam(tx, actor, brand)
}
