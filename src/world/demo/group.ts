import { must } from '../../kit/contract/must.ts'
import type { Tx } from '../../kit/server/database.ts'
import { addMembership } from '../../domains/accounts/server/accounts.ts'
import { usualDefaults } from '../../domains/briefs/brief-defaults.ts'
import { listBrandsOf } from '../../domains/profiles/server/reads.ts'
import type { DemoActor } from './actor.ts'
import type { DemoPeople } from './people.ts'

/**
 * Makes the demo's group owner the owner of its venues, the oldest first: only now, so that two years of notifications of six
 * venues are not theirs. Answers the venues' uids.
 */
export async function ownGroup(tx: Tx, people: DemoPeople): Promise<[string, ...string[]]> {
  const [one, ...others] = (await listBrandsOf(tx, people.groupUid)).map(({ uid }) => uid)
  const uids: [string, ...string[]] = [must(one, 'venue of the group'), ...others]
  for (const uid of uids) await addMembership(tx, people.accounts.group, 'brand', uid, 'owner')
  return uids
}

/** The group's house rules, which its venues have but for the last, and what its new briefs begin with. */
export async function makeGroupRules(owner: DemoActor, venues: readonly [string, ...string[]]): Promise<void> {
  const { revision } = await owner('getGroupDefaults', { brandUid: venues[0] })
  await owner('saveGroupDefaults', {
    brandUid: venues[0],
    revision,
    houseRules: 'No flash after eight. Please ask guests before filming them. Children are welcome until nine.',
    brief: { ...usualDefaults, leadHours: 48, hashtags: ['#ramanrestaurants'] },
  })
  for (const brandUid of venues.slice(0, -1))
    await owner('saveVenueDefaults', { brandUid, houseRulesFrom: 'group', brief: null })
}
