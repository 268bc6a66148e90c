import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { recordCalls } from '../../contract.ts'

const task = { text: 'Ask for photos', dueOn: '2026-03-04' }

describeCall(recordCalls.addRecordTask, (w) => ({ recordUid: w.luna, ...task }))

it('is one’s own unless somebody else is named, who is notified', async () => {
  const w = await world()
  await w.anna.call('addRecordTask', { recordUid: w.luna, ...task })
  await w.anna.call('addRecordTask', { recordUid: w.luna, ...task, assignedTo: w.amir.accountUid })
  const { open } = await w.anna.call('listRecordTasks', { recordUid: w.luna })
  expect(open.map(({ assignedTo }) => assignedTo.name).toSorted()).toEqual(['Amir', 'Anna'])
  const { rows } = await w.amir.call('listNotifications', {})
  expect(rows.map(({ title }) => title)).toContain('New task about Luna')
})

it('is refused for a day that has passed, and for somebody outside our team', async () => {
  const w = await world()
  const add = (change: object) => refusal(w.anna.call('addRecordTask', { recordUid: w.luna, ...task, ...change }))
  expect((await add({ dueOn: '2026-03-01' })).message).toBe('The due date has passed. Choose today or a later day.')
  expect((await add({ assignedTo: w.bella.accountUid })).code).toBe('not-found')
})
