import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type Person, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.addThreadNote, async (w) => ({
  collabUid: (await requestedCollab(w)).uid,
  key: 'a',
  text: 'Called them.',
}))

it('is written once for each key, also at the same time', async () => {
  const w = await world()
  const { uid: collabUid } = await requestedCollab(w)
  const add = () => w.ben.call('addThreadNote', { collabUid, key: 'a', text: 'Called them.' })
  const [first, second] = await Promise.all([add(), add()])
  expect(first).toMatchObject({ uid: second.uid, text: 'Called them.', author: 'Ben', byMe: true })
  expect((await w.bella.call('listThreadNotes', { collabUid })).rows).toHaveLength(1)
})

const told = async (person: Person) =>
  (await person.call('listNotifications', {})).rows
    .filter(({ kind }) => kind === 'thread.note-added')
    .map(({ title, path }) => ({ title, path }))

it('notifies whom it mentions of a venue’s team, once, and nobody else', async () => {
  const w = await world()
  const { uid: collabUid } = await requestedCollab(w)
  const text = '@Ben please call. @ben @Bella @Anna @Alice @Oscar'
  for (const key of ['a', 'a']) await w.bella.call('addThreadNote', { collabUid, key, text })
  expect(await told(w.ben)).toEqual([
    { title: 'Bella mentioned you in a note: Alice Moreau', path: `/app/dms?uid=${w.luna}&collab=${collabUid}` },
  ])
  for (const person of [w.bella, w.anna, w.ada, w.alice, w.oscar]) expect(await told(person)).toEqual([])
})

it('notifies whom it mentions of our team, who all read it, and nobody of the venue', async () => {
  const w = await world()
  const { uid: collabUid } = await requestedCollab(w)
  await w.anna.call('addThreadNote', { collabUid, key: 'a', text: '@Amir, third time. @Bella @Ben' })
  expect(await told(w.amir)).toEqual([
    { title: 'Anna mentioned you in a note: Luna and Alice Moreau', path: `/app/dms?collab=${collabUid}` },
  ])
  for (const person of [w.bella, w.ben, w.anna]) expect(await told(person)).toEqual([])
})
