import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { runJob } from '../../../../world/run-job.ts'
import { trustBrand } from '../../../../world/stories.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { recordCalls } from '../../contract.ts'
import { calculateRag } from '../jobs/calculate-rag.ts'

describeCall(recordCalls.getRecordHealth, (w) => ({ uid: w.luna }))

it('tells the colour, what it comes from and its last changes', async () => {
  const w = await world()
  await trustBrand(w)
  await runJob(w, calculateRag)
  setClock(plus(storyStart, 60 * dayMs))
  await runJob(w, calculateRag)
  const health = await w.amir.call('getRecordHealth', { uid: w.luna })
  expect(health).toMatchObject({ rag: 'red', calculated: 'red', override: null, can: { set: false } })
  expect(health.causes.map(({ kind }) => kind)).toEqual(['no-visit', 'no-live-brief', 'no-sign-in'])
  expect(health.changes).toMatchObject([{ from: 'green', to: 'red', by: null }])
})
