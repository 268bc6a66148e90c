import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { withLabel } from '../labels.ts'
import { brandPolicy } from '../policy.ts'
import { lockBrand, saveBrand } from '../save.ts'

export const labelBrand: Handler<typeof profileCalls.labelBrand> = async ({ uid, label, on }, { actor, tx }) => {
  const before = await lockBrand(tx, actor, uid)
  allow(brandPolicy, actor, 'saveStaffFacts', before)
  const labels = withLabel(before.labels, label, on)
  await saveBrand(tx, actor, 'brand.staff-facts-updated', before, { labels })
  return { labels }
}
