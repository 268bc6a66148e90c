import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { recordCalls } from '../../contract.ts'

describeCall(recordCalls.listPinnedNotes, (w) => ({ recordUid: w.luna }))

it('lists the pinned ones alone, and says who may write', async () => {
  const w = await world()
  await w.anna.call('addRecordNote', { recordUid: w.luna, text: 'Passing by' })
  await w.anna.call('addRecordNote', { recordUid: w.luna, text: 'Always ask for Marco', pinned: true })
  const { rows, can } = await w.anna.call('listPinnedNotes', { recordUid: w.luna })
  expect(rows.map(({ text, by }) => [text, by.name])).toEqual([['Always ask for Marco', 'Anna']])
  expect(can.write).toBe(true)
  expect((await w.amir.call('listPinnedNotes', { recordUid: w.luna })).can.write).toBe(false)
})
