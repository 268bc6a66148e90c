import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import { findDisplayNames, removeMembership } from '../../../accounts/server/accounts.ts'
import { listTeamMembers } from '../../../accounts/server/team-members.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import { lockBrand } from '../../../profiles/server/save.ts'
import type { organisationCalls } from '../../contract.ts'
import { teamPolicy } from '../policy.ts'
import { recordTeam } from '../team.ts'

export const leaveTeam: Handler<typeof organisationCalls.leaveTeam> = async ({ brandUid }, { actor, tx, config }) => {
  const accountUid = accountOf(actor)
  const brand = await lockBrand(tx, actor, brandUid)
  if (!may(teamPolicy, actor, 'leave', brand))
    throw new CallError(
      'failed-precondition',
      'You’re the owner. Make a colleague the owner first, then you can leave.',
    )
  const role = await removeMembership(tx, accountUid, brandUid)
  if (!role) throw new CallError('not-found', 'You aren’t on this team any more.')
  await recordTeam(tx, actor, brandUid, 'left', { accountUid }, { before: role })
  const owners = (await listTeamMembers(tx, brandUid)).filter((member) => member.role === 'owner')
  const people = owners.map((owner) => ({ uid: owner.accountUid, email: owner.email }))
  const name = mustGet(await findDisplayNames(tx, [accountUid]), accountUid)
  await notifyAccounts(tx, config, people, `team-left:${brandUid}:${accountUid}`, {
    kind: 'team.left',
    title: `${name} left the ${brand.name} team`,
    lines: [
      `They no longer have access to ${brand.name}. Unless they work at another of your venues, their seat is free.`,
    ],
    path: `/app/brand/preferences?uid=${brandUid}&section=team`,
    action: 'View team',
  })
  return { left: true }
}
