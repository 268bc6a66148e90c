import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { askedQuestion } from '../../../../world/stories.ts'
import { type Person, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

const text = 'Yes, ask for it when you come. Call us on +44 20 7946 0999.'

describeCall(messageCalls.answerBriefQuestion, async (w) => ({ uid: (await askedQuestion(w)).uid, text }))

it('tells the creator, where the brief is, without the venue’s phone number', async () => {
  const w = await world()
  const { uid, brief } = await askedQuestion(w)
  const answered = await w.ben.call('answerBriefQuestion', { uid, text })
  expect(answered).toMatchObject({
    state: 'answered',
    answer: { side: 'brand', author: 'Ben, Luna', text },
    can: { answer: false },
  })
  const { rows } = await w.alice.call('listNotifications', {})
  expect(rows.find(({ kind }) => kind === 'question.answered')).toMatchObject({
    title: 'Luna answered your question',
    path: `/app/influencer/browse?uid=${w.aliceInfluencer}&brief=${brief.uid}`,
  })
  const mails = await mailsTo(w, 'alice@example.test')
  const mail = mails.find(({ subject }) => subject === 'Luna answered your question')
  expect(mail?.text).toContain('Call us on [phone number].')
  expect((await w.eventsOf(uid)).map(({ kind, side }) => [kind, side])).toEqual([
    ['brief-question.answered', 'brand'],
    ['brief-question.asked', 'influencer'],
  ])
})

it('is answered once, whoever is faster', async () => {
  const w = await world()
  const { uid } = await askedQuestion(w)
  const answer = (person: Person) => person.call('answerBriefQuestion', { uid, text })
  expect(codes(await Promise.allSettled([answer(w.bella), answer(w.ben)])).toSorted()).toEqual([
    'failed-precondition',
    'ok',
  ])
  expect((await refusal(answer(w.anna))).message).toMatch(/^(Bella|Ben) has already answered this question\.$/)
})

it('shows the account manager’s answer as our team’s', async () => {
  const w = await world()
  const { uid, brief } = await askedQuestion(w)
  await w.anna.call('answerBriefQuestion', { uid, text })
  const target = { briefUid: brief.uid, influencerUid: w.aliceInfluencer }
  const { question } = await w.alice.call('getBriefQuestion', target)
  expect(question?.answer).toMatchObject({ side: 'staff', author: 'Anna', text, masked: false })
})

it('is too late once the creator has requested, the brief has ended, or one has blocked the other', async () => {
  const w = await world()
  const { uid, brief } = await askedQuestion(w)
  const refused = async () => (await refusal(w.bella.call('answerBriefQuestion', { uid, text }))).message
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'alice.eats' })
  expect(await refused()).toContain('You can’t message each other any more.')
  await w.bella.call('unblockInfluencer', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
  await w.alice.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  expect(await refused()).toBe('Alice Moreau has a collab for this brief now. Reply in its conversation.')

  const later = await world()
  const other = await askedQuestion(later)
  setClock(new Date('2027-03-02T09:00:00Z'))
  const late = later.bella.call('answerBriefQuestion', { uid: other.uid, text })
  expect((await refusal(late)).message).toBe('This brief has ended, so its questions are closed.')
})
