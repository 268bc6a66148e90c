import { CallError } from '../../../../kit/contract/errors.ts'
import { allow, sameVersion } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { lockBrand, saveBrand, viewBrandProfile } from '../save.ts'
import { brandPolicy } from '../policy.ts'

export const saveBrandStaffFacts: Handler<typeof profileCalls.saveBrandStaffFacts> = async (
  { uid, version, fields, stageWas },
  { actor, tx },
) => {
  const before = await lockBrand(tx, actor, uid)
  allow(brandPolicy, actor, 'saveStaffFacts', before)
  sameVersion(before, version)
  const { salesStage, ...others } = fields
  const isKept = salesStage === stageWas
  if (!isKept && stageWas !== undefined && stageWas !== before.salesStage)
    throw new CallError(
      'aborted',
      'Someone changed the sales stage while you were editing. Reload to see the latest version.',
    )
  const change = isKept ? others : fields
  return viewBrandProfile(tx, actor, await saveBrand(tx, actor, 'brand.staff-facts-updated', before, change))
}
