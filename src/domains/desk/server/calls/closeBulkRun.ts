import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { deskCalls } from '../../contract.ts'
import { lockRun, viewLatestRun } from '../bulk-runs.ts'
import { bulkRuns } from '../tables.ts'

export const closeBulkRun: Handler<typeof deskCalls.closeBulkRun> = async ({ uid }, { actor, tx }) => {
  const run = await lockRun(tx, actor, uid)
  await tx.update(bulkRuns).set({ closedAt: now() }).where(eq(bulkRuns.uid, uid))
  return viewLatestRun(tx, actor, run)
}
