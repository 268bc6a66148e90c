import { afterEach, beforeEach, expect, it } from 'vitest'
import { localOutbox } from '../../../adapters/mail/mail.ts'
import { smtpSender } from '../../../adapters/mail/smtp.ts'
import { type SmtpPeer, smtpPeer } from '../../testing/smtp-peer.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { minuteMs, now, plus, setClock } from '../clock.ts'
import type { Database } from '../database.ts'
import { openLog } from '../log.ts'
import { countWaitingMail, postMail, sendDueMail } from './outbox.ts'

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
const sender = () => smtpSender(peer.url, 'Plusone <hello@plusone.test>')
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
  expect(first).toMatchObject({ due_at: null, sent_at: now(), tries: 1, text: '', html: '' })
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
    expect(mail.last_error).toContain('ECONNREFUSED')
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
})

it('gives up after twenty tries and keeps the mail', async () => {
  await post('hopeless')
  await database.pool.query('update mails set tries = 19')
  await peer.close()
  await send()
  expect((await rows())[0]).toMatchObject({ tries: 20, due_at: null, sent_at: null, text: 'Good day.' })
  expect(await countWaitingMail(database.db)).toBe(0)
  peer = await smtpPeer()
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
  expect(await countWaitingMail(database.db)).toBe(1)
  finish()
  expect(await sending).toBe(1)
})

it('keeps the text where the outbox is the only place to read it', async () => {
  await post('local')
  await sendDueMail(database.db, localOutbox, log)
  expect((await rows())[0]).toMatchObject({ text: 'Good day.', due_at: null })
})
