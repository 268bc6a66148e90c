import { and, eq, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { bringFile, bringPdf, bringPhoto } from '../../../../world/content-stories.ts'
import { demoVoice } from '../../../media/server/build.ts'
import { approvedCollab, requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

const hello = (collabUid: string, text = 'Hello', key = text) => ({ collabUid, key, text })

const mailsToBella = (w: World) =>
  w.tx((tx) =>
    tx
      .select({ subject: mails.subject })
      .from(mails)
      .where(and(eq(mails.to, 'bella@example.test'), like(mails.subject, 'New message from%'))),
  )

describeCall(messageCalls.sendMessage, async (w) => hello((await requestedCollab(w)).uid))

it('reaches the other side: in the thread, as a notification, and by mail only for the first unread one', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  await w.alice.call('sendMessage', hello(uid, 'Is Tuesday fine?'))
  await w.alice.call('sendMessage', hello(uid, 'Or Wednesday?'))
  const { rows } = await w.bella.call('listMessages', { collabUid: uid })
  expect(rows.map(({ text, side, mine, read }) => ({ text, side, mine, read }))).toEqual([
    { text: 'Or Wednesday?', side: 'influencer', mine: false, read: null },
    { text: 'Is Tuesday fine?', side: 'influencer', mine: false, read: null },
  ])
  const notifications = await w.bella.call('listNotifications', {})
  expect(notifications.rows.filter(({ kind }) => kind === 'message')).toHaveLength(2)
  expect(await mailsToBella(w)).toEqual([{ subject: 'New message from Alice Moreau' }])
  expect((await w.alice.call('listMessages', { collabUid: uid })).rows.map(({ read }) => read)).toEqual([false, false])
  await w.bella.call('markThreadRead', { collabUid: uid, upTo: must(rows[0], 'row').uid })
  expect((await w.alice.call('listMessages', { collabUid: uid })).rows.map(({ read }) => read)).toEqual([true, true])
})

it('is the same message when it is sent again with its key, also at the same time', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const [a, b] = await Promise.all([
    w.alice.call('sendMessage', hello(uid)),
    w.alice.call('sendMessage', hello(uid, 'Hello')),
  ])
  expect(a.uid).toBe(b.uid)
  expect((await w.bella.call('listMessages', { collabUid: uid })).rows).toHaveLength(1)
})

it('stops after three messages that nobody answered, and goes on after an answer', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  for (const text of ['one', 'two', 'three']) await w.alice.call('sendMessage', hello(uid, text))
  const fourth = () => w.alice.call('sendMessage', hello(uid, 'four'))
  expect(await refusal(fourth())).toMatchObject({ code: 'failed-precondition' })
  expect((await w.alice.call('getThread', { collabUid: uid })).closedFor).toContain('3 messages')
  await w.bella.call('sendMessage', hello(uid, 'Hi Alice'))
  expect((await fourth()).text).toBe('four')
})

it('hides phone numbers and addresses of the other side until the visit is confirmed', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  await w.bella.call('sendMessage', hello(uid, 'Call +44 20 7946 0958'))
  const seen = async () => must((await w.alice.call('listMessages', { collabUid: uid })).rows[0], 'row')
  expect(await seen()).toMatchObject({ text: 'Call [phone number]', masked: true })
  expect(must((await w.alice.call('listThreads', { profileUid: w.aliceInfluencer })).rows[0], 'row').lastText).toBe(
    'Call [phone number]',
  )
  expect(must((await w.ben.call('listMessages', { collabUid: uid })).rows[0], 'row').text).toContain('7946')
  expect(must((await w.anna.call('listMessages', { collabUid: uid })).rows[0], 'row').text).toContain('7946')
})

it('shows them once the visit is confirmed', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  await w.bella.call('sendMessage', hello(uid, 'Call +44 20 7946 0958'))
  setClock(plus(storySlot, -20 * hourMs))
  await w.alice.call('confirmVisit', { uid, version })
  expect((await w.alice.call('listMessages', { collabUid: uid })).rows[0]).toMatchObject({
    text: 'Call +44 20 7946 0958',
    masked: false,
  })
})

it('replies to a message of the same conversation, in short and without contacts', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  const asked = await w.bella.call('sendMessage', hello(uid, 'Call +44 20 7946 0958'))
  const reply = await w.alice.call('sendMessage', { ...hello(uid, 'Gladly'), replyTo: asked.uid })
  expect(reply.replyTo).toEqual({ uid: asked.uid, author: 'Bella, Luna', byMe: false, text: 'Call [phone number]' })
  const [seen] = (await w.bella.call('listMessages', { collabUid: uid })).rows
  expect(seen).toMatchObject({ key: null, replyTo: { byMe: true, text: 'Call +44 20 7946 0958' } })
  const note = await w.anna.call('addThreadNote', { collabUid: uid, key: 'n', text: 'A regular.' })
  expect(await refusal(w.alice.callRaw('sendMessage', { ...hello(uid, 'What?'), replyTo: note.uid }))).toMatchObject({
    code: 'invalid-argument',
  })
})

it('carries a voice note that both sides, and our people, can play', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const voice = await bringFile(w, w.alice, 'voice.weba', await demoVoice('voice.weba'))
  await w.alice.call('sendMessage', { collabUid: uid, key: 'v', voice })
  for (const person of [w.alice, w.bella, w.anna]) {
    const [heard] = (await person.call('listMessages', { collabUid: uid })).rows
    expect(heard).toMatchObject({ text: '', pictures: [], voice: { uid: voice, kind: 'audio', mime: 'audio/webm' } })
  }
  const [row] = (await w.bella.call('listThreads', { profileUid: w.luna })).rows
  expect(row?.lastText).toBe('Voice note')
  const reply = await w.bella.call('sendMessage', { ...hello(uid), replyTo: must(await newestOf(w, uid)).uid })
  expect(reply.replyTo?.text).toBe('Voice note')
})

const newestOf = async (w: World, collabUid: string) => (await w.bella.call('listMessages', { collabUid })).rows[0]

it('carries a PDF by its name, which hides contacts like the message', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const menu = await bringPdf(w, w.bella, 'Menu')
  const documents = [{ uid: menu, name: 'Menu, call 020 7946 0958.pdf' }]
  await w.bella.call('sendMessage', { collabUid: uid, key: 'm', documents })
  const seenBy = async (person: Person) => {
    const [message] = (await person.call('listMessages', { collabUid: uid })).rows
    return must(message?.documents[0], 'PDF')
  }
  expect(await seenBy(w.alice)).toMatchObject({ kind: 'document', name: 'Menu, call [phone number].pdf' })
  expect((await seenBy(w.alice)).file_path).toContain('sig=')
  expect((await seenBy(w.bella)).name).toBe('Menu, call 020 7946 0958.pdf')
  expect((await seenBy(w.anna)).name).toBe('Menu, call 020 7946 0958.pdf')
  const [row] = (await w.alice.call('listThreads', { profileUid: w.aliceInfluencer })).rows
  expect(row?.lastText).toBe('PDF')
})

it('takes only a PDF of the sender’s own as one', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const send = (file: string) =>
    w.bella.call('sendMessage', { collabUid: uid, key: file, documents: [{ uid: file, name: 'x.pdf' }] })
  const files = [await bringPdf(w, w.alice, 'Alice'), await bringPhoto(w, w.bella)]
  expect(codes(await Promise.allSettled(files.map(send)))).toEqual(['not-found', 'not-found'])
})

it('takes a voice note for nothing else, and nothing else for a voice note', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const voice = await bringFile(w, w.alice, 'voice.m4a', await demoVoice('voice.m4a'))
  const photo = await bringPhoto(w, w.alice)
  expect(
    codes(
      await Promise.allSettled([
        w.alice.call('sendMessage', { collabUid: uid, key: 'a', pictures: [voice] }),
        w.alice.call('sendMessage', { collabUid: uid, key: 'b', voice: photo }),
        w.bella.call('sendMessage', { collabUid: uid, key: 'c', voice }),
        w.alice.call('getFile', { uid: voice }),
      ]),
    ),
  ).toEqual(['not-found', 'not-found', 'not-found', 'not-found'])
})

it('refuses nothing at all, what is too long, and files that are not the sender’s', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const foreign = 'file_01jd0000000000000000000000'
  expect(
    codes(
      await Promise.allSettled([
        w.alice.call('sendMessage', { collabUid: uid, key: 'a', text: '  ' }),
        w.alice.call('sendMessage', hello(uid, 'x'.repeat(2001), 'b')),
        w.alice.call('sendMessage', { collabUid: uid, key: 'c', pictures: [foreign] }),
      ]),
    ),
  ).toEqual(['failed-precondition', 'invalid-argument', 'not-found'])
  expect((await w.alice.call('listMessages', { collabUid: uid })).rows).toEqual([])
})
