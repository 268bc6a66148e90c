import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { localOutbox } from '../../../adapters/mail/mail.ts'
import { smtpSender } from '../../../adapters/mail/smtp.ts'
import { type SmtpPeer, type SmtpRefusal, smtpPeer } from '../../testing/smtp-peer.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { dayMs, hourMs, minuteMs, now, plus, setClock } from '../clock.ts'
import type { Database } from '../database.ts'
import { openLog } from '../log.ts'
import { lanes, postMail, readMailState, releaseWaitingMail, sendDueMail } from './outbox.ts'

let database: Database
let peer: SmtpPeer
const log = openLog('silent')
const words = { subject: 'Hello', text: 'Good day.', html: '<p>Good day.</p>' }

beforeEach(async () => {
  setClock(new Date('2026-03-02T09:00:00Z'))
  database = await emptyDatabase()
  peer = await smtpPeer()
})
afterEach(() => peer.close())

const post = (key: string, to = `${key}@example.test`) => database.db.transaction((tx) => postMail(tx, key, to, words))
const sender = () => smtpSender(peer.url, 'Example <hello@example.test>')
const send = (by = sender()) => sendDueMail(database.db, by, log).finally(() => by.close())
const rows = async () => (await database.pool.query('select * from mails order by uid')).rows

it('sends each mail once, with its uid as Message-ID, and keeps no text of what has left', async () => {
  await post('first')
  await post('second')
  expect(await send()).toBe(2)
  expect(await send()).toBe(0)
  const [first, second] = await rows()
  expect(peer.got.sort()).toEqual([`first@example.test ${first.uid}`, `second@example.test ${second.uid}`])
  expect(peer.messages[0]).toContain('Good day.')
  const messageIds = peer.messages.map((message) => /^message-id: <(.+)>/im.exec(message)?.[1])
  expect(new Set(messageIds)).toEqual(new Set([`${first.uid}@example.test`, `${second.uid}@example.test`]))
  expect(first).toMatchObject({ due_at: null, sent_at: now(), tries: 1, text: '', html: '' })
})

it('sends a calendar object as a part of its own, and keeps none of it', async () => {
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR'
  const mail = { ...words, calendar: { method: 'REQUEST', content } } as const
  await database.db.transaction((tx) => postMail(tx, 'first', 'someone@example.test', mail))
  expect(await send()).toBe(1)
  expect(peer.messages[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
  expect(await rows()).toMatchObject([{ text: '', calendar: null }])
})

it('sends many over a few connections, each mail once', async () => {
  for (let nth = 0; nth < 30; nth += 1) await post(`many-${nth}`)
  expect(await send()).toBe(30)
  expect(new Set(peer.got).size).toBe(30)
  expect(peer.connections()).toBeLessThanOrEqual(lanes)
})

it('sends what somebody waits for before everything else', async () => {
  for (let nth = 0; nth < 5; nth += 1) await post(`news-${nth}`)
  setClock(plus(now(), 1_000))
  await database.db.transaction((tx) => postMail(tx, 'link', 'link@example.test', words, 'urgent'))
  expect(await send()).toBe(6)
  expect(peer.got[0]).toMatch(/^link@/)
})

it('ends a try at a server that speaks on and on without an end, before another process may take the mail', async () => {
  const slow = createServer((socket) => {
    socket.write('220 slow')
    const timer = setInterval(() => socket.write('.'), 50)
    socket.on('error', () => undefined)
    socket.on('close', () => clearInterval(timer))
  })
  await once(slow.listen(0, '127.0.0.1'), 'listening')
  const { port } = slow.address() as AddressInfo
  await post('slow')
  const by = smtpSender(`smtp://127.0.0.1:${port}`, 'Example <hello@example.test>', 400)
  expect(await send(by)).toBe(0)
  expect((await rows())[0]).toMatchObject({ obstacle: 'server', last_error: expect.stringContaining('didn’t finish') })
  slow.close()
  setClock(plus(now(), 2 * minuteMs))
  expect(await send()).toBe(1)
})

it('sends nothing of an action that failed, and the same key once', async () => {
  const failing = database.db.transaction(async (tx) => {
    await postMail(tx, 'never', 'never@example.test', words)
    throw new Error('the action failed')
  })
  await expect(failing).rejects.toThrow('the action failed')
  await post('same')
  await post('same', 'other@example.test')
  expect(await send()).toBe(1)
  await post('same')
  expect(await send()).toBe(0)
  expect(peer.got).toHaveLength(1)
})

it('loses nothing while the server is down, and tries again later and later', async () => {
  const { port } = peer
  await peer.close()
  await post('patient')
  for (const minutes of [1, 2, 4, 8]) {
    expect(await send()).toBe(0)
    const [mail] = await rows()
    expect(mail.due_at).toEqual(plus(now(), minutes * minuteMs))
    expect(mail).toMatchObject({ obstacle: 'server', last_error: expect.stringContaining('ECONNREFUSED') })
    // Not due yet: nothing is tried.
    expect(await send()).toBe(0)
    expect((await rows())[0].tries).toBe(mail.tries)
    setClock(mail.due_at)
  }
  peer = await smtpPeer(port)
  expect(await send()).toBe(1)
  expect((await rows())[0]).toMatchObject({ tries: 5, last_error: null, sent_at: now() })
})

it('waits with the rest when three in a row failed', async () => {
  await peer.close()
  for (const key of ['a', 'b', 'c', 'd', 'e']) await post(key)
  await send()
  expect((await rows()).map((mail) => mail.tries)).toEqual([1, 1, 1, 0, 0])
  peer = await smtpPeer()
})

it('tries no more what the server will not have, and sends the rest', async () => {
  for (const key of ['gone1', 'gone2', 'gone3', 'gone4', 'there']) await post(key)
  expect(await send()).toBe(1)
  expect((await rows()).map(({ due_at: dueAt, last_error: error }) => [dueAt, error])).toEqual([
    ...Array.from({ length: 4 }, () => [null, expect.stringContaining('550')]),
    [null, null],
  ])
  expect(await readMailState(database.db)).toMatchObject({ waiting: 0, failing: 0, refused: 4 })
})

const refusals: [string, SmtpRefusal, string][] = [
  ['credentials', { at: 'auth', code: 535, words: '5.7.8 Authentication failed' }, 'server'],
  ['the connection', { at: 'greeting', code: 554, words: 'No service here' }, 'server'],
  ['our sender', { at: 'sender', code: 550, words: '5.4.6 Daily sending limit reached' }, 'server'],
  ['to relay', { at: 'recipient', code: 550, words: 'relay not permitted' }, 'server'],
  ['without credentials', { at: 'recipient', code: 530, words: '5.7.0 Authentication required' }, 'server'],
  ['a full mailbox', { at: 'recipient', code: 552, words: '5.2.2 Mailbox full' }, 'mail'],
  ['for now', { at: 'recipient', code: 450, words: '4.2.0 Greylisted' }, 'mail'],
  ['the content', { at: 'data', code: 554, words: '5.7.1 Looks like spam' }, 'mail'],
]
it.each(refusals)(
  'keeps every mail that is refused for %s, and sends it when that is over',
  async (_, refusal, obstacle) => {
    await peer.close()
    peer = await smtpPeer(0, refusal)
    for (const key of ['a', 'b', 'c', 'd', 'e']) await post(key)
    const signedIn = () => smtpSender(peer.url.replace('//', '//someone:secret@'), 'Example <hello@example.test>')
    expect(await send(signedIn())).toBe(0)
    // Of mails of the same moment any three are tried first.
    const met = (await rows()).map((mail) => mail.obstacle)
    expect(met.filter((one) => one !== null)).toEqual([obstacle, obstacle, obstacle])
    expect(await readMailState(database.db)).toMatchObject({
      waiting: 5,
      failing: 3,
      refused: 0,
      lastError: expect.stringContaining(refusal.words),
    })
    await peer.close()
    peer = await smtpPeer()
    setClock(plus(now(), minuteMs))
    expect(await send(signedIn())).toBe(5)
    expect(await readMailState(database.db)).toMatchObject({ waiting: 0, failing: 0, lastError: null })
  },
)

it('sends nothing to another machine without TLS, unless its address says so', async () => {
  await post('link')
  // By another name than its own: as somebody else's machine.
  const elsewhere = peer.url.replace('127.0.0.1', '0.0.0.0')
  const by = (url: string) => smtpSender(url, 'Example <hello@example.test>')
  expect(await send(by(elsewhere))).toBe(0)
  expect(peer.got).toEqual([])
  expect(await readMailState(database.db)).toMatchObject({ waiting: 1, lastError: expect.stringContaining('STARTTLS') })
  setClock(plus(now(), hourMs))
  expect(await send(by(`${elsewhere}?requireTLS=false`))).toBe(1)
})

it('never gives a mail up: it waits longer each time, up to three days, or an hour where nothing leaves', async () => {
  await post('patient')
  await database.pool.query('update mails set tries = 40')
  const { port } = peer
  await peer.close()
  await send()
  expect((await rows())[0].due_at).toEqual(plus(now(), hourMs))
  setClock(plus(now(), hourMs))
  peer = await smtpPeer(port, { at: 'recipient', code: 450, words: 'Greylisted' })
  await send()
  expect((await rows())[0].due_at).toEqual(plus(now(), 3 * dayMs))
})

it('sends what waited for the server as soon as one mail leaves, or when it is told to look again', async () => {
  const { port } = peer
  await peer.close()
  for (const key of ['a', 'b', 'c']) await post(key)
  await send()
  peer = await smtpPeer(port)
  expect(await send()).toBe(0)
  await post('later')
  expect(await send()).toBe(4)

  await peer.close()
  await post('again')
  await send()
  peer = await smtpPeer(port)
  await releaseWaitingMail(database.db)
  expect(await send()).toBe(1)
})

it('never sends a mail twice, however many work at once', async () => {
  for (let at = 0; at < 30; at += 1) await post(`mail${at}`)
  const sent = await Promise.all([send(), send(), send()])
  expect(sent.reduce((sum, count) => sum + count)).toBe(30)
  expect(new Set(peer.got).size).toBe(30)
  expect(peer.got).toHaveLength(30)
})

it('lets a mail be tried again whose sender was killed, once its lease is over', async () => {
  await post('claimed')
  const killed = { send: () => new Promise<never>(() => undefined) }
  void sendDueMail(database.db, killed, log)
  await expect.poll(async () => (await rows())[0].tries).toBe(1)
  expect(await send()).toBe(0)
  setClock(plus(now(), 5 * minuteMs))
  expect(await send()).toBe(1)
})

it('holds no connection while it speaks to the mail server', async () => {
  await post('slow')
  let finish = () => undefined as void
  const slow = { send: () => new Promise<void>((resolve) => (finish = resolve)) }
  const sending = sendDueMail(database.db, slow, log)
  await expect.poll(async () => (await rows())[0].tries).toBe(1)
  expect(await readMailState(database.db)).toMatchObject({ waiting: 1 })
  finish()
  expect(await sending).toBe(1)
})

it('keeps the text where the outbox is the only place to read it', async () => {
  await post('local')
  await sendDueMail(database.db, localOutbox, log)
  expect((await rows())[0]).toMatchObject({ text: 'Good day.', due_at: null })
})
