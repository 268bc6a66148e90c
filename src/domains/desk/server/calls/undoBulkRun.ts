import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { deskCalls } from '../../contract.ts'
import { beginRun, lockRun, viewLatestRun } from '../bulk-runs.ts'
import { bulkItems, bulkRuns } from '../tables.ts'

export const undoBulkRun: Handler<typeof deskCalls.undoBulkRun> = async ({ uid }, { actor, tx }) => {
  const run = await lockRun(tx, actor, uid)
  if (run.state === 'waiting' || run.state === 'running')
    throw new CallError('failed-precondition', 'This is still running. Stop it first.')
  if (run.closedAt) throw new CallError('failed-precondition', 'This has already been closed or undone.')
  const done = await tx
    .select()
    .from(bulkItems)
    .where(and(eq(bulkItems.runUid, uid), eq(bulkItems.state, 'done'), isNotNull(bulkItems.undo)))
    .orderBy(asc(bulkItems.position))
  if (done.length === 0) throw new CallError('failed-precondition', 'There’s nothing here that can be undone.')
  await tx.update(bulkRuns).set({ closedAt: now() }).where(eq(bulkRuns.uid, uid))
  await beginRun(tx, actor, {
    tableName: run.tableName,
    brandUid: run.brandUid,
    call: run.call,
    title: `Undo: ${run.title}`.slice(0, 120),
    undoes: uid,
    startsAt: now(),
    items: done.map(({ recordUid, name, input, undo }) => ({ recordUid, name, input: must(undo), undo: input })),
  })
  return viewLatestRun(tx, actor, run)
}
