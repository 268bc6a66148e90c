import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { askedQuestion } from '../../../../world/campaign-stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

describeCall(campaignCalls.listExpertWork, async (w) => {
  await askedQuestion(w)
  return {}
})

it('has the question with the least time left first, late ones marked, and no answered one', async () => {
  const w = await world()
  const { uid: first } = await askedQuestion(w)
  setClock(new Date('2026-03-02T11:00:00Z'))
  const { uid: second } = await w.ben.call('askExpert', { brandUid: w.luna, text: 'And on Wednesdays?' })
  setClock(new Date('2026-03-02T13:30:00Z'))
  const { questions, answerTime } = await w.anna.call('listExpertWork', { mine: true })
  expect(questions.map(({ uid, isLate, minutesLeft }) => [uid, isLate, minutesLeft])).toEqual([
    [first, true, 0],
    [second, false, 90],
  ])
  expect(answerTime.answers).toBe(0)
  await w.anna.call('replyToExpertQuestion', { uid: first, key: 'a', text: 'Olivia does.' })
  const after = await w.ada.call('listExpertWork', {})
  expect(after.questions.map(({ uid }) => uid)).toEqual([second])
  expect(after.answerTime).toEqual({ medianMinutes: 270, answers: 1 })
  expect((await w.amir.call('listExpertWork', { mine: true })).questions).toEqual([])
})

it('has the tasks of the next seven days, late ones marked', async () => {
  const w = await world()
  await askedQuestion(w)
  setClock(new Date('2026-03-05T09:00:00Z'))
  const { tasks } = await w.anna.call('listExpertWork', { mine: true })
  expect(tasks.map(({ kind, isLate, campaignName, brandName }) => [kind, isLate, campaignName, brandName])).toEqual([
    ['shortlist', true, 'Quiet Tuesdays', 'Luna'],
    ['outreach', false, 'Quiet Tuesdays', 'Luna'],
  ])
})

it('waits on the team’s day', async () => {
  const w = await world()
  await askedQuestion(w)
  setClock(new Date('2026-03-05T09:00:00Z'))
  const waiting = async (person: typeof w.anna) =>
    (await person.call('countToday', {})).kinds.map(({ kind, count }) => [kind, count])
  expect(await waiting(w.anna)).toEqual([
    ['question', 1],
    ['task', 1],
  ])
  expect(await waiting(w.amir)).toEqual([])
})
