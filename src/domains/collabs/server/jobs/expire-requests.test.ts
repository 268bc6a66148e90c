import { expect, it } from 'vitest'
import { dayMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { runJob } from '../../../../world/run-job.ts'
import { approvedCollab, requestedCollab } from '../../../../world/stories.ts'
import { storyStart, world, type World } from '../../../../world/world.ts'
import { expireRequests } from './expire-requests.ts'

const outcomeOf = async (w: World, uid: string) => (await w.alice.call('getCollab', { uid })).outcome

it('ends a request after 14 days, once, told to both sides', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  setClock(plus(storyStart, 14 * dayMs - minuteMs))
  await runJob(w, expireRequests)
  expect(await outcomeOf(w, uid)).toBe('open')
  setClock(plus(storyStart, 14 * dayMs))
  await runJob(w, expireRequests)
  await runJob(w, expireRequests)
  const seen = await w.alice.call('getCollab', { uid })
  expect(seen).toMatchObject({ stage: 1, outcome: 'expired', version: 2 })
  const { events } = await w.alice.call('getCollabTimeline', { uid })
  expect(events.filter((event) => event.kind === 'collab.expired')).toMatchObject([{ side: 'clock' }])
  for (const side of [w.alice, w.bella]) {
    const { rows } = await side.call('listNotifications', {})
    expect(rows.filter((row) => row.kind === 'collab.expired')).toHaveLength(1)
  }
})

it('ends a request with the last bookable slot of the brief', async () => {
  const w = await world()
  const { uid, answerBy } = await requestedCollab(w, { liveUntil: '2026-03-06' })
  expect(answerBy.slice(0, 10) <= '2026-03-06').toBe(true)
  setClock(new Date(answerBy))
  await runJob(w, expireRequests)
  expect(await outcomeOf(w, uid)).toBe('expired')
})

it('ends requests of a brief that was closed, and leaves what is agreed alone', async () => {
  const w = await world()
  const asked = await requestedCollab(w)
  const agreed = await approvedCollab(w)
  for (const { brief } of [asked, agreed]) {
    const { uid, version } = await w.bella.call('getBrief', { uid: brief.uid })
    await w.bella.call('archiveBrief', { uid, version })
  }
  await runJob(w, expireRequests)
  expect([await outcomeOf(w, asked.uid), await outcomeOf(w, agreed.uid)]).toEqual(['expired', 'open'])
})
