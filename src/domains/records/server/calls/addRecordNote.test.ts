import { expect, it } from 'vitest'
import { bringPdf, bringPhoto } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { unsafeFindFiles } from '../../../media/server/reads.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { recordData } from '../personal-data.ts'
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

it('is written on a collab, brief or organisation by whoever looks after its brand, and on people by the whole team', async () => {
  const w = await world()
  const { uid: collabUid } = await requestedCollab(w)
  const { brief } = await w.anna.call('getCollab', { uid: collabUid })
  const { orgUid } = await getBrand(w.database.db, w.luna)
  for (const recordUid of [collabUid, brief.uid, orgUid]) {
    const { uid } = await w.anna.call('addRecordNote', { recordUid, text: 'Call on Fridays.' })
    expect((await refusal(w.amir.call('addRecordNote', { recordUid, text: 'No' }))).code).toBe('not-found')
    expect((await refusal(w.amir.call('pinRecordNote', { uid, pinned: true }))).code).toBe('not-found')
    const { rows } = await w.amir.call('listRecordTimeline', { recordUid, show: 'notes' })
    expect(rows.filter(({ source }) => source === 'note')).toHaveLength(1)
  }
  await w.amir.call('addRecordNote', { recordUid: w.bella.accountUid, text: 'Prefers email.' })
})

it('goes with the person it is about', async () => {
  const w = await world()
  const recordUid = w.alice.accountUid
  await w.anna.call('addRecordNote', { recordUid, text: 'Speaks Thai.' })
  await w.tx((tx) =>
    recordData.forget(tx, {
      account: { uid: recordUid, email: 'alice@example.test' },
      influencerUids: [],
      brandUids: [],
      orgUids: [],
      collabUids: [],
      names: [],
    }),
  )
  expect((await w.anna.call('listRecordTimeline', { recordUid, show: 'notes' })).rows).toEqual([])
})

it('holds a picture and a PDF for our team alone; the PDF goes with its last note', async () => {
  const w = await world()
  const photo = await bringPhoto(w, w.anna)
  const contract = await bringPdf(w, w.anna, 'Luna')
  const files = [
    { uid: photo, name: 'Front.jpg' },
    { uid: contract, name: 'Contract.pdf' },
  ]
  const { uid } = await w.anna.call('addRecordNote', { recordUid: w.luna, text: '', files })
  const again = await w.anna.call('addRecordNote', { recordUid: w.luna, text: 'Signed', files: files.slice(1) })
  const { rows } = await w.amir.call('listRecordTimeline', { recordUid: w.luna, show: 'notes' })
  const notes = rows.flatMap((row) => (row.source === 'note' ? [row] : []))
  expect(notes.map((note) => note.files.map(({ kind, name }) => [kind, name]))).toEqual([
    [['document', 'Contract.pdf']],
    [
      ['image', 'Front.jpg'],
      ['document', 'Contract.pdf'],
    ],
  ])
  expect(notes[0]?.files[0]?.file_path).toContain('sig=')
  await w.anna.call('deleteRecordNote', { uid })
  expect(await unsafeFindFiles(w.database.db, [contract])).toHaveLength(1)
  await w.anna.call('deleteRecordNote', { uid: again.uid })
  expect(await unsafeFindFiles(w.database.db, [contract])).toEqual([])
})

it('needs words or a file', async () => {
  const w = await world()
  const refused = await refusal(w.anna.call('addRecordNote', { recordUid: w.luna, text: '' }))
  expect(refused.message).toBe('Write a note, or attach a file.')
})

it('keeps a PDF that a message holds as well', async () => {
  const w = await world()
  const menu = await bringPdf(w, w.anna, 'Menu')
  const { uid: collabUid } = await requestedCollab(w)
  const documents = [{ uid: menu, name: 'Menu.pdf' }]
  await w.anna.call('sendMessage', { collabUid, key: 'm', documents })
  const { uid } = await w.anna.call('addRecordNote', { recordUid: w.luna, text: '', files: documents })
  await w.anna.call('deleteRecordNote', { uid })
  expect(await unsafeFindFiles(w.database.db, [menu])).toHaveLength(1)
})

it('takes no PDF for a picture', async () => {
  const w = await world()
  const contract = await bringPdf(w, w.alice, 'Alice')
  const { uid: collabUid } = await requestedCollab(w)
  const sent = w.alice.call('sendMessage', { collabUid, text: '', key: 'k1', pictures: [contract] })
  expect((await refusal(sent)).code).toBe('not-found')
})
