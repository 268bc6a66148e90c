import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import {
  addMembership,
  createAccount,
  findAccountByEmail,
  findDisplayNames,
} from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { inviteToSignIn } from '../../../accounts/server/invitations.ts'
import { findStaffMember } from '../../../accounts/server/staff.ts'
import { findTeamMember } from '../../../accounts/server/team-members.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import type { organisationCalls } from '../../contract.ts'
import { openTeam, recordTeam, requireSeat, viewTeam } from '../team.ts'

export const inviteMember: Handler<typeof organisationCalls.inviteMember> = async (
  { brandUid, email, name, role },
  { actor, tx, config },
) => {
  const brand = await openTeam(tx, actor, brandUid)
  const known = await findAccountByEmail(tx, email)
  if (known) {
    if (await findTeamMember(tx, brandUid, known.uid))
      throw new CallError('failed-precondition', `${email} is already in this team.`)
    if (known.disabledAt || (await findStaffMember(tx, known.uid)))
      throw new CallError('failed-precondition', `We can’t invite ${email}. Try another address, or contact support.`)
  }
  await requireSeat(tx, brand.orgUid, known?.uid ?? null)
  const accountUid = known?.uid ?? (await createAccount(tx, { email, displayName: name }))
  await addMembership(tx, accountUid, 'brand', brandUid, role)
  const by = mustGet(await findDisplayNames(tx, [accountOf(actor)]), accountOf(actor))
  if (known?.lastSeenAt)
    await notifyAccounts(tx, config, [known], `team-joined:${brandUid}:${role}`, {
      kind: 'team.joined',
      title: `You’re now in the ${brand.name} team`,
      lines: [`${by} added you. You can now switch to ${brand.name} from your profiles.`],
      path: `/app/brand/dashboard?uid=${brandUid}`,
      action: `Go to ${brand.name}`,
    })
  else await inviteToSignIn(tx, config, { uid: accountUid, email }, { by, to: brand.name })
  await recordTeam(tx, actor, brandUid, 'invited', accountUid, { after: role })
  return viewTeam(tx, actor, brand)
}
