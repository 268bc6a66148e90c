import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
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
