import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

const asked = async (w: World) =>
  must((await w.alice.call('requestSupport', { topic: 'content', text: 'It won’t upload.' })).uid)

const said = { key: 'k', text: 'Which file?' }

/** Everybody writes in a thread of their own; who cannot have one tries Alice’s. */
const ownOf = async (_w: World, person: Person<string | null>, given: unknown) => {
  const own = person.accountUid
    ? await person.call('requestSupport', { topic: 'other', text: 'Mine.' }).catch(() => null)
    : null
  return own?.uid ? { ...said, uid: own.uid } : given
}

describeCall(messageCalls.replyToSupportThread, async (w) => ({ ...said, uid: await asked(w) }), ownOf)

it('is not there for strangers', async () => {
  const w = await world()
  const uid = await asked(w)
  expect(await refusal(w.bella.call('replyToSupportThread', { ...said, uid }))).toMatchObject({ code: 'not-found' })
})

it('notifies who asked once, however often it is sent, and opens a settled thread again', async () => {
  const w = await world()
  const uid = await asked(w)
  await w.ada.call('settleSupportThread', { uid })
  for (let sent = 0; sent < 2; sent += 1)
    await w.anna.call('replyToSupportThread', { uid, key: 'k', text: 'Which file?' })
  const { messages, settled, answered } = await w.alice.call('getSupportThread', { uid })
  expect([messages.length, settled, answered]).toEqual([2, false, true])
  const { rows } = await w.alice.call('listNotifications', {})
  expect(rows.filter(({ kind }) => kind === 'support.replied')).toMatchObject([{ title: 'Support replied' }])
  await w.alice.call('replyToSupportThread', { uid, key: 'm', text: 'The second one.' })
  expect(first((await w.ada.call('listNotifications', {})).rows).body).toContain('The second one.')
})

it('mails the reply to who wrote without an account', async () => {
  const w = await world()
  const email = 'zoe@example.test'
  await w.anonymous.call('requestSupport', { topic: 'other', text: 'Hello?', name: 'Zoe', email })
  const { uid } = first((await w.anna.call('listSupportThreads', {})).rows)
  await w.anna.call('replyToSupportThread', { uid, key: 'k', text: 'Hello Zoe!' })
  const mails = await mailsTo(w, email)
  expect(mails.map(({ subject }) => subject)).toContain('Our reply to your message')
  expect(mails.map(({ text }) => text).join()).toContain('Hello Zoe!')
})
