import { allow, sameVersion } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { cityFacts } from '../../vocabulary.ts'
import { lockBrand, saveBrand, viewBrandProfile } from '../save.ts'
import { brandPolicy } from '../policy.ts'

export const saveBrandProfile: Handler<typeof profileCalls.saveBrandProfile> = async (
  { uid, version, fields },
  { actor, tx },
) => {
  const before = await lockBrand(tx, actor, uid)
  allow(brandPolicy, actor, 'save', before)
  sameVersion(before, version)
  const { timezone, country, latitude, longitude } = cityFacts[fields.city]
  const moved = fields.city === before.city ? {} : { timezone, country }
  const place = { latitude: fields.latitude ?? latitude, longitude: fields.longitude ?? longitude }
  const handle = fields.handle?.replace(/^@/, '') ?? null
  // Those of the group are changed there.
  const houseRules = before.houseRulesFrom === 'group' ? before.houseRules : fields.houseRules
  const change = { ...fields, ...moved, ...place, handle, houseRules }
  const after = await saveBrand(tx, actor, 'brand.updated', before, change)
  return viewBrandProfile(tx, actor, after)
}
