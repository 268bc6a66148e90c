import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { saveSubscription } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { recordCalls } from '../../contract.ts'
import { calculateRag } from '../jobs/calculate-rag.ts'

const set = (w: World) =>
  w.anna.call('setRecordRag', { uid: w.luna, rag: 'red', reason: 'Kitchen fire', until: '2026-03-10' })

describeCall(recordCalls.releaseRecordRag, set)

const fallen = async (w: World) => {
  const where = [{ field: 'fell' as const, is: 'after' as const, values: ['2026-02-25'] }]
  return (await w.anna.call('browseBrands', { where })).rows.map(({ rag }) => rag)
}

it('leaves a brand among those that fell while it is worse than before its fall', async () => {
  const w = await world()
  await runJob(w, calculateRag)
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const plan = { orgUid, tier: 'starter', since: storyStart } as const
  await w.tx((tx) => saveSubscription(tx, { ...plan, state: 'past_due', pastDueSince: storyStart }))
  await w.anna.call('setRecordRag', { uid: w.luna, rag: 'amber', reason: 'Quiet week', until: '2026-03-10' })
  await w.anna.call('setRecordRag', { uid: w.luna, rag: 'black', reason: 'Closed', until: '2026-03-10' })
  await w.anna.call('releaseRecordRag', { uid: w.luna })
  expect(await fallen(w)).toEqual(['red'])
  await w.tx((tx) => saveSubscription(tx, { ...plan, state: 'active', pastDueSince: null }))
  await runJob(w, calculateRag)
  expect(await fallen(w)).toEqual([])
})

it('lets the signals decide again', async () => {
  const w = await world()
  await set(w)
  await w.anna.call('releaseRecordRag', { uid: w.luna })
  expect(await fallen(w)).toEqual([])
  expect(await w.anna.call('getRecordHealth', { uid: w.luna })).toMatchObject({
    rag: 'green',
    override: null,
    changes: [{ to: 'green' }, { to: 'red' }],
  })
  expect((await w.eventsOf(w.luna)).map(({ kind }) => kind)).toContain('brand.rag-released')
})
