import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { disableAccount } from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { handOverBrands, findStaffMember, removeStaffMember } from '../../../accounts/server/staff.ts'
import { assignmentFacts } from '../../../accounts/server/facts.ts'
import type { staffCalls } from '../../contract.ts'
import { recordOnAccount } from '../account.ts'
import { openStaff, viewStaff } from '../staff.ts'

export const endStaff: Handler<typeof staffCalls.endStaff> = async ({ accountUid, handTo }, { actor, tx }) => {
  const { role } = await openStaff(tx, actor, accountUid)
  const book = await tx
    .select({ brandUid: assignmentFacts.brandUid })
    .from(assignmentFacts)
    .where(eq(assignmentFacts.accountUid, accountUid))
  if (book.length > 0) {
    const next = handTo ? await findStaffMember(tx, handTo) : null
    if (!next || handTo === accountUid)
      throw new CallError(
        'failed-precondition',
        `Choose who will look after their ${book.length === 1 ? 'brand' : `${book.length} brands`}.`,
      )
    await handOverBrands(tx, accountUid, next.accountUid)
  }
  await removeStaffMember(tx, accountUid)
  await disableAccount(tx, accountUid, 'left the team')
  const after = { handedTo: book.length > 0 ? handTo : null, brands: book.map(({ brandUid }) => brandUid) }
  await recordOnAccount(tx, actor, 'staff-removed', accountUid, { before: { role }, after })
  return viewStaff(tx, actor)
}
