import type { Handler } from '../../../../access/server/handler.ts'
import type { todayCalls } from '../../contract.ts'
import { clockOf } from '../my-day.ts'
import { scopeOf } from '../scope.ts'
import { listWaiting } from '../today.ts'

export const listToday: Handler<typeof todayCalls.listToday> = async (
  { brandUid, brandUids, ...asked },
  { actor, db },
) => {
  const scope = scopeOf(actor, brandUids ?? brandUid)
  return listWaiting(db, scope, await clockOf(db, scope.accountUid), asked)
}
