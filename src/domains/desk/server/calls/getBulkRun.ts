import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { deskCalls } from '../../contract.ts'
import { viewLatestRun } from '../bulk-runs.ts'

export const getBulkRun: Handler<typeof deskCalls.getBulkRun> = ({ table, brandUid }, { actor, db }) => {
  if (brandUid !== undefined) assertSeesBrand(actor, brandUid)
  return viewLatestRun(db, actor, { tableName: table, brandUid: brandUid ?? null })
}
