import { accountOf } from '../../../../access/roles.ts'
import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import {
  addMembership,
  createAccount,
  findAccountByEmail,
  findDisplayNames,
} from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { inviteToSignIn } from '../../../accounts/server/invitations.ts'
import { membershipsView, staffView } from '../../../accounts/server/views.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import type { profileCalls } from '../../contract.ts'
import { openTeam, recordTeam, requireSeat, viewTeam } from '../team.ts'

export const inviteMember: Handler<typeof profileCalls.inviteMember> = async (
  { brandUid, email, name, role },
  { actor, tx, config },
) => {
  const brand = await openTeam(tx, actor, brandUid)
  const known = await findAccountByEmail(tx, email)
  if (known) {
    const member = and(eq(membershipsView.accountUid, known.uid), eq(membershipsView.profileUid, brandUid))
    if ((await tx.select().from(membershipsView).where(member)).length > 0)
      throw new CallError('failed-precondition', `${email} is in this team already.`)
    const isOurs = (await tx.select().from(staffView).where(eq(staffView.accountUid, known.uid))).length > 0
    if (known.disabledAt || isOurs) throw new CallError('failed-precondition', `${email} cannot be invited.`)
  }
  await requireSeat(tx, brand.orgUid, known?.uid ?? null)
  const accountUid = known?.uid ?? (await createAccount(tx, { email, displayName: name }))
  await addMembership(tx, accountUid, 'brand', brandUid, role)
  const by = (await findDisplayNames(tx, [accountOf(actor)])).get(accountOf(actor))!
  if (known?.lastSeenAt)
    await notifyAccounts(tx, config, [known], `team-joined:${brandUid}:${role}`, {
      kind: 'team.joined',
      title: `You are in the team of ${brand.name}`,
      lines: [`${by} has added you. You find ${brand.name} among your profiles from now on.`],
      path: `/app/brand/dashboard?uid=${brandUid}`,
      action: `Open ${brand.name}`,
    })
  else await inviteToSignIn(tx, config, { uid: accountUid, email }, { by, to: brand.name })
  await recordTeam(tx, actor, brandUid, 'invited', accountUid, { after: role })
  return viewTeam(tx, actor, brand)
}
