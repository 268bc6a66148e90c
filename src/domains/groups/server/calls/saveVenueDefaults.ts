import { isBrandMember } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { must } from '../../../../kit/contract/must.ts'
import { record } from '../../../audit/server/record.ts'
import { findBriefDefaults, storeBriefDefaults } from '../../../briefs/server/defaults.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import { lockOrganisation } from '../../../organisations/server/reads.ts'
import { brandPolicy } from '../../../profiles/server/policy.ts'
import { lockBrand, saveBrand } from '../../../profiles/server/save.ts'
import type { groupCalls } from '../../contract.ts'
import { viewDefaults } from '../defaults.ts'

export const saveVenueDefaults: Handler<typeof groupCalls.saveVenueDefaults> = async (
  { brandUid, houseRulesFrom, brief },
  { actor, tx },
) => {
  const venue = await lockBrand(tx, actor, brandUid)
  allow(brandPolicy, actor, 'save', venue)
  // Held, so that the group's rules can't change between being read and being copied.
  const org = must(await lockOrganisation(tx, venue.orgUid), 'organisation')
  const was = (await findBriefDefaults(tx, [brandUid])).get(brandUid) ?? null
  const houseRules = houseRulesFrom === 'group' ? org.houseRules : venue.houseRules
  if (houseRulesFrom !== venue.houseRulesFrom)
    await saveBrand(tx, actor, 'brand.updated', venue, { houseRules, houseRulesFrom })
  await storeBriefDefaults(tx, brandUid, brief)
  const side = isBrandMember(actor, brandUid) ? 'brand' : 'staff'
  const subject = { subjectUid: brandUid, brandUid }
  await record(tx, actor, side, 'brand.defaults-saved', subject, {
    before: { houseRulesFrom: venue.houseRulesFrom, brief: was },
    after: { houseRulesFrom, brief },
  })
  await pushToProfiles(tx, [brandUid], ['profile', 'group-defaults'])
  return viewDefaults(tx, actor, brandUid)
}
