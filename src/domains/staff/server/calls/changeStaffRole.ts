import type { Handler } from '../../../../access/server/handler.ts'
import { setStaffRole } from '../../../accounts/server/staff.ts'
import type { staffCalls } from '../../contract.ts'
import { recordOnAccount } from '../account.ts'
import { openStaff, viewStaff } from '../staff.ts'

export const changeStaffRole: Handler<typeof staffCalls.changeStaffRole> = async (
  { accountUid, role },
  { actor, tx },
) => {
  const { role: before } = await openStaff(tx, actor, accountUid)
  await setStaffRole(tx, accountUid, role)
  await recordOnAccount(tx, actor, 'staff-role-changed', accountUid, { before: { role: before }, after: { role } })
  return viewStaff(tx, actor)
}
