import { expect, it } from 'vitest'
import { pushPeer } from '../../kit/testing/push-peer.ts'
import type { PushMessage } from './push.ts'
import { webPushService } from './web-push.ts'

const contact = 'mailto:hello@example.test'
const outside = webPushService({ contact, loopback: false })
const here = webPushService({ contact, loopback: true })
const keys = await outside.makeKeys()
const message = (to: PushMessage['to']): PushMessage => ({
  to,
  payload: '{"title":"Hello"}',
  keys,
  ttlSeconds: 60,
  isUrgent: true,
  topic: 'a-topic',
})

it('reaches a push service, and says what became of the message', async () => {
  const peer = await pushPeer()
  const browser = peer.openBrowser()
  expect(await here.send(message(browser.address))).toEqual({ is: 'sent' })
  expect(browser.messages).toEqual([{ title: 'Hello' }])
  const outcomes = []
  for (const status of [410, 400, 500]) {
    browser.answer(status)
    outcomes.push((await here.send(message(browser.address))).is)
  }
  browser.answer(429, '30')
  outcomes.push(await here.send(message(browser.address)))
  expect(outcomes).toEqual(['gone', 'refused', 'later', { is: 'later', why: 'answered 429', afterMs: 30_000 }])
  await peer.close()
  expect((await here.send(message(browser.address))).is).toBe('later')
})

it('asks nothing of this network or without encryption, wherever an address leads', async () => {
  const peer = await pushPeer()
  const browser = peer.openBrowser()
  const { pathname, port } = new URL(browser.address.endpoint)
  const ask = async (endpoint: string) => (await outside.send(message({ ...browser.address, endpoint }))).is
  expect(await ask(browser.address.endpoint)).toBe('gone')
  for (const host of ['10.0.0.1', '169.254.169.254', '[::1]', '127.0.0.1'])
    expect(await ask(`https://${host}:${port}${pathname}`)).toBe('gone')
  expect(await ask('http://push.example/1')).toBe('gone')
  expect(await ask('https://someone:secret@push.example/1')).toBe('gone')
  // A name of this machine is resolved, and not connected to.
  expect(await ask(`https://localhost:${port}${pathname}`)).toBe('later')
  expect(browser.requests).toEqual([])
  await peer.close()
})
