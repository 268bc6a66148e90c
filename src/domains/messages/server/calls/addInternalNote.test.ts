import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.addInternalNote, async (w) => ({
  collabUid: (await requestedCollab(w)).uid,
  key: 'a',
  text: 'Called them.',
}))

it('is seen by the team and by nobody else, in no list and no count', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  await w.anna.call('addInternalNote', { collabUid: uid, key: 'a', text: 'Careful: third time.' })
  for (const side of [w.alice, w.bella]) expect((await side.call('listMessages', { collabUid: uid })).rows).toEqual([])
  expect((await w.bella.call('listThreads', { profileUid: w.luna })).rows).toEqual([])
  await w.alice.call('sendMessage', { collabUid: uid, key: 'b', text: 'Hello' })
  const [thread] = (await w.bella.call('listThreads', { profileUid: w.luna })).rows
  expect(thread).toMatchObject({ lastText: 'Hello', unread: 1 })
  const seen = await w.amir.call('listMessages', { collabUid: uid })
  expect(seen.rows.map(({ text, internal }) => [text, internal])).toEqual([
    ['Hello', false],
    ['Careful: third time.', true],
  ])
})
