import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { now, plus, setClock } from '../../../../kit/server/clock.ts'
import { bulkLabel, bulkRuns, ownRun } from '../../../../world/bulk-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'
import { graceMs } from '../bulk-runs.ts'
import { makeBulkRuns } from '../jobs/make-bulk-runs.ts'

async function done(w: World): Promise<{ uid: string }> {
  const { run } = await w.anna.call('startBulkRun', bulkLabel(w))
  setClock(plus(now(), graceMs))
  await runJob(w, makeBulkRuns)
  return { uid: must(run).uid }
}

async function allDone(w: World) {
  const runs = await bulkRuns(w)
  setClock(plus(now(), graceMs))
  await runJob(w, makeBulkRuns)
  return runs
}

describeCall(deskCalls.undoBulkRun, allDone, ownRun)

it('takes back what was done, and leaves alone what was refused', async () => {
  const w = await world()
  const run = await done(w)
  expect((await w.anna.call('undoBulkRun', run)).run).toMatchObject({
    title: 'Undo: Add label cs-engaged',
    state: 'waiting',
    total: 1,
  })
  await runJob(w, makeBulkRuns)
  expect((await w.anna.call('getBulkRun', { table: 'brands' })).run).toMatchObject({
    state: 'done',
    done: 1,
    refused: 0,
  })
  setClock(plus(now(), 61_000))
  expect(await w.anna.call('getBulkRun', { table: 'brands' })).toEqual({ run: null })
  expect((await w.anna.call('browseBrands', {})).rows.flatMap(({ labels }) => labels)).toEqual([])
  expect((await refusal(w.anna.call('undoBulkRun', run))).message).toBe('This has already been closed or undone.')
})

it('is refused while it is under way', async () => {
  const w = await world()
  const { run } = await w.anna.call('startBulkRun', bulkLabel(w))
  expect((await refusal(w.anna.call('undoBulkRun', { uid: must(run).uid }))).message).toBe(
    'This is still running. Stop it first.',
  )
})
