import { expect, it } from 'vitest'
import { pushPeer } from '../../../../kit/testing/push-peer.ts'
import { inBrowser } from '../../../../world/ad-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { inPushBrowser } from '../../../../world/push-stories.ts'
import { world } from '../../../../world/world.ts'
import { notificationCalls } from '../../contract.ts'

const address = { endpoint: 'https://push.example/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }

describeCall(notificationCalls.savePushDevice, () => address)

it('holds one registration for each browser, and moves it to who signs in there next', async () => {
  const w = await world()
  const peer = await pushPeer()
  const browser = peer.openBrowser()
  const bella = await inPushBrowser(w, w.bella, browser)
  await bella.call('savePushDevice', browser.address)
  await bella.call('savePushDevice', peer.openBrowser().address)
  expect((await bella.call('getPush', {})).devices).toHaveLength(1)
  await bella.call('savePushDevice', browser.address)
  const alice = await inPushBrowser(w, w.alice, browser)
  await peer.close()
  expect((await bella.call('getPush', {})).devices).toEqual([])
  expect((await alice.call('getPush', {})).devices).toHaveLength(1)
  const kinds = (await w.eventsOf(w.bella.accountUid)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'push-device.added')).toHaveLength(3)
})

it('refuses what no browser registers with, one that is not signed in, and who is signed in as somebody', async () => {
  const w = await world()
  const codeOf = async (promise: Promise<unknown>) => (await refusal(promise)).code
  expect(await codeOf(w.bella.call('savePushDevice', address))).toBe('failed-precondition')
  const bella = await inBrowser(w, w.bella)
  for (const wrong of [{ endpoint: 'ftp://push.example' }, { endpoint: 'push' }, { p256dh: 'short' }, { auth: 'no' }])
    expect(await codeOf(bella.call('savePushDevice', { ...address, ...wrong }))).toBe('invalid-argument')
  const asBella = await inBrowser(w, w.bella, w.ada)
  expect(await codeOf(asBella.call('savePushDevice', address))).toBe('permission-denied')
})
