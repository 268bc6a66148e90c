import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { recordCalls } from '../../contract.ts'

describeCall(recordCalls.addRecordNote, (w) => ({ recordUid: w.luna, text: 'Call on Fridays.' }))

it('is recorded without its words', async () => {
  const w = await world()
  const { uid } = await w.anna.call('addRecordNote', { recordUid: w.luna, text: 'Call on Fridays.' })
  const [event] = await w.eventsOf(w.luna)
  expect(event).toMatchObject({ kind: 'record.note-added', side: 'staff', brandUid: w.luna, after: { note: uid } })
})

it('is written on any creator by any account manager', async () => {
  const w = await world()
  await w.amir.call('addRecordNote', { recordUid: w.aliceInfluencer, text: 'Speaks Thai.' })
  const { rows } = await w.anna.call('listRecordTimeline', { recordUid: w.aliceInfluencer, show: 'notes' })
  expect(rows[0]).toMatchObject({ source: 'note', text: 'Speaks Thai.', by: { name: 'Amir' } })
})

it('notifies whom it mentions, once, and not its writer', async () => {
  const w = await world()
  await w.anna.call('addRecordNote', { recordUid: w.luna, text: '@Amir, please call. @amir @Anna @Nobody' })
  const told = async (person: typeof w.amir) => {
    const { rows } = await person.call('listNotifications', {})
    return rows.filter(({ title }) => title === 'Anna mentioned you in a note about Luna').length
  }
  expect([await told(w.amir), await told(w.anna), await told(w.ada)]).toEqual([1, 0, 0])
})
