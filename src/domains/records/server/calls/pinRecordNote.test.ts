import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { recordCalls } from '../../contract.ts'

const note = (w: World, text = 'Call on Fridays.', pinned = false) =>
  w.anna.call('addRecordNote', { recordUid: w.luna, text, pinned })

describeCall(recordCalls.pinRecordNote, async (w) => ({ uid: (await note(w)).uid, pinned: true }))

const pinnedTexts = async (w: World) =>
  (await w.anna.call('listPinnedNotes', { recordUid: w.luna })).rows.map(({ text }) => text)

it('keeps a note at the top, and lets it go', async () => {
  const w = await world()
  const { uid } = await note(w)
  await w.anna.call('pinRecordNote', { uid, pinned: true })
  expect(await pinnedTexts(w)).toEqual(['Call on Fridays.'])
  await w.anna.call('pinRecordNote', { uid, pinned: false })
  expect(await pinnedTexts(w)).toEqual([])
  expect((await w.eventsOf(w.luna)).map(({ kind }) => kind).slice(0, 2)).toEqual(
    expect.arrayContaining(['record.note-unpinned', 'record.note-pinned']),
  )
})

it('pins ten at most', async () => {
  const w = await world()
  for (let nth = 0; nth < 10; nth += 1) await note(w, `Note ${nth}`, true)
  const { uid } = await note(w)
  expect((await refusal(w.anna.call('pinRecordNote', { uid, pinned: true }))).message).toBe(
    '10 notes are pinned already. Unpin one first.',
  )
})
