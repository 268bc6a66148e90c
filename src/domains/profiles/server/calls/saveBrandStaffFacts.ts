import { CallError } from '../../../../kit/contract/errors.ts'
import { allow, sameVersion } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { lockBrand, saveBrand, viewBrandProfile } from '../save.ts'
import { brandPolicy } from '../policy.ts'
import { lostChange } from '../stages.ts'

export const saveBrandStaffFacts: Handler<typeof profileCalls.saveBrandStaffFacts> = async (
  { uid, version, fields, stageWas, lost },
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
  const why = lostChange(before, change, lost)
  return viewBrandProfile(
    tx,
    actor,
    await saveBrand(tx, actor, 'brand.staff-facts-updated', before, { ...change, ...why }),
  )
}
