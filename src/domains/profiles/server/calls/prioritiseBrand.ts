import { CallError } from '../../../../kit/contract/errors.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { brandPolicy } from '../policy.ts'
import { lockBrand, saveBrand } from '../save.ts'

export const prioritiseBrand: Handler<typeof profileCalls.prioritiseBrand> = async (
  { uid, priority, was },
  { actor, tx },
) => {
  const before = await lockBrand(tx, actor, uid)
  allow(brandPolicy, actor, 'saveStaffFacts', before)
  if (before.priority === priority)
    throw new CallError('failed-precondition', `This brand already has priority ${priority}.`)
  if (before.priority !== was)
    throw new CallError(
      'aborted',
      `Someone has just set this brand’s priority to ${before.priority}. Reload, then decide again.`,
    )
  await saveBrand(tx, actor, 'brand.staff-facts-updated', before, { priority })
  return { priority }
}
