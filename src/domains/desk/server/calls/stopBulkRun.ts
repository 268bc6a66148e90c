import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { deskCalls } from '../../contract.ts'
import { lockRun, viewLatestRun } from '../bulk-runs.ts'
import { bulkRuns } from '../tables.ts'

export const stopBulkRun: Handler<typeof deskCalls.stopBulkRun> = async ({ uid }, { actor, tx }) => {
  const run = await lockRun(tx, actor, uid)
  if (run.state === 'done' || run.state === 'stopped')
    throw new CallError('failed-precondition', 'This has already finished, so it can’t be stopped.')
  await tx.update(bulkRuns).set({ state: 'stopped' }).where(eq(bulkRuns.uid, uid))
  return viewLatestRun(tx, actor, run)
}
