import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(
  messageCalls.countUnread,
  () => null,
  (w, person) => (person === w.bella || person === w.ben ? { profileUid: w.luna } : { profileUid: w.aliceInfluencer }),
  'record',
)

it('counts threads, not messages, until they are read', async () => {
  const w = await world()
  const { uid: collabUid } = await requestedCollab(w)
  const count = async () => (await w.bella.call('countUnread', { profileUid: w.luna })).threads
  expect(await count()).toBe(0)
  await w.alice.call('sendMessage', { collabUid, key: 'a', text: 'One' })
  const { uid } = await w.alice.call('sendMessage', { collabUid, key: 'b', text: 'Two' })
  expect(await count()).toBe(1)
  await w.bella.call('markThreadRead', { collabUid, upTo: uid })
  expect(await count()).toBe(0)
})
