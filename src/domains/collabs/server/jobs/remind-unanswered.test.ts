import { expect, it } from 'vitest'
import { dayMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { runJob } from '../../../../world/run-job.ts'
import { liveBrief, requestedCollab } from '../../../../world/stories.ts'
import { storyStart, world, type Person } from '../../../../world/world.ts'
import { remindUnanswered } from './remind-unanswered.ts'

const reminders = async (person: Person) =>
  (await person.call('listNotifications', {})).rows.filter((row) => row.kind === 'collab.answer-requested').length

it('reminds the brand after 3 and 10 days, once each, without making open pages stale', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const counts = []
  for (const at of [3 * dayMs - minuteMs, 3 * dayMs, 4 * dayMs, 10 * dayMs, 11 * dayMs]) {
    setClock(plus(storyStart, at))
    await runJob(w, remindUnanswered)
    await runJob(w, remindUnanswered)
    counts.push(await reminders(w.bella))
  }
  expect(counts).toEqual([0, 1, 1, 2, 2])
  expect(await reminders(w.alice)).toBe(0)
  expect(await w.bella.call('approveCollab', { uid, version: 1 })).toMatchObject({ stage: 3 })
})

it('reminds the invited influencer, and sends one reminder after a standstill', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  await w.bella.call('inviteInfluencer', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  setClock(plus(storyStart, 12 * dayMs))
  await runJob(w, remindUnanswered)
  expect([await reminders(w.alice), await reminders(w.bella)]).toEqual([1, 0])
})
