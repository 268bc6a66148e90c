import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { askedQuestion } from '../../../../world/campaign-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

describeCall(campaignCalls.replyToExpertQuestion, async (w) => ({
  uid: (await askedQuestion(w)).uid,
  key: 'a',
  text: 'Olivia does.',
}))

it('answers, once for a key, and notifies the brand', async () => {
  const w = await world()
  const { uid } = await askedQuestion(w)
  const answer = () => w.anna.call('replyToExpertQuestion', { uid, key: 'a', text: 'Olivia does.' })
  await Promise.all([answer(), answer()])
  const { messages, dueAt } = await w.bella.call('getExpertQuestion', { uid })
  expect([messages.length, dueAt]).toEqual([2, null])
  const mails = (await mailsTo(w, 'bella@example.test')).filter(({ subject }) => subject === 'Your expert answered')
  expect(mails).toHaveLength(1)
})

it('is due again when the brand writes on, from its first word after the answer', async () => {
  const w = await world()
  const { uid } = await askedQuestion(w)
  const write = async (person: typeof w.bella, time: string, key: string) => {
    setClock(new Date(time))
    await person.call('replyToExpertQuestion', { uid, key, text: 'More.' })
    return (await w.bella.call('getExpertQuestion', { uid })).dueAt
  }
  // Still waiting for the first answer: that one's time stands.
  expect(await write(w.bella, '2026-03-02T10:00:00Z', 'a')).toBe('2026-03-02T13:00:00.000Z')
  expect(await write(w.anna, '2026-03-02T11:00:00Z', 'b')).toBe(null)
  expect(await write(w.ben, '2026-03-02T16:00:00Z', 'c')).toBe('2026-03-03T11:00:00.000Z')
  expect(await write(w.ben, '2026-03-02T17:00:00Z', 'd')).toBe('2026-03-03T11:00:00.000Z')
})

it('lets our team answer what was asked before a plan ended, and nobody ask on', async () => {
  const w = await world()
  const { uid } = await askedQuestion(w)
  await givePlan(w, 'starter')
  expect((await refusal(w.bella.call('replyToExpertQuestion', { uid, key: 'a', text: 'And?' }))).message).toBe(
    'Campaign expert support isn’t in your plan. Upgrade to Premium to use it.',
  )
  await w.anna.call('replyToExpertQuestion', { uid, key: 'b', text: 'Olivia does.' })
})
