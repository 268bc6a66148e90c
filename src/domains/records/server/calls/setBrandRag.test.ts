import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { runJob } from '../../../../world/run-job.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { recordCalls } from '../../contract.ts'
import { calculateRag } from '../jobs/calculate-rag.ts'

const red = (w: World) => ({ uid: w.luna, rag: 'red' as const, reason: 'Kitchen fire', until: '2026-03-10' })

describeCall(recordCalls.setBrandRag, red)

const colourOf = async (w: World) => (await w.anna.call('getBrandHealth', { uid: w.luna })).rag

it('holds until its day is over, whatever the signals say', async () => {
  const w = await world()
  await w.anna.call('setBrandRag', red(w))
  expect(await w.anna.call('getBrandHealth', { uid: w.luna })).toMatchObject({
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
  const set = (until: string) => refusal(w.anna.call('setBrandRag', { ...red(w), until }))
  expect(await set('2026-03-01')).toMatchObject({
    code: 'invalid-argument',
    message: 'The end date has passed. Choose today or a later day.',
  })
  expect((await set('2026-06-01')).message).toBe(
    'A colour set by hand lasts 90 days at most. Choose an earlier end date.',
  )
})
