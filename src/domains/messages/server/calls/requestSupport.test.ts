import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

const question = { topic: 'billing', text: 'Where is my invoice?' } as const
const stranger = { ...question, name: 'Zoe', email: 'zoe@example.test' }

describeCall(messageCalls.requestSupport, () => stranger)

it('becomes a thread of who is signed in, with their own name, and tells the admins', async () => {
  const w = await world()
  const { uid } = await w.bella.call('requestSupport', { ...question, email: 'else@example.test', profileUid: w.luna })
  expect(uid).toMatch(/^support_thread_/)
  const { rows } = await w.bella.call('listSupportThreads', {})
  expect(rows).toMatchObject([{ uid, lastText: question.text, answered: false, email: null }])
  expect(first((await w.ada.call('listNotifications', {})).rows).body).toContain('Where is my invoice?')
  expect(await mailsTo(w, 'else@example.test')).toEqual([])
})

it('is a request of who is signed out, who is mailed that it arrived', async () => {
  const w = await world()
  expect(await w.anonymous.call('requestSupport', stranger)).toEqual({
    uid: null,
    answeredWithin: 'within 1 working day',
  })
  expect(first(await mailsTo(w, stranger.email)).text).toContain('within 1 working day')
  const { rows } = await w.anna.call('listSupportThreads', {})
  expect(rows).toMatchObject([{ name: 'Zoe', email: stranger.email }])
})

it('needs an address of who is signed out', async () => {
  const w = await world()
  expect(await refusal(w.anonymous.call('requestSupport', question))).toMatchObject({
    code: 'failed-precondition',
    message: 'Enter your email so that we can reply.',
  })
})

it('lets three wait for each address, four at once included, until they are answered', async () => {
  const w = await world()
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => w.anonymous.call('requestSupport', stranger)))
  expect(codes(results).toSorted()).toEqual(['failed-precondition', 'ok', 'ok', 'ok'])
  const { uid } = first((await w.anna.call('listSupportThreads', {})).rows)
  await w.anna.call('replyToSupportThread', { uid, key: 'a', text: 'Here it is.' })
  expect((await w.anonymous.call('requestSupport', stranger)).uid).toBeNull()
})
