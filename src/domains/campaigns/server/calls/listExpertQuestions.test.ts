import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { askedQuestion } from '../../../../world/campaign-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { campaignCalls } from '../../contract.ts'

describeCall(campaignCalls.listExpertQuestions, async (w) => {
  await askedQuestion(w)
  return { brandUid: w.luna }
})

it('is part of campaign expert support', async () => {
  const w = await world()
  await askedQuestion(w)
  await givePlan(w, 'professional')
  expect((await refusal(w.bella.call('listExpertQuestions', { brandUid: w.luna }))).message).toBe(
    'Campaign expert support isn’t in your plan. Upgrade to Premium to use it.',
  )
})

it('names the expert, the promise and what is asked', async () => {
  const w = await world()
  const { uid, campaignUid } = await askedQuestion(w)
  expect(await w.ben.call('listExpertQuestions', { brandUid: w.luna })).toMatchObject({
    expert: { name: 'Anna', slug: 'anna' },
    promise: { hours: 4, openingHours: 'Mon to Fri, 09:00–18:00', timezone: 'Europe/London' },
    answerTime: { medianMinutes: null, answers: 0 },
    rows: [
      {
        uid,
        campaign: { uid: campaignUid, name: 'Quiet Tuesdays' },
        firstText: 'Who suits Tuesdays?',
        dueAt: '2026-03-02T13:00:00.000Z',
        isLate: false,
        minutesLeft: 240,
      },
    ],
    can: { ask: true },
  })
})

it('says by when what is asked now is answered, and which holidays are left out until then', async () => {
  const w = await world()
  await askedQuestion(w)
  const { dueAt } = await w.bella.call('askExpert', { brandUid: w.luna, text: 'And Wednesdays?' })
  const look = async () => (await w.bella.call('listExpertQuestions', { brandUid: w.luna })).askedNow
  expect(await look()).toEqual({ dueAt, holidays: [] })
  setClock(new Date('2026-04-02T16:00:00Z'))
  expect(await look()).toEqual({
    dueAt: '2026-04-07T11:00:00.000Z',
    holidays: [
      { day: '2026-04-03', name: 'Good Friday' },
      { day: '2026-04-06', name: 'Easter Monday' },
    ],
  })
})

it('tells the median of the answers of the last 90 days, in working time', async () => {
  const w = await world()
  const { uid } = await askedQuestion(w)
  const answerAt = async (time: string, key: string) => {
    setClock(new Date(time))
    await w.anna.call('replyToExpertQuestion', { uid, key, text: 'Olivia does.' })
  }
  await answerAt('2026-03-02T09:30:00Z', 'a')
  // On Friday evening, answered on Monday morning: three hours of a working day.
  setClock(new Date('2026-03-06T17:00:00Z'))
  await w.bella.call('replyToExpertQuestion', { uid, key: 'b', text: 'And for Wednesdays?' })
  await answerAt('2026-03-09T11:00:00Z', 'b')
  const time = async () => (await w.bella.call('listExpertQuestions', { brandUid: w.luna })).answerTime
  expect(await time()).toEqual({ medianMinutes: 105, answers: 2 })
  setClock(new Date('2026-06-05T09:00:00Z'))
  expect(await time()).toEqual({ medianMinutes: 180, answers: 1 })
})
