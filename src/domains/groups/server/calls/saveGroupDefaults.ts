import { isBrandMember } from '../../../../access/roles.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow, may, stale } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { record } from '../../../audit/server/record.ts'
import { findBriefDefaults, storeBriefDefaults } from '../../../briefs/server/defaults.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import { getOrganisationOf, lockOrganisation, storeHouseRules } from '../../../organisations/server/reads.ts'
import { brandPolicy } from '../../../profiles/server/policy.ts'
import { lockBrand, saveBrand } from '../../../profiles/server/save.ts'
import type { groupCalls } from '../../contract.ts'
import { allVenues, followers, revisionOf, viewDefaults } from '../defaults.ts'
import { isSeen } from '../group.ts'

export const saveGroupDefaults: Handler<typeof groupCalls.saveGroupDefaults> = async (
  { brandUid, revision, houseRules, brief },
  { actor, tx },
) => {
  assertSeesBrand(actor, brandUid)
  const { uid: orgUid } = await getOrganisationOf(tx, brandUid)
  // Venues are locked before their organisation, the oldest first, wherever both are: nobody waits in a circle.
  for (const { uid, houseRulesFrom } of await allVenues(tx, orgUid))
    if (uid === brandUid || (houseRulesFrom === 'group' && isSeen(actor, uid))) await lockBrand(tx, actor, uid)
  const org = must(await lockOrganisation(tx, orgUid), 'organisation')
  const venues = await allVenues(tx, orgUid)
  const from = must(
    venues.find(({ uid }) => uid === brandUid),
    'the venue of the organisation',
  )
  allow(brandPolicy, actor, 'save', from)
  const uids = venues.map(({ uid }) => uid)
  const own = await findBriefDefaults(tx, [orgUid, ...uids])
  const before = { houseRules: org.houseRules, brief: own.get(orgUid) ?? null }
  if (revisionOf(before.houseRules, before.brief) !== revision) throw stale()
  const foreign = followers(venues, own).filter((venue) => !may(brandPolicy, actor, 'save', venue))
  if (foreign.length > 0)
    throw new CallError(
      'failed-precondition',
      `This also changes venues that you don’t manage. Ask someone who’s an admin at all of them, or use your own rules for ${from.name}.`,
    )
  await storeHouseRules(tx, orgUid, houseRules)
  await storeBriefDefaults(tx, orgUid, brief)
  for (const venue of venues) {
    if (venue.houseRulesFrom !== 'group' || venue.houseRules === houseRules) continue
    await saveBrand(tx, actor, 'brand.updated', await lockBrand(tx, actor, venue.uid), { houseRules })
  }
  const side = isBrandMember(actor, brandUid) ? 'brand' : 'staff'
  const subject = { subjectUid: brandUid, brandUid }
  await record(tx, actor, side, 'brand.group-defaults-saved', subject, { before, after: { houseRules, brief } })
  await pushToProfiles(tx, uids, ['profile', 'group-defaults'])
  return viewDefaults(tx, actor, brandUid)
}
