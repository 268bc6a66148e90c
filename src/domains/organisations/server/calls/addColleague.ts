import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { addMembership, findDisplayNames } from '../../../accounts/server/accounts.ts'
import { findTeamMember } from '../../../accounts/server/team-members.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import type { organisationCalls } from '../../contract.ts'
import { listPeopleAt, seenVenues } from '../group-team.ts'
import { openTeam, recordTeam } from '../team.ts'

export const addColleague: Handler<typeof organisationCalls.addColleague> = async (
  { brandUid, accountUid, role },
  { actor, tx, config },
) => {
  const brand = await openTeam(tx, actor, brandUid)
  const venues = (await seenVenues(tx, actor, brand.orgUid)).map(({ uid }) => uid)
  // Only of a team that the caller sees: an account's uid tells nobody who it is.
  const colleague = (await listPeopleAt(tx, venues)).find((person) => person.accountUid === accountUid)
  if (!colleague)
    throw new CallError('not-found', 'We couldn’t find that person at your other venues. Invite them by email instead.')
  if (await findTeamMember(tx, brandUid, accountUid))
    throw new CallError('failed-precondition', `${colleague.name} is already on this team.`)
  await addMembership(tx, accountUid, 'brand', brandUid, role)
  await recordTeam(tx, actor, brandUid, 'added', { accountUid }, { after: role })
  const byUid = accountOf(actor)
  const by = mustGet(await findDisplayNames(tx, [byUid]), byUid)
  await notifyAccounts(tx, config, [{ uid: accountUid }], `team-added:${brandUid}:${accountUid}:${now().getTime()}`, {
    kind: 'team.added',
    title: `You’re now on the ${brand.name} team`,
    lines: [`${by} added you as ${role === 'admin' ? 'an admin' : 'a member'}. Your other venues stay as they are.`],
    path: `/app/brand/dashboard?uid=${brandUid}`,
    action: `Open ${brand.name}`,
  })
  return { added: true }
}
