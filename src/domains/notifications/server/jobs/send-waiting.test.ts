import { expect, it, vi } from 'vitest'
import { smtpSender } from '../../../../adapters/mail/smtp.ts'
import { must } from '../../../../kit/contract/must.ts'
import { byTheClock, catchingUpFor } from '../../../../kit/server/catching-up.ts'
import { dayMs, setClock } from '../../../../kit/server/clock.ts'
import { openLog } from '../../../../kit/server/log.ts'
import { sendDueMail } from '../../../../kit/server/mail/outbox.ts'
import { smtpPeer } from '../../../../kit/testing/smtp-peer.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { runWithSpoiledRow } from '../../../../world/spoiled-row.ts'
import { type Input, world, type World } from '../../../../world/world.ts'
import { disableAccount } from '../../../accounts/server/accounts.ts'
import { notify } from '../notify.ts'
import { sendWaiting } from './send-waiting.ts'

const daily: Input<'saveNotificationSettings'> = {
  off: [],
  myDay: false,
  digest: 'daily',
  quiet: null,
  timezone: 'America/New_York',
  version: 0,
}
const notifyLuna = (w: World, key: string, kind = 'collab.requested', until?: string) =>
  w.tx((tx) =>
    notify(tx, w.config, w.luna, key, {
      kind,
      title: key,
      lines: [`All about ${key}.`],
      path: '/app',
      action: 'Open',
      ...(until && { until: new Date(until) }),
    }),
  )
const at = async (w: World, time: string) => {
  setClock(new Date(time))
  await Promise.all([runJob(w, sendWaiting), runJob(w, sendWaiting)])
  return (await mailsTo(w, 'bella@example.test')).map(({ subject }) => subject)
}

it('makes one mail of the day’s news at eight on the person’s clock, once however often it runs', async () => {
  const w = await world()
  await w.bella.call('saveNotificationSettings', daily)
  await notifyLuna(w, 'first')
  await notifyLuna(w, 'second', 'deliverable.submitted')
  expect((await w.bella.call('getNotificationSettings', {})).waiting).toBe(2)
  expect((await w.bella.call('listNotifications', {})).unread).toBe(2)
  expect(await at(w, '2026-03-02T12:59:00Z')).toEqual([])
  expect(await at(w, '2026-03-02T13:00:00Z')).toEqual(['2 updates: first'])
  expect(await at(w, '2026-03-03T13:00:00Z')).toEqual(['2 updates: first'])
  const [mail] = await mailsTo(w, 'bella@example.test')
  expect(must(mail).text).toMatch(/FIRST\s+All about first\.[^]*SECOND\s+All about second\.[^]*unsubscribe\?token=/)
  // What one person reads together, another got at once.
  expect((await mailsTo(w, 'ben@example.test')).map(({ subject }) => subject)).toEqual(['first', 'second'])
})

it('sends at once what would be too late in the day’s mail, and what cannot wait at all', async () => {
  const w = await world()
  await w.bella.call('saveNotificationSettings', daily)
  await notifyLuna(w, 'soon', 'collab.confirmation-requested', '2026-03-02T15:00:00Z')
  await notifyLuna(w, 'later', 'collab.confirmation-requested', '2026-03-02T18:00:00Z')
  await notifyLuna(w, 'cancelled', 'collab.cancelled')
  expect(await at(w, '2026-03-02T09:01:00Z')).toEqual(['soon', 'cancelled'])
  expect(await at(w, '2026-03-02T13:00:00Z')).toEqual(['soon', 'cancelled', 'later'])
})

it('loses nothing when the mail cannot be written', async () => {
  const w = await world()
  await w.bella.call('saveNotificationSettings', daily)
  await notifyLuna(w, 'first')
  await notifyLuna(w, 'second')
  setClock(new Date('2026-03-02T13:00:00Z'))
  await w.database.pool.query(
    `create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
  )
  await w.database.pool.query('create trigger dies before insert on mails for each row execute function die()')
  await runJob(w, sendWaiting)
  expect(await mailsTo(w, 'bella@example.test')).toEqual([])
  await w.database.pool.query('drop function die() cascade')
  expect(await at(w, '2026-03-02T13:01:00Z')).toEqual(['2 updates: first'])
})

it('drops what was switched off meanwhile or is for an account that was closed', async () => {
  const w = await world()
  await w.bella.call('saveNotificationSettings', daily)
  await w.ben.call('saveNotificationSettings', daily)
  await notifyLuna(w, 'first')
  await notifyLuna(w, 'second', 'deliverable.submitted')
  await w.bella.call('saveNotificationSettings', { ...daily, off: ['content:mail'], version: 1 })
  await w.tx((tx) => disableAccount(tx, w.ben.accountUid, 'for the test'))
  expect(await at(w, '2026-03-02T13:00:00Z')).toEqual(['first'])
  expect(await mailsTo(w, 'ben@example.test')).toEqual([])
})

it('brings what waits as soon as its person wants everything at once again', async () => {
  const w = await world()
  await w.bella.call('saveNotificationSettings', daily)
  await notifyLuna(w, 'first')
  await w.bella.call('saveNotificationSettings', { ...daily, digest: 'at-once', version: 1 })
  expect(await at(w, '2026-03-02T09:01:00Z')).toEqual(['first'])
})

it('leaves by the mail server with the headers that end it, which mail that cannot be ended does not have', async () => {
  const w = await world()
  await w.bella.call('saveNotificationSettings', {
    ...daily,
    quiet: { from: '00:00', until: '06:00' },
    digest: 'at-once',
  })
  await notifyLuna(w, 'held')
  await notifyLuna(w, 'cancelled', 'collab.cancelled')
  await at(w, '2026-03-02T11:00:00Z')
  const peer = await smtpPeer()
  const sender = smtpSender(peer.url, w.config.MAIL_FROM)
  await sendDueMail(w.database.db, sender, openLog('silent'))
  sender.close()
  await peer.close()
  const mine = peer.messages.filter((message) => message.includes('bella@example.test'))
  const unfolded = mine.map((message) => message.replaceAll(/\r\n[ \t]+/g, ' '))
  const held = must(unfolded.find((message) => /^Subject: held/im.test(message)))
  expect(held).toMatch(/^List-Unsubscribe: ?<http[^>]+\/unsubscribe\?token=[\w.-]+>/im)
  expect(held).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
  expect(unfolded.find((message) => /^Subject: cancelled/im.test(message))).not.toMatch(/List-Unsubscribe/i)
})

it('makes one mail of what comes after eight within five minutes, such as after a clock that was wrong', async () => {
  const w = await world()
  const start = '2026-03-02T12:00:00Z'
  setClock(new Date(start))
  for (let n = 1; n <= 30; n += 1) await notifyLuna(w, `news ${n}`)
  const eight = Array.from({ length: 8 }, (_, n) => `news ${n + 1}`)
  expect(await at(w, start)).toEqual(eight)
  // What begins soon is not held back.
  await notifyLuna(w, 'soon', 'collab.requested', '2026-03-02T14:00:00Z')
  expect(await at(w, start)).toEqual([...eight, 'soon'])
  expect(await at(w, '2026-03-02T12:05:00Z')).toEqual([...eight, 'soon', '22 updates: news 10'])
  await notifyLuna(w, 'later')
  expect(await at(w, '2026-03-02T12:06:00Z')).toContain('later')
})

it('makes one mail for each person of everything that is due at once after the machine’s clock jumped by a month', async () => {
  const w = await world()
  const start = '2026-03-02T12:00:00Z'
  setClock(new Date(start))
  await notifyLuna(w, 'before')
  const realNow = Date.now
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 31 * dayMs)
  try {
    // What somebody does themselves is not late.
    await notifyLuna(w, 'by hand')
    for (let n = 1; n <= 30; n += 1) await byTheClock(() => notifyLuna(w, `news ${n}`))
    expect(await at(w, start)).toEqual(['before', 'by hand'])
    // What begins soon is not held back.
    await byTheClock(() => notifyLuna(w, 'soon', 'collab.requested', '2026-03-02T14:00:00Z'))
    expect(await at(w, '2026-03-02T12:05:00Z')).toEqual(['before', 'by hand', 'soon', '30 updates: news 10'])
  } finally {
    clock.mockRestore()
    // The clock is right again, for whatever runs next.
    expect(catchingUpFor()).toBe(0)
  }
  await byTheClock(() => notifyLuna(w, 'after'))
  expect(await at(w, '2026-03-02T12:06:00Z')).toContain('after')
})

it('sends to the others when the mail of one person cannot be sent, and to that one once it can', async () => {
  const w = await world()
  await w.bella.call('saveNotificationSettings', daily)
  await w.ben.call('saveNotificationSettings', daily)
  await notifyLuna(w, 'first')
  setClock(new Date('2026-03-02T13:00:00Z'))
  const sent = async () =>
    (await Promise.all(['bella@example.test', 'ben@example.test'].map((email) => mailsTo(w, email)))).map(
      (mails) => mails.length,
    )
  const row = { table: 'waiting_mails', column: 'account_uid', value: w.bella.accountUid }
  expect(await runWithSpoiledRow(w, sendWaiting, row, sent)).toEqual({
    atFirst: [0, 1],
    seenEarly: [],
    seen: ['send-waiting: 1'],
    inTheEnd: [1, 1],
    left: [],
  })
})
