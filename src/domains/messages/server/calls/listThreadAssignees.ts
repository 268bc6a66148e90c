import { isBrandMember, isStaff } from '../../../../access/roles.ts'
import { noBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { messageCalls } from '../../contract.ts'
import { listAssignees } from '../assign.ts'

export const listThreadAssignees: Handler<typeof messageCalls.listThreadAssignees> = async (
  { brandUids },
  { actor, db },
) => {
  const wanted = [...new Set(brandUids)]
  if (wanted.length > 0 && wanted.every((brandUid) => isBrandMember(actor, brandUid)))
    return { rows: await listAssignees(db, 'brand', wanted) }
  if (!isStaff(actor)) throw noBrand()
  return { rows: await listAssignees(db, 'staff', wanted) }
}
