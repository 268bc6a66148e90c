import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { askedQuestion } from '../../../../world/campaign-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { warnOfLateAnswers } from './warn-of-late-answers.ts'

const runAt = async (w: World, time: string) => {
  setClock(new Date(time))
  await Promise.all([runJob(w, warnOfLateAnswers), runJob(w, warnOfLateAnswers)])
  return (await mailsTo(w, 'ada@example.test')).filter(({ subject }) => subject.startsWith('Luna has waited'))
}

it('tells admins once of each answer that is late', async () => {
  const w = await world()
  const { uid } = await askedQuestion(w)
  expect(await runAt(w, '2026-03-02T13:00:00Z')).toEqual([])
  const mails = await runAt(w, '2026-03-02T13:05:00Z')
  expect(mails.map(({ subject }) => subject)).toEqual(['Luna has waited more than 4 working hours for an answer'])
  expect(mails[0]?.text).toContain('Their expert is Anna.')
  expect(await runAt(w, '2026-03-03T13:05:00Z')).toHaveLength(1)
  await w.anna.call('replyToExpertQuestion', { uid, key: 'a', text: 'Olivia does.' })
  await w.bella.call('replyToExpertQuestion', { uid, key: 'b', text: 'And on Wednesdays?' })
  expect(await runAt(w, '2026-03-03T17:00:00Z')).toHaveLength(1)
  expect(await runAt(w, '2026-03-04T09:00:00Z')).toHaveLength(2)
})

it('says nothing of what was answered in time', async () => {
  const w = await world()
  const { uid } = await askedQuestion(w)
  await w.anna.call('replyToExpertQuestion', { uid, key: 'a', text: 'Olivia does.' })
  expect(await runAt(w, '2026-03-04T09:00:00Z')).toEqual([])
})
