import { eq, inArray } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { assignManager } from '../../../accounts/server/accounts.ts'
import { noBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { assignmentFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { record } from '../../../audit/server/record.ts'
import { findBrands } from '../../../profiles/server/reads.ts'
import type { staffCalls } from '../../contract.ts'
import { viewStaff } from '../staff.ts'

export const assignBrands: Handler<typeof staffCalls.assignBrands> = async (
  { accountUid, brandUids },
  { actor, tx },
) => {
  const [to] = await tx.select().from(staffFacts).where(eq(staffFacts.accountUid, accountUid))
  if (!to)
    throw new CallError('not-found', 'We couldn’t find that person on our team. Reload the page, then try again.')
  const brands = await findBrands(tx, brandUids)
  if (brands.size < new Set(brandUids).size) throw noBrand()
  const before = await tx.select().from(assignmentFacts).where(inArray(assignmentFacts.brandUid, brandUids))
  for (const brandUid of brands.keys()) {
    const manager = before.find((one) => one.brandUid === brandUid)?.accountUid ?? null
    if (manager === accountUid) continue
    await assignManager(tx, brandUid, accountUid)
    const change = { before: { manager }, after: { manager: accountUid } }
    await record(tx, actor, 'staff', 'brand.manager-assigned', { subjectUid: brandUid, brandUid }, change)
  }
  return viewStaff(tx, actor)
}
