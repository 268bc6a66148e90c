import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { now } from '../../../../kit/server/clock.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import { lockBrand } from '../../../profiles/server/save.ts'
import type { organisationCalls } from '../../contract.ts'
import { moveOwnership } from '../ownership.ts'
import { teamPolicy } from '../policy.ts'
import { openMember, viewTeam } from '../team.ts'

const listFormat = new Intl.ListFormat('en-GB')

export const handOverOwnership: Handler<typeof organisationCalls.handOverOwnership> = async (
  { brandUid, accountUid },
  { actor, tx, config },
) => {
  const brand = await lockBrand(tx, actor, brandUid)
  allow(teamPolicy, actor, 'handOver', brand)
  const { account } = await openMember(tx, brandUid, accountUid)
  if (account.disabledAt || !account.lastSeenAt)
    throw new CallError(
      'failed-precondition',
      `${account.displayName} has to sign in once before they can be the owner.`,
    )
  const at = now().toISOString()
  const { names, before } = await moveOwnership(tx, actor, brand, accountUid)
  const venues = listFormat.format(names)
  const by = mustGet(await findDisplayNames(tx, [accountOf(actor)]), accountOf(actor))
  await notifyAccounts(tx, config, [account], `team-owner:${brandUid}:${at}`, {
    kind: 'team.owner',
    title: `You’re now the owner of ${venues}`,
    lines: [`${by} made you the owner. You now manage the team, the plan and its invoices.`],
    path: `/app/brand/preferences?uid=${brandUid}&section=team`,
    action: 'View team',
  })
  await notifyAccounts(tx, config, before, `team-owner-before:${brandUid}:${at}`, {
    kind: 'team.owner',
    title: `${account.displayName} is now the owner of ${venues}`,
    lines: ['You’re an admin there from now on. If you didn’t expect this, contact us straight away.'],
    path: `/app/brand/preferences?uid=${brandUid}&section=team`,
    action: 'View team',
  })
  // Who handed it over sees the team as the admin they are now.
  const brands = brandUid in actor.brands ? { ...actor.brands, [brandUid]: 'admin' as const } : actor.brands
  return viewTeam(tx, { ...actor, brands }, brand)
}
