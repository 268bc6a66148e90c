import { type Actor, anonymousActor } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { type Account, addMembership, createAccount, findAccountByEmail } from '../../../accounts/server/accounts.ts'
import { hasWayIn, makeSignInLink } from '../../../accounts/server/sign-in-links.ts'
import { listTeamMembers } from '../../../accounts/server/team-members.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { organisationCalls } from '../../contract.ts'
import { getInvitationByToken, removeInvitation, type TeamInvitation } from '../invitations.ts'
import { mayJoin, recordTeam } from '../team.ts'

export const answerTeamInvitation: Handler<typeof organisationCalls.answerTeamInvitation> = async (
  { token, accept },
  { tx, config },
) => {
  const invitation = await getInvitationByToken(tx, token, 'held')
  const { uid: invitationUid, brandUid, email, role } = invitation
  const known = await findAccountByEmail(tx, email)
  const actor: Actor = { ...anonymousActor, accountUid: known?.uid ?? null }
  await removeInvitation(tx, invitationUid)
  if (!accept) {
    await recordTeam(tx, actor, brandUid, 'invitation-declined', { invitationUid }, { before: role }, 'brand')
    return { state: 'declined', passwordToken: null }
  }
  if (!(await mayJoin(tx, known)))
    throw new CallError('failed-precondition', `${email} can’t join a team. Please contact support.`)
  const accountUid = known?.uid ?? (await createAccount(tx, { email, displayName: invitation.name }))
  const isInAlready = (await listTeamMembers(tx, brandUid)).some((member) => member.accountUid === accountUid)
  if (!isInAlready) {
    await addMembership(tx, accountUid, 'brand', brandUid, role)
    await recordTeam(tx, { ...actor, accountUid }, brandUid, 'joined', { accountUid }, { after: role }, 'brand')
    await notifyOwners(tx, config, invitation, { accountUid, name: known?.displayName ?? invitation.name })
  }
  return { state: 'joined', passwordToken: await passwordTokenFor(tx, { uid: accountUid, known }) }
}

/** The link came by mail, as a sign-in link would: who has no other way in chooses a password with what is answered. */
async function passwordTokenFor(
  tx: Tx,
  { uid, known }: { uid: string; known: Account | null },
): Promise<string | null> {
  return known && (await hasWayIn(tx, known)) ? null : makeSignInLink(tx, uid, 'set-password')
}

async function notifyOwners(
  tx: Tx,
  config: Config,
  { brandUid }: TeamInvitation,
  { accountUid, name }: { accountUid: string; name: string },
): Promise<void> {
  const brand = await getBrand(tx, brandUid)
  const owners = (await listTeamMembers(tx, brandUid)).filter((member) => member.role === 'owner')
  const people = owners.map((owner) => ({ uid: owner.accountUid }))
  await notifyAccounts(tx, config, people, `team-joined:${brandUid}:${accountUid}`, {
    kind: 'team.joined',
    title: `${name} joined the ${brand.name} team`,
    lines: ['They accepted the invitation and can now sign in.'],
    path: `/app/brand/preferences?uid=${brandUid}&section=team`,
    action: 'View team',
  })
}
