import { expect, it } from 'vitest'
import { pushPeer } from '../../../../kit/testing/push-peer.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { inPushBrowser } from '../../../../world/push-stories.ts'
import { world } from '../../../../world/world.ts'
import { notificationCalls } from '../../contract.ts'

describeCall(notificationCalls.getPush, () => ({}))

it('lists one’s own browsers, and says which of them asks', async () => {
  const w = await world()
  expect(await w.bella.call('getPush', {})).toEqual({ account: w.bella.accountUid, key: null, devices: [] })
  const peer = await pushPeer()
  const phone = await inPushBrowser(w, w.bella, peer.openBrowser())
  const desk = await inPushBrowser(w, w.bella, peer.openBrowser())
  await peer.close()
  const { devices } = await phone.call('getPush', {})
  expect([devices.length, devices.filter(({ isHere }) => isHere).length]).toEqual([2, 1])
  expect((await desk.call('getPush', {})).devices.find(({ isHere }) => isHere)?.name).toBeTruthy()
  expect(await w.ben.call('getPush', {})).toMatchObject({ key: expect.any(String), devices: [] })
})
