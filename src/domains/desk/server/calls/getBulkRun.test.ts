import { expect, it } from 'vitest'
import { now, plus, setClock } from '../../../../kit/server/clock.ts'
import { bulkLabel } from '../../../../world/bulk-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { secondVenue } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'
import { graceMs } from '../bulk-runs.ts'
import { makeBulkRuns } from '../jobs/make-bulk-runs.ts'

const input = { table: 'brands' }
describeCall(
  deskCalls.getBulkRun,
  () => input,
  () => input,
)

it('shows one’s own action on this list, and nobody else’s', async () => {
  const w = await world()
  expect(await w.anna.call('getBulkRun', input)).toEqual({ run: null })
  await w.anna.call('startBulkRun', bulkLabel(w))
  expect((await w.anna.call('getBulkRun', input)).run).toMatchObject({ title: 'Add label cs-engaged' })
  expect(await w.anna.call('getBulkRun', { table: 'collabs' })).toEqual({ run: null })
  expect(await w.ada.call('getBulkRun', input)).toEqual({ run: null })
})

it('shows a result for ten minutes, and one with refusals for longer', async () => {
  const w = await world()
  await w.ada.call('startBulkRun', bulkLabel(w))
  await w.anna.call('startBulkRun', { ...bulkLabel(w), items: bulkLabel(w).items.slice(1) })
  setClock(plus(now(), graceMs))
  await runJob(w, makeBulkRuns)
  expect((await w.ada.call('getBulkRun', input)).run).toMatchObject({ state: 'done', refused: 0 })
  setClock(plus(now(), 11 * 60_000))
  expect(await w.ada.call('getBulkRun', input)).toEqual({ run: null })
  expect((await w.anna.call('getBulkRun', input)).run).toMatchObject({ refused: 1 })
})

it('shows an action on a venue’s list there alone, also to whoever works for two venues', async () => {
  const w = await world()
  const east = await secondVenue(w)
  const requests = { table: 'requests', brandUid: w.luna }
  await w.bella.call('startBulkRun', { ...bulkLabel(w), ...requests })
  const titleIn = async (list: { table: string; brandUid?: string }) =>
    (await w.bella.call('getBulkRun', list)).run?.title ?? null
  expect(await titleIn(requests)).toBe('Add label cs-engaged')
  expect(await titleIn({ ...requests, brandUid: east })).toBeNull()
  expect(await titleIn({ table: 'requests' })).toBeNull()
  expect((await refusal(w.oscar.call('getBulkRun', requests))).code).toBe('not-found')
})

it('takes an action for what it is, whatever it’s called', async () => {
  const w = await world()
  await w.ada.call('startBulkRun', { ...bulkLabel(w), title: 'Undo: Add label cs-engaged' })
  setClock(plus(now(), graceMs))
  await runJob(w, makeBulkRuns)
  setClock(plus(now(), 2 * 60_000))
  expect((await w.ada.call('getBulkRun', input)).run).toMatchObject({ state: 'done' })
})
