import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import { findAccountByEmail, findDisplayNames } from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { listTeamMembers } from '../../../accounts/server/team-members.ts'
import type { organisationCalls } from '../../contract.ts'
import { listInvitations, mailInvitation, makeInvitation } from '../invitations.ts'
import { mayJoin, openTeam, recordTeam, requireSeat, viewTeam } from '../team.ts'

export const inviteMember: Handler<typeof organisationCalls.inviteMember> = async (
  { brandUid, email, name, role },
  { actor, tx, config },
) => {
  const brand = await openTeam(tx, actor, brandUid)
  await requireSeat(tx, brand.orgUid, email)
  if ((await listTeamMembers(tx, brandUid)).some((member) => member.email === email))
    throw new CallError('failed-precondition', `${email} is already on this team.`)
  if ((await listInvitations(tx, brandUid)).some((open) => open.email === email && open.expiresAt > now()))
    throw new CallError('failed-precondition', `${email} has already been invited. You can resend the invitation.`)
  const isWelcome = await mayJoin(tx, await findAccountByEmail(tx, email))
  // Where accounts are not revealed, who may not join is just never written to.
  if (!isWelcome && config.REVEAL_ACCOUNT_EXISTENCE === 'on')
    throw new CallError('failed-precondition', `We can’t invite ${email}. Try another address, or contact support.`)
  const byUid = accountOf(actor)
  const { invitation, token } = await makeInvitation(tx, { brandUid, email, name, role, byUid })
  const by = mustGet(await findDisplayNames(tx, [byUid]), byUid)
  if (isWelcome) await mailInvitation(tx, config, invitation, { token, by, brand })
  await recordTeam(tx, actor, brandUid, 'invited', { invitationUid: invitation.uid }, { after: role })
  return viewTeam(tx, actor, brand)
}
