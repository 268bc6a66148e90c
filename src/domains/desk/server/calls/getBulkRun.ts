import type { Handler } from '../../../../access/server/handler.ts'
import type { deskCalls } from '../../contract.ts'
import { viewLatestRun } from '../bulk-runs.ts'

export const getBulkRun: Handler<typeof deskCalls.getBulkRun> = ({ table }, { actor, db }) =>
  viewLatestRun(db, actor, table)
