import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { recordCalls } from '../../contract.ts'

describeCall(recordCalls.listRecordTasks, (w) => ({ recordUid: w.luna }))

it('begins with what is due first, and says what is late', async () => {
  const w = await world()
  await w.anna.call('addRecordTask', { recordUid: w.luna, text: 'Send the report', dueOn: '2026-03-09' })
  await w.anna.call('addRecordTask', { recordUid: w.luna, text: 'Ask for photos', dueOn: '2026-03-04' })
  setClock(plus(storyStart, 4 * dayMs))
  const { open, can } = await w.anna.call('listRecordTasks', { recordUid: w.luna })
  expect(open.map(({ text, isLate }) => [text, isLate])).toEqual([
    ['Ask for photos', true],
    ['Send the report', false],
  ])
  expect(can.write).toBe(true)
})
