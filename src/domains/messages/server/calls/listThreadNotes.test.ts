import { expect, it } from 'vitest'
import { newUid } from '../../../../access/server/new-uid.ts'
import { now } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'
import { messages } from '../tables.ts'

describeCall(messageCalls.listThreadNotes, async (w) => ({ collabUid: (await requestedCollab(w)).uid }))

const ours = 'Careful: third time.'
const theirs = 'Give her the corner table.'

/** A note of Luna’s team and one of our people’s in the same conversation. */
async function noted(w: World): Promise<string> {
  const { uid: collabUid } = await requestedCollab(w)
  await w.anna.call('addThreadNote', { collabUid, key: 'a', text: ours })
  await w.bella.call('addThreadNote', { collabUid, key: 'b', text: theirs })
  return collabUid
}

it('shows each viewer the notes of their own side and no others', async () => {
  const w = await world()
  const collabUid = await noted(w)
  const notes = async (person: Person) =>
    (await person.call('listThreadNotes', { collabUid })).rows.map(({ text, author, byMe }) => [text, author, byMe])
  expect(await notes(w.bella)).toEqual([[theirs, 'Bella', true]])
  expect(await notes(w.ben)).toEqual([[theirs, 'Bella', false]])
  expect(await notes(w.anna)).toEqual([[ours, 'Anna', true]])
  for (const person of [w.amir, w.ada]) expect(await notes(person)).toEqual([[ours, 'Anna', false]])
  for (const person of [w.alice, w.olivia, w.oscar, w.dora])
    expect(['not-found', 'permission-denied', 'unauthenticated']).toContain((await refusal(notes(person))).code)
})

it('stands in nothing else that anybody reads of the conversation', async () => {
  const w = await world()
  const collabUid = await noted(w)
  const seenBy = async (person: Person, profileUid?: string) =>
    JSON.stringify([
      await person.call('listMessages', { collabUid }),
      await person.call('getThread', { collabUid }),
      await person.call('listThreads', profileUid ? { profileUid } : {}),
      await person.call('getCollabTimeline', { uid: collabUid }),
      await person.call('listNotifications', {}),
    ])
  for (const seen of [
    await seenBy(w.alice, w.aliceInfluencer),
    await seenBy(w.bella, w.luna),
    await seenBy(w.ben, w.luna),
    await seenBy(w.anna),
    await seenBy(w.ada),
  ]) {
    expect(seen).not.toContain(ours)
    expect(seen).not.toContain(theirs)
  }
  const [thread] = (await w.bella.call('listThreads', { profileUid: w.luna })).rows
  expect(thread).toMatchObject({ lastText: 'I would love to come.', unread: 0, waitingSince: null })
})

it('takes over what the version before writes as a message of our team alone', async () => {
  const w = await world()
  const { uid: collabUid } = await requestedCollab(w)
  const accountUid = w.anna.accountUid
  await w.tx((tx) =>
    tx.insert(messages).values({
      uid: newUid('message'),
      collabUid,
      at: now(),
      side: 'staff',
      accountUid,
      key: 'old',
      text: ours,
      internal: true,
    }),
  )
  expect((await w.ada.call('listThreadNotes', { collabUid })).rows).toMatchObject([{ text: ours, author: 'Anna' }])
  for (const person of [w.alice, w.bella, w.ada])
    expect((await person.call('listMessages', { collabUid })).rows).toEqual([])
})
