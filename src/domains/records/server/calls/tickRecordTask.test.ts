import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { recordCalls } from '../../contract.ts'

const add = async (w: World) =>
  (await w.anna.call('addRecordTask', { recordUid: w.luna, text: 'Ask for photos', dueOn: '2026-03-04' })).uid

describeCall(recordCalls.tickRecordTask, async (w) => ({ uid: await add(w), done: true }))

it('is done once, by whom it says, and can be opened again', async () => {
  const w = await world()
  const uid = await add(w)
  await w.ada.call('tickRecordTask', { uid, done: true })
  await w.anna.call('tickRecordTask', { uid, done: true })
  const { open, done } = await w.anna.call('listRecordTasks', { recordUid: w.luna })
  expect(open).toEqual([])
  expect(done).toMatchObject([{ uid, done: { by: 'Ada' } }])
  await w.anna.call('tickRecordTask', { uid, done: false })
  expect((await w.anna.call('listRecordTasks', { recordUid: w.luna })).open).toHaveLength(1)
  const kinds = (await w.eventsOf(w.luna)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'record.task-done')).toHaveLength(1)
})
