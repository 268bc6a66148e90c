import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { askedQuestion } from '../../../../world/campaign-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

describeCall(campaignCalls.getExpertQuestion, async (w) => ({ uid: (await askedQuestion(w)).uid }))

it('shows what was written, by whom, and how long the answer took', async () => {
  const w = await world()
  const { uid } = await askedQuestion(w)
  setClock(new Date('2026-03-02T10:20:00Z'))
  await w.anna.call('replyToExpertQuestion', { uid, key: 'a', text: 'Olivia does.' })
  const { messages, dueAt, expert } = await w.ben.call('getExpertQuestion', { uid })
  expect({ dueAt, expert }).toEqual({ dueAt: null, expert: 'Anna' })
  expect(messages).toMatchObject([
    { author: 'Bella', isStaff: false, text: 'Who suits Tuesdays?', answerMinutes: null },
    { author: 'Anna, Plusone', isStaff: true, text: 'Olivia does.', answerMinutes: 80 },
  ])
})

it('can be read whatever has become of the plan', async () => {
  const w = await world()
  const { uid } = await askedQuestion(w)
  await givePlan(w, 'basic')
  expect((await w.bella.call('getExpertQuestion', { uid })).messages).toHaveLength(1)
})

it('is late once its time has passed, and another manager may not answer', async () => {
  const w = await world()
  const { uid } = await askedQuestion(w)
  setClock(new Date('2026-03-02T13:00:01Z'))
  expect(await w.amir.call('getExpertQuestion', { uid })).toMatchObject({ isLate: true, can: { reply: false } })
})
