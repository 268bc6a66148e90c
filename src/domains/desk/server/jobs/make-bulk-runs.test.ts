import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { bulkLabel } from '../../../../world/bulk-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { graceMs } from '../bulk-runs.ts'
import { bulkItems, bulkRuns } from '../tables.ts'
import { makeBulkRuns } from './make-bulk-runs.ts'

const labels = async (w: World) => (await w.ada.call('browseBrands', {})).rows.map((row) => row.labels)
const latest = async (w: World) => must((await w.anna.call('getBulkRun', { table: 'brands' })).run)

it('does what its caller may, and says for which records it was refused and why', async () => {
  const w = await world()
  await w.anna.call('startBulkRun', bulkLabel(w))
  setClock(plus(now(), graceMs))
  await runJob(w, makeBulkRuns)
  expect(await labels(w)).toEqual([['cs-engaged'], []])
  expect(await latest(w)).toMatchObject({
    state: 'done',
    done: 1,
    refused: 1,
    refusals: [{ uid: w.orso, name: 'Orso', why: 'You don’t have permission to do this.' }],
    canUndo: true,
  })
  const [event] = (await w.eventsOf(w.luna)).filter(({ kind }) => kind === 'brand.staff-facts-updated')
  expect(event).toMatchObject({ actorUid: w.anna.accountUid, after: { labels: ['cs-engaged'] } })
})

it('goes on where a killed process stopped, and does nothing twice', async () => {
  const w = await world()
  const { run } = await w.ada.call('startBulkRun', bulkLabel(w))
  setClock(plus(now(), graceMs))
  await w.database.db.update(bulkRuns).set({ state: 'running' })
  await runJob(w, makeBulkRuns)
  await runJob(w, makeBulkRuns)
  expect(await labels(w)).toEqual([['cs-engaged'], ['cs-engaged']])
  expect((await w.ada.call('getBulkRun', { table: 'brands' })).run).toMatchObject({ uid: must(run).uid, done: 2 })
  expect((await w.eventsOf(w.orso)).filter(({ kind }) => kind === 'brand.staff-facts-updated')).toHaveLength(1)
})

it('does nothing more in the name of somebody whose account is disabled', async () => {
  const w = await world()
  await w.anna.call('startBulkRun', bulkLabel(w))
  await w.ada.call('disableSignIn', { uid: w.anna.accountUid, reason: 'Left the company.' })
  setClock(plus(now(), graceMs))
  await runJob(w, makeBulkRuns)
  expect(await labels(w)).toEqual([[], []])
})

it('forgets what is older than a week', async () => {
  const w = await world()
  await w.anna.call('startBulkRun', bulkLabel(w))
  setClock(plus(now(), graceMs))
  await runJob(w, makeBulkRuns)
  setClock(plus(now(), 8 * dayMs))
  await runJob(w, makeBulkRuns)
  expect(await w.database.db.$count(bulkItems)).toBe(0)
})
