import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPush } from '../../../../adapters/push/open-push.ts'
import { must } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { type PushPeer, pushPeer } from '../../../../kit/testing/push-peer.ts'
import { inPushBrowser } from '../../../../world/push-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type Input, world, type World } from '../../../../world/world.ts'
import { notify } from '../notify.ts'
import { sendPush } from './send-push.ts'

let peer: PushPeer
beforeAll(async () => {
  peer = await pushPeer()
})
afterAll(() => peer.close())

const settings: Input<'saveNotificationSettings'> = {
  off: [],
  myDay: false,
  digest: 'at-once',
  quiet: null,
  timezone: 'Europe/London',
  version: 0,
}
const tell = (w: World, key: string, { kind = 'collab.requested', until }: { kind?: string; until?: string } = {}) =>
  w.tx((tx) =>
    notify(tx, w.config, w.luna, key, {
      kind,
      title: key,
      lines: [`All about ${key}.`],
      path: `/app/collab?collab=${key}`,
      action: 'Open',
      ...(until && { until: new Date(until) }),
    }),
  )
/** Sends what is due, in two processes at once. */
const sendPushes = (w: World) => Promise.all([runJob(w, sendPush(openPush)), runJob(w, sendPush(openPush))])
const titles = ({ messages }: { messages: unknown[] }) => messages.map((one) => (one as { title: string }).title)
const waiting = async (w: World) => (await w.database.pool.query('select key, due_at from pushes')).rows

it('reaches each browser of its person once, sealed for it and signed by us', async () => {
  const w = await world()
  const [phone, desk, other] = [peer.openBrowser(), peer.openBrowser(), peer.openBrowser()]
  const bella = await inPushBrowser(w, w.bella, phone)
  await inPushBrowser(w, w.bella, desk)
  await inPushBrowser(w, w.alice, other)
  await tell(w, 'first')
  await tell(w, 'first')
  await sendPushes(w)
  await sendPushes(w)
  const said = { title: 'first', body: 'All about first.', path: '/app/collab?collab=first', unread: 1 }
  expect(phone.messages).toEqual([expect.objectContaining(said)])
  expect(desk.messages).toEqual(phone.messages)
  expect(other.messages).toEqual([])
  const { key } = await bella.call('getPush', {})
  const headers = must(phone.requests[0])
  const [, token, publicKey] = must(/^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? ''))
  expect(publicKey).toBe(key)
  expect(decodeJwt(must(token))).toMatchObject({
    aud: new URL(phone.address.endpoint).origin,
    sub: expect.stringMatching(/^mailto:.+@/),
  })
  expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' })
  expect(headers.topic).toBe((must(phone.messages[0]) as { tag: string }).tag)
  expect(await waiting(w)).toEqual([])
})

it('comes at once or after quiet hours, and not for what was switched off, has been read or is over', async () => {
  const w = await world()
  const phone = peer.openBrowser()
  const bella = await inPushBrowser(w, w.bella, phone)
  await bella.call('saveNotificationSettings', {
    ...settings,
    quiet: { from: '08:00', until: '12:00' },
    off: ['content:push'],
  })
  setClock(new Date('2026-03-02T09:00:00Z'))
  await tell(w, 'asked')
  await tell(w, 'delivered', { kind: 'deliverable.submitted' })
  await tell(w, 'soon', { kind: 'collab.confirmation-requested', until: '2026-03-02T10:00:00Z' })
  await tell(w, 'cancelled', { kind: 'collab.cancelled' })
  await sendPushes(w)
  expect(titles(phone).toSorted()).toEqual(['cancelled', 'soon'])
  expect(must(phone.requests[0]).urgency === 'high' || must(phone.requests[1]).urgency === 'high').toBe(true)
  setClock(new Date('2026-03-02T11:59:00Z'))
  await sendPushes(w)
  expect(phone.messages).toHaveLength(2)
  setClock(new Date('2026-03-02T12:00:00Z'))
  await sendPushes(w)
  expect(titles(phone)).toContain('asked')

  setClock(new Date('2026-03-03T09:00:00Z'))
  await tell(w, 'read meanwhile')
  await bella.call('markNotificationsRead', {})
  setClock(new Date('2026-03-03T12:00:00Z'))
  await sendPushes(w)
  expect(titles(phone)).not.toContain('read meanwhile')
  expect(await waiting(w)).toEqual([])
})

it('forgets a browser that takes none any more or was signed out, and nobody else’s', async () => {
  const w = await world()
  const [gone, unknown, left, stays] = Array.from({ length: 4 }, () => peer.openBrowser())
  await inPushBrowser(w, w.bella, must(gone))
  await inPushBrowser(w, w.bella, must(unknown))
  const leaving = await inPushBrowser(w, w.bella, must(left))
  const staying = await inPushBrowser(w, w.bella, must(stays))
  must(gone).answer(410)
  must(unknown).answer(404)
  await staying.call('revokeSession', { uid: must(leaving.caller.sessionUid) })
  await tell(w, 'first')
  await sendPushes(w)
  await tell(w, 'second')
  await sendPushes(w)
  expect(titles(must(stays))).toEqual(['first', 'second'])
  expect([must(gone).requests.length, must(unknown).requests.length, must(left).requests.length]).toEqual([1, 1, 0])
  expect((await staying.call('getPush', {})).devices).toMatchObject([{ isHere: true }])
})

it('tries again later what a push service could not take, and gives up what it refuses or after a day', async () => {
  const w = await world()
  const phone = peer.openBrowser()
  await inPushBrowser(w, w.bella, phone)
  const start = new Date('2026-03-02T09:00:00Z')
  const at = async (minutes: number) => {
    setClock(new Date(start.getTime() + minutes * 60_000))
    await sendPushes(w)
    return phone.requests.length
  }
  setClock(start)
  phone.answer(429, '600')
  await tell(w, 'busy')
  expect([await at(0), await at(9), await at(10)]).toEqual([1, 1, 2])
  phone.answer(503)
  expect([await at(20), await at(21), await at(24)]).toEqual([3, 3, 4])
  phone.answer(201)
  expect(await at(40)).toBe(5)
  expect(titles(phone)).toEqual(['busy'])
  phone.answer(413)
  await tell(w, 'too long')
  expect([await at(41), await at(200)]).toEqual([6, 6])
  phone.answer(503)
  await tell(w, 'never')
  expect(await at(201)).toBe(7)
  expect(await at(200 + 25 * 60)).toBe(7)
  expect(await waiting(w)).toEqual([])
})
