import type { Handler } from '../../../../access/server/handler.ts'
import type { todayCalls } from '../../contract.ts'
import { listDone } from '../done.ts'
import { clockOf } from '../my-day.ts'
import { scopeOf } from '../scope.ts'

export const listDoneToday: Handler<typeof todayCalls.listDoneToday> = async (
  { brandUid, brandUids },
  { actor, db },
) => {
  const scope = scopeOf(actor, brandUids ?? brandUid)
  return { rows: await listDone(db, scope, await clockOf(db, scope.accountUid)) }
}
