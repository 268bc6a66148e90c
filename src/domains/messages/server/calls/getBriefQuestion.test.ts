import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { askedQuestion, liveBrief } from '../../../../world/stories.ts'
import { type Person, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.getBriefQuestion, async (w) => ({
  briefUid: (await askedQuestion(w)).brief.uid,
  influencerUid: w.aliceInfluencer,
}))

it('says that nothing was asked yet, and who may', async () => {
  const w = await world()
  const target = { briefUid: (await liveBrief(w)).uid, influencerUid: w.aliceInfluencer }
  expect(await w.alice.call('getBriefQuestion', target)).toEqual({ question: null, can: { ask: true } })
  for (const person of [w.bella, w.anna, w.ada])
    expect(await person.call('getBriefQuestion', target)).toEqual({ question: null, can: { ask: false } })
})

it('shows both sides the question without contacts, the creator the answer so as well, and our team all of it', async () => {
  const w = await world()
  const { uid, brief } = await askedQuestion(w)
  await w.bella.call('answerBriefQuestion', { uid, text: 'Yes. Ask for us at hello@luna.test.' })
  const seenBy = async (person: Person) => {
    const target = { briefUid: brief.uid, influencerUid: w.aliceInfluencer }
    const { question } = await person.call('getBriefQuestion', target)
    return [question?.text, question?.masked, question?.answer?.text, question?.answer?.masked]
  }
  const asked = 'Is there a vegan menu? Call me on +44 20 7946 0958.'
  const answered = 'Yes. Ask for us at hello@luna.test.'
  const shown = 'Is there a vegan menu? Call me on [phone number].'
  expect(await seenBy(w.alice)).toEqual([shown, true, 'Yes. Ask for us at [email address]', true])
  expect(await seenBy(w.ben)).toEqual([shown, true, answered, false])
  expect(await seenBy(w.anna)).toEqual([asked, false, answered, false])
})

it('closes with its brief', async () => {
  const w = await world()
  const { brief } = await askedQuestion(w)
  const target = { briefUid: brief.uid, influencerUid: w.aliceInfluencer }
  const stateNow = async () => (await w.alice.call('getBriefQuestion', target)).question?.state
  expect(await stateNow()).toBe('waiting')
  const { version } = await w.bella.call('getBrief', { uid: brief.uid })
  await w.bella.call('pauseBrief', { uid: brief.uid, version })
  expect(await stateNow()).toBe('waiting')
  setClock(new Date('2027-03-02T09:00:00Z'))
  expect(await stateNow()).toBe('closed')
})
