import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { runJob } from '../../../../world/run-job.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { recordCalls } from '../../contract.ts'
import { calculateRag } from '../jobs/calculate-rag.ts'

const red = (w: World) => ({ uid: w.luna, rag: 'red' as const, reason: 'Kitchen fire', until: '2026-03-10' })

describeCall(recordCalls.setRecordRag, red)

const colourOf = async (w: World) => (await w.anna.call('getRecordHealth', { uid: w.luna })).rag

it('holds until its day is over, whatever the signals say', async () => {
  const w = await world()
  await w.anna.call('setRecordRag', red(w))
  expect(await w.anna.call('getRecordHealth', { uid: w.luna })).toMatchObject({
    rag: 'red',
    calculated: 'green',
    override: { by: 'Anna', reason: 'Kitchen fire', until: '2026-03-10' },
    changes: [{ from: 'green', to: 'red', by: 'Anna', why: 'Kitchen fire' }],
  })
  const rag = (await w.eventsOf(w.luna)).filter(({ kind }) => kind.startsWith('brand.rag-'))
  expect(rag).toMatchObject([{ kind: 'brand.rag-set', before: { rag: 'green' }, after: { rag: 'red' } }])
  setClock(plus(storyStart, 8 * dayMs))
  await runJob(w, calculateRag)
  expect(await colourOf(w)).toBe('red')
  setClock(plus(storyStart, 9 * dayMs))
  await runJob(w, calculateRag)
  expect(await colourOf(w)).toBe('green')
})

it('takes no day that has passed, and none beyond 90 days', async () => {
  const w = await world()
  const set = (until: string) => refusal(w.anna.call('setRecordRag', { ...red(w), until }))
  expect(await set('2026-03-01')).toMatchObject({
    code: 'invalid-argument',
    message: 'The end date has passed. Choose today or a later day.',
  })
  expect((await set('2026-06-01')).message).toBe(
    'A colour set by hand lasts 90 days at most. Choose an earlier end date.',
  )
})

it('sets a creator’s as well, by whoever of our team works on them', async () => {
  const w = await world()
  const of = { uid: w.aliceInfluencer, rag: 'amber' as const, reason: 'Moved to Lisbon', until: '2026-03-10' }
  await w.amir.call('setRecordRag', of)
  expect(await w.anna.call('getRecordHealth', { uid: w.aliceInfluencer })).toMatchObject({
    rag: 'amber',
    calculated: 'green',
    override: { by: 'Amir', reason: 'Moved to Lisbon' },
  })
  expect(await refusal(w.alice.call('getRecordHealth', { uid: w.aliceInfluencer }))).toMatchObject({
    code: 'permission-denied',
  })
  await w.amir.call('releaseRecordRag', { uid: w.aliceInfluencer })
  const kinds = (await w.eventsOf(w.aliceInfluencer)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind.startsWith('influencer.rag-'))).toEqual([
    'influencer.rag-released',
    'influencer.rag-set',
  ])
})
