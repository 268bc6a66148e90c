import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { takePoint } from '../../../../kit/server/limits.ts'
import { rateLimits } from '../../../../kit/server/tables.ts'
import { bulkLabel } from '../../../../world/bulk-stories.ts'
import { importedCreator } from '../../../../world/import-stories.ts'
import { requestedCollab } from '../../../../world/stories.ts'
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
    refusals: [
      {
        uid: w.orso,
        name: 'Orso',
        why: 'You don’t have permission to do this. Contact support if you think you should.',
      },
    ],
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

it('answers a brand’s requests in its person’s name, and none of another brand’s', async () => {
  const w = await world()
  const { uid, version, brief } = await requestedCollab(w)
  const { uid: other } = await w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer })
  await w.olivia.call('withdrawCollab', { uid: other, version: 1 })
  const input = { version, reason: 'full' }
  const decline = {
    table: 'requests',
    call: 'declineCollab',
    title: 'Decline: We’re full',
    items: [uid, other].map((one) => ({ uid: one, name: one, input: { ...input, uid: one } })),
  }
  await w.oscar.call('startBulkRun', decline)
  setClock(plus(now(), graceMs))
  await runJob(w, makeBulkRuns)
  expect((await w.oscar.call('getBulkRun', { table: 'requests' })).run).toMatchObject({ done: 0, refused: 2 })
  await w.bella.call('startBulkRun', decline)
  setClock(plus(now(), graceMs))
  await runJob(w, makeBulkRuns)
  const { run } = await w.bella.call('getBulkRun', { table: 'requests' })
  expect(run).toMatchObject({ done: 1, refused: 1, canUndo: false })
  expect(run?.refusals.map((one) => one.uid)).toEqual([other])
  expect((await w.bella.call('getCollab', { uid })).outcome).toBe('declined')
})

it('lets nobody wait for the end of somebody else’s long action', async () => {
  const w = await world()
  const { items, ...label } = bulkLabel(w)
  const [luna, orso] = [must(items[0]), must(items[1])]
  const refused = Array.from({ length: 30 }, () => orso)
  await w.anna.call('startBulkRun', { ...label, items: [...refused, luna] })
  setClock(plus(now(), 1))
  await w.ada.call('startBulkRun', { ...label, items: [orso] })
  setClock(plus(now(), graceMs))
  await runJob(w, makeBulkRuns)
  const done = await w.database.db
    .select({ uid: bulkItems.recordUid })
    .from(bulkItems)
    .where(eq(bulkItems.state, 'done'))
    .orderBy(sql`xmin::text::bigint`)
  expect(done).toEqual([{ uid: w.orso }, { uid: w.luna }])
  expect(await latest(w)).toMatchObject({ state: 'done', done: 1, refused: 30 })
})

it('does no more in a day than its caller could one by one', async () => {
  const w = await world()
  const creator = await importedCreator(w, w.anna)
  const most = 1000
  const invite = { uid: creator, name: 'Mara Lind', input: { uid: creator } }
  const day = { name: 'inviteImportedCreator-day', points: most, seconds: 86_400 }
  await takePoint(w.database.db, day, w.anna.accountUid, '')
  await w.database.db.update(rateLimits).set({ points: most })
  const run = { table: 'imported-creators', call: 'inviteImportedCreator', title: 'Invite', items: [invite] }
  await w.anna.call('startBulkRun', run)
  setClock(plus(now(), graceMs))
  await runJob(w, makeBulkRuns)
  const { run: ended } = await w.anna.call('getBulkRun', { table: 'imported-creators' })
  expect(ended).toMatchObject({ done: 0, refused: 1 })
  expect(ended?.refusals[0]?.why).toBe('That’s too many requests for today. Try again tomorrow, or contact support.')
})
