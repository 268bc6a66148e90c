import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { bulkLabel, bulkRuns, ownRun } from '../../../../world/bulk-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'
import { makeBulkRuns } from '../jobs/make-bulk-runs.ts'

const started = async (w: World) => ({ uid: must((await w.anna.call('startBulkRun', bulkLabel(w))).run).uid })

describeCall(deskCalls.stopBulkRun, bulkRuns, ownRun)

it('keeps what has not begun from happening', async () => {
  const w = await world()
  const run = await started(w)
  expect((await w.anna.call('stopBulkRun', run)).run).toMatchObject({ state: 'stopped', done: 0, canUndo: false })
  await runJob(w, makeBulkRuns)
  expect((await w.anna.call('browseBrands', {})).rows.flatMap(({ labels }) => labels)).toEqual([])
  expect((await refusal(w.anna.call('stopBulkRun', run))).code).toBe('failed-precondition')
})
