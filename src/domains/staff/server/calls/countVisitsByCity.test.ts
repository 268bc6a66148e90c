import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const on = storySlot.toISOString().slice(0, 10)
describeCall(staffCalls.countVisitsByCity, () => ({ span: 'week', on }))

it('counts the visits that the calendar shows of these days', async () => {
  const w = await world()
  await scheduledCollab(w)
  const count = async (asked: object) => (await w.anna.call('countVisitsByCity', { span: 'week', on, ...asked })).cities
  expect(await count({})).toEqual([{ city: 'london', count: 1 }])
  expect(await count({ span: 'day', on: '2026-05-01' })).toEqual([])
  expect(await count({ where: [{ field: 'city', is: 'is', values: ['paris'] }] })).toEqual([])
  expect(await count({ search: 'alice' })).toEqual([{ city: 'london', count: 1 }])
})
