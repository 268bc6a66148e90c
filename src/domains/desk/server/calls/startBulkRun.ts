import { and, eq, inArray } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import type { deskCalls } from '../../contract.ts'
import { beginRun, graceMs, viewLatestRun } from '../bulk-runs.ts'
import { manyCalls } from '../many-calls.ts'
import { bulkRuns } from '../tables.ts'

export const startBulkRun: Handler<typeof deskCalls.startBulkRun> = async (
  { table, brandUid, call, title, items },
  { actor, tx },
) => {
  if (brandUid !== undefined) assertSeesBrand(actor, brandUid)
  if (!manyCalls().touchesOf(call))
    throw new CallError('not-found', 'This can’t be done for several rows at once. Do it one row at a time.')
  const underWay = await tx.$count(
    bulkRuns,
    and(eq(bulkRuns.accountUid, accountOf(actor)), inArray(bulkRuns.state, ['waiting', 'running'])),
  )
  if (underWay > 0)
    throw new CallError('failed-precondition', 'Your last action is still running. Wait until it’s done, or stop it.')
  const run = await beginRun(tx, actor, {
    tableName: table,
    brandUid: brandUid ?? null,
    call,
    title,
    startsAt: plus(now(), graceMs),
    items: items.map(({ uid, undo = null, ...item }) => ({ ...item, recordUid: uid, undo })),
  })
  return viewLatestRun(tx, actor, run)
}
