import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { pushPeer } from '../../../../kit/testing/push-peer.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { inPushBrowser } from '../../../../world/push-stories.ts'
import { world } from '../../../../world/world.ts'
import { notificationCalls } from '../../contract.ts'

describeCall(notificationCalls.removePushDevice, () => ({ uid: 'push_device_00000000000000000000000000' }))

it('ends one of one’s own browsers, and nobody else’s', async () => {
  const w = await world()
  const peer = await pushPeer()
  const bella = await inPushBrowser(w, w.bella, peer.openBrowser())
  await peer.close()
  const { uid } = first((await bella.call('getPush', {})).devices)
  await w.alice.call('removePushDevice', { uid })
  expect((await bella.call('getPush', {})).devices).toHaveLength(1)
  expect((await bella.call('removePushDevice', { uid })).devices).toEqual([])
  expect((await bella.call('removePushDevice', { uid })).devices).toEqual([])
  const kinds = (await w.eventsOf(w.bella.accountUid)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'push-device.removed')).toHaveLength(1)
})
