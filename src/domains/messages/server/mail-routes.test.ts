import Fastify from 'fastify'
import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openStorage } from '../../../adapters/storage/open-storage.ts'
import { signMail, webhookReceiver } from '../../../adapters/inbound-mail/webhook.ts'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { mails } from '../../../kit/server/mail/tables.ts'
import { pdfOf } from '../../../world/content-stories.ts'
import { requestedCollab } from '../../../world/stories.ts'
import { type World, world } from '../../../world/world.ts'
import { setAccount } from '../../accounts/server/build.ts'
import { drawnPhoto } from '../../media/server/build.ts'
import { makeReplyAddresses } from './mail-replies.ts'
import { mailReplyRoutes } from './mail-routes.ts'

const secret = 'a secret for tests only, 32 characters or more'

/** Alice’s message about a collab, Bella’s email about it, and where replies come in. */
async function mailed() {
  const w = await world()
  Object.assign(w.config, { MAIL_REPLY_DOMAIN: 'reply.example.test', MAIL_WEBHOOK_SECRET: secret })
  const { uid: collabUid } = await requestedCollab(w)
  await w.alice.call('sendMessage', { collabUid, text: 'Is Tuesday fine? Call 020 7946 0018.', key: 'k1' })
  const app = Fastify()
  mailReplyRoutes(app, {
    db: w.database.db,
    config: w.config,
    storage: openStorage(w.config),
    scanner: null,
    product: w.runner,
    receiver: webhookReceiver(secret),
  })
  const mail = must(await newestTo(w, 'bella@example.test'), 'mail')
  const post = (raw: string, signature = signMail(secret, Buffer.from(raw), now())) =>
    app.inject({
      method: 'POST',
      url: '/webhooks/mail',
      headers: { 'content-type': 'message/rfc822', 'x-mail-signature': signature },
      payload: raw,
    })
  return { w, collabUid, mail, to: must(mail.replyTo, 'address'), post }
}

const newestTo = async (w: World, address: string) =>
  (await w.database.db.select().from(mails).where(eq(mails.to, address)).orderBy(desc(mails.uid)).limit(1))[0]

const textsOf = async (w: World, collabUid: string) =>
  (await w.alice.call('listMessages', { collabUid })).rows.map(({ text }) => text)

type Parts = { from?: string; id?: string; body?: string; headers?: string[] }
const reply = (to: string, { from = 'bella@example.test', id = '<1@mail.test>', body, headers = [] }: Parts = {}) =>
  [
    `From: Bella <${from}>`,
    `To: <${to}>`,
    'Subject: Re: New message from Alice Moreau',
    `Message-ID: ${id}`,
    ...headers,
    ...(body
      ? [body]
      : [
          'Content-Type: text/plain; charset=utf-8',
          '',
          'Yes, Tuesday works.',
          '',
          '-- ',
          'Bella, Luna',
          '',
          'On Mon, 2 Mar 2026 at 10:00, Plusone <hello@example.test> wrote:',
          '> Is Tuesday fine?',
        ]),
  ].join('\r\n')

it('makes a message of a reply to an email, without what it quotes and is signed with, once', async () => {
  const { w, collabUid, mail, to, post } = await mailed()
  expect(to).toMatch(/^reply\+[0-9a-f]{32}@reply\.example\.test$/)
  expect(mail.text).toContain('Is Tuesday fine? Call [phone number].')
  expect((await post(reply(to))).json()).toEqual({ received: 'written' })
  expect((await post(reply(to))).json()).toEqual({ received: 'written' })
  const texts = await textsOf(w, collabUid)
  expect(texts.filter((text) => text === 'Yes, Tuesday works.')).toHaveLength(1)
  expect(texts.join()).not.toContain('>')
})

it('reads a reply that has no text of its own', async () => {
  const { w, collabUid, to, post } = await mailed()
  const body = [
    'Content-Type: text/html; charset=utf-8',
    '',
    '<div>Tables 4 &amp; 5 are free.</div><div>On Mon, 2 Mar 2026 at 10:00, Plusone wrote:<blockquote>Is Tuesday fine?</blockquote></div>',
  ].join('\r\n')
  expect((await post(reply(to, { body }))).json()).toEqual({ received: 'written' })
  expect(await textsOf(w, collabUid)).toContain('Tables 4 & 5 are free.')
})

it('takes photos and PDFs by the rules of messages, and tells the sender what it can’t take', async () => {
  const { w, collabUid, to, post } = await mailed()
  const part = (name: string, type: string, content: Buffer) => [
    '--cut',
    `Content-Type: ${type}; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    content.toString('base64'),
  ]
  const body = (attached: string[]) =>
    [
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="cut"',
      '',
      '--cut',
      'Content-Type: text/plain',
      '',
      'Our terrace.',
      ...attached,
      '--cut--',
    ].join('\r\n')
  const photo = body([
    ...part('terrace.jpg', 'image/jpeg', await drawnPhoto(3)),
    ...part('menu.pdf', 'application/pdf', pdfOf('Menu')),
  ])
  expect((await post(reply(to, { body: photo }))).json()).toEqual({ received: 'written' })
  const { rows } = await w.alice.call('listMessages', { collabUid })
  const written = rows.find(({ text }) => text === 'Our terrace.')
  expect(written?.pictures).toHaveLength(1)
  expect(written?.documents.map(({ name }) => name)).toEqual(['menu.pdf'])
  const program = body(part('menu.exe', 'application/octet-stream', Buffer.from('MZ, a program')))
  expect((await post(reply(to, { body: program, id: '<2@mail.test>' }))).json()).toEqual({ received: 'refused' })
  expect(await newestTo(w, 'bella@example.test')).toMatchObject({ subject: 'We couldn’t send your reply' })
})

it('refuses another sender, an old email and a closed account in a mail with a sentence', async () => {
  const { w, collabUid, to, post } = await mailed()
  expect((await post(reply(to, { from: 'mallory@example.test' }))).json()).toEqual({ received: 'refused' })
  expect((await newestTo(w, 'mallory@example.test'))?.text).toContain('from the email address on your account')
  setClock(plus(now(), 31 * dayMs))
  expect((await post(reply(to, { id: '<3@mail.test>' }))).json()).toEqual({ received: 'refused' })
  expect((await newestTo(w, 'bella@example.test'))?.text).toContain('can’t reply to that email any more')
  expect((await textsOf(w, collabUid)).join()).not.toContain('Tuesday works')
})

/** Ben’s address in the same conversation. */
const addressOf = async (w: World, collabUid: string) => {
  const ben = { uid: w.ben.accountUid, email: 'ben@example.test' }
  const made = await w.tx((tx) => makeReplyAddresses(tx, w.config, collabUid, [ben]))
  return must(made.get(ben.uid), 'address')
}

it.each<[string, (w: World) => Promise<unknown>]>([
  [
    'somebody who left the brand’s team',
    (w) => w.bella.call('removeMember', { brandUid: w.luna, accountUid: w.ben.accountUid }),
  ],
  [
    'an account that was disabled',
    (w) => w.ada.call('disableSignIn', { uid: w.ben.accountUid, reason: 'Lost laptop' }),
  ],
  ['an account with another email', (w) => w.tx((tx) => setAccount(tx, w.ben.accountUid, { email: 'b@new.test' }))],
  ['somebody who stopped it', (w) => w.ben.call('stopEmailReplies', {})],
])('takes no reply from %s any more', async (_who, end) => {
  const { w, collabUid, post } = await mailed()
  const to = await addressOf(w, collabUid)
  const written = reply(to, { from: 'ben@example.test' })
  await end(w)
  expect((await post(written)).json()).toEqual({ received: 'refused' })
  expect(await textsOf(w, collabUid)).not.toContain('Yes, Tuesday works.')
})

it('writes to nobody who has no address of ours, nor to programs', async () => {
  const { w, to, post } = await mailed()
  const before = await w.database.db.$count(mails)
  const unknown = `reply+${'0'.repeat(32)}@reply.example.test`
  expect((await post(reply(unknown))).json()).toEqual({ received: 'ignored' })
  const away = reply(to, { headers: ['Auto-Submitted: auto-replied'] })
  expect((await post(away)).json()).toEqual({ received: 'ignored' })
  expect(await w.database.db.$count(mails)).toBe(before)
})

it('takes nothing that is not signed, or was signed long ago', async () => {
  const { to, post } = await mailed()
  const raw = reply(to)
  for (const signature of ['', signMail('another secret', Buffer.from(raw), now())])
    expect((await post(raw, signature)).statusCode).toBe(400)
  expect((await post(raw, signMail(secret, Buffer.from(raw), plus(now(), -dayMs)))).statusCode).toBe(400)
})

it('is off without its settings: no address, and no way in', async () => {
  const w = await world()
  const { uid: collabUid } = await requestedCollab(w)
  await w.alice.call('sendMessage', { collabUid, text: 'Is Tuesday fine?', key: 'k1' })
  expect(await newestTo(w, 'bella@example.test')).toMatchObject({ replyTo: null })
})
