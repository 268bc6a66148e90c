import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { staff } from '../../../accounts/server/tables.ts'
import type { staffCalls } from '../../contract.ts'
import { recordOnAccount } from '../account.ts'
import { openStaff, viewStaff } from '../staff.ts'

export const changeStaffRole: Handler<typeof staffCalls.changeStaffRole> = async (
  { accountUid, role },
  { actor, tx },
) => {
  const { role: before } = await openStaff(tx, actor, accountUid)
  await tx.update(staff).set({ role }).where(eq(staff.accountUid, accountUid))
  await recordOnAccount(tx, actor, 'staff-role-changed', accountUid, { before: { role: before }, after: { role } })
  return viewStaff(tx, actor)
}
