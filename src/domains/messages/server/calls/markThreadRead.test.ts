import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

async function written(w: World, text = 'Hello') {
  const { uid } = await requestedCollab(w)
  return { collabUid: uid, upTo: (await w.alice.call('sendMessage', { collabUid: uid, key: text, text })).uid }
}

describeCall(messageCalls.markThreadRead, (w) => written(w))

it('empties the count for one person, and an older page does not bring it back', async () => {
  const w = await world()
  const first = await written(w)
  const { uid: later } = await w.alice.call('sendMessage', { collabUid: first.collabUid, key: 'b', text: 'And?' })
  const unread = async () => must((await w.bella.call('listThreads', { profileUid: w.luna })).rows[0], 'row').unread
  expect(await unread()).toBe(2)
  await w.bella.call('markThreadRead', { collabUid: first.collabUid, upTo: later })
  await w.bella.call('markThreadRead', first)
  expect(await unread()).toBe(0)
  expect((await w.ben.call('listThreads', { profileUid: w.luna, box: 'unread' })).rows).toHaveLength(1)
})
