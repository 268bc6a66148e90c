import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { recordCalls } from '../../contract.ts'

describeCall(recordCalls.deleteRecordNote, async (w) => ({
  uid: (await w.anna.call('addRecordNote', { recordUid: w.luna, text: 'Call on Fridays.' })).uid,
}))

it('is gone, and that it was deleted stays', async () => {
  const w = await world()
  const { uid } = await w.anna.call('addRecordNote', { recordUid: w.luna, text: 'Call on Fridays.' })
  await w.anna.call('deleteRecordNote', { uid })
  const { rows } = await w.anna.call('listRecordTimeline', { recordUid: w.luna, show: 'notes' })
  expect(rows.map((row) => (row.source === 'event' ? row.event.kind : row.source))).toEqual(['record.note-deleted'])
})

it('is for whoever wrote it and for admins', async () => {
  const w = await world()
  const { uid } = await w.amir.call('addRecordNote', { recordUid: w.aliceInfluencer, text: 'Speaks Thai.' })
  expect((await refusal(w.anna.call('deleteRecordNote', { uid }))).code).toBe('permission-denied')
  await w.ada.call('deleteRecordNote', { uid })
})
