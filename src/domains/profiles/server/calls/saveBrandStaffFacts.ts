import { allow, sameVersion } from '../../../accounts/server/gate.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { lockBrand, saveBrand, viewBrandProfile } from '../keep.ts'
import { brandPolicy } from '../policy.ts'

export const saveBrandStaffFacts: Handler<typeof profileCalls.saveBrandStaffFacts> = async (
  { uid, version, fields },
  { actor, tx },
) => {
  const before = await lockBrand(tx, actor, uid)
  allow(brandPolicy, actor, 'saveStaffFacts', before)
  sameVersion(before, version)
  return viewBrandProfile(tx, actor, await saveBrand(tx, actor, 'brand.staff-facts-saved', before, fields))
}
