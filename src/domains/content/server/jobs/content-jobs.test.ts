import pino from 'pino'
import { expect, it } from 'vitest'
import {
  completedCollab,
  deliveredCollab,
  deliverablesOf,
  storyDelivery,
  visitedCollab,
} from '../../../../world/content-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { getBrand, getInfluencer } from '../../../profiles/server/reads.ts'
import { setBrand } from '../../../profiles/server/build.ts'
import { autoApprove, warnBeforeApproval } from './auto-approve.ts'
import { refreshReliability } from './refresh-reliability.ts'
import { remindContent } from './remind-content.ts'
import { revealReviews } from './reveal-reviews.ts'

/** Runs a job twice: the second run must change nothing. */
async function twice(w: World, job: DomainJob): Promise<void> {
  const parts = { db: w.database.db, config: w.config, log: pino({ level: 'silent' }) }
  await job.run(parts)
  await job.run(parts)
}
const titles = async (w: World, who: 'alice' | 'bella' | 'anna') =>
  (await w[who].call('listNotifications', {})).rows.map((notification) => notification.title)

it('reminds of content at 7, 12 and 14 days, then says overdue to everyone, each once', async () => {
  const w = await world()
  await visitedCollab(w)
  const seen: string[][] = []
  for (const day of [
    '2026-03-17T14:00',
    '2026-03-17T15:00',
    '2026-03-22T15:00',
    '2026-03-24T15:00',
    '2026-03-25T15:00',
    '2026-04-20T15:00',
  ]) {
    setClock(new Date(`${day}Z`))
    await twice(w, remindContent)
    seen.push((await titles(w, 'alice')).filter((title) => title.startsWith('Your content')))
  }
  const inOrder = [
    'Your content is due in a week',
    'Your content is due in two days',
    'Your content is due today',
    'Your content is overdue',
  ]
  expect(seen.map((list) => list.toReversed())).toEqual([
    [],
    inOrder.slice(0, 1),
    inOrder.slice(0, 2),
    inOrder.slice(0, 3),
    inOrder,
    inOrder,
  ])
  expect((await titles(w, 'bella')).filter((title) => title.includes('overdue'))).toEqual([
    'Content is overdue: Alice Moreau',
  ])
  expect((await titles(w, 'anna')).filter((title) => title.includes('overdue'))).toEqual([
    'Content is overdue: Alice Moreau',
  ])
})

it('sends only the reminder that fits when the process was away, and none once all is delivered', async () => {
  const w = await world()
  await visitedCollab(w)
  setClock(new Date('2026-03-24T16:00:00Z'))
  await twice(w, remindContent)
  expect((await titles(w, 'alice')).filter((title) => title.startsWith('Your content'))).toEqual([
    'Your content is due today',
  ])
  const done = await world()
  await deliveredCollab(done)
  setClock(new Date('2026-03-25T16:00:00Z'))
  await twice(done, remindContent)
  expect((await titles(done, 'alice')).filter((title) => title.startsWith('Your content'))).toEqual([])
})

it('approves after seven days, having told both sides three days and one day before', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const warned = async () =>
    (await titles(w, 'bella')).filter((title) => title.startsWith('Auto-approves in')).toReversed()
  setClock(plus(storyDelivery, 4 * dayMs - 1))
  await twice(w, warnBeforeApproval)
  expect(await warned()).toEqual([])
  setClock(plus(storyDelivery, 4 * dayMs))
  await twice(w, warnBeforeApproval)
  setClock(plus(storyDelivery, 6 * dayMs))
  await twice(w, warnBeforeApproval)
  expect((await warned()).sort()).toEqual([
    'Auto-approves in 1 day: the Instagram Reel',
    'Auto-approves in 1 day: the Instagram post',
    'Auto-approves in 3 days: the Instagram Reel',
    'Auto-approves in 3 days: the Instagram post',
  ])
  setClock(plus(storyDelivery, 7 * dayMs - 1))
  await twice(w, autoApprove)
  expect((await deliverablesOf(w.bella, collabUid)).map((deliverable) => deliverable.status)).toEqual([
    'pending',
    'pending',
  ])
  setClock(plus(storyDelivery, 7 * dayMs))
  await twice(w, autoApprove)
  expect((await deliverablesOf(w.bella, collabUid)).map((deliverable) => deliverable.status)).toEqual([
    'approved',
    'approved',
  ])
  const { events } = await w.alice.call('getCollabTimeline', { uid: collabUid })
  expect(events.filter((event) => event.kind === 'deliverable.approved').map((event) => event.side)).toEqual([
    'clock',
    'clock',
  ])
})

it('shows a lone opinion after 14 days', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  await w.alice.call('submitReview', { collabUid, value: 3, text: 'A long wait.' })
  setClock(plus(storyDelivery, 14 * dayMs - 1))
  await twice(w, revealReviews)
  expect((await w.bella.call('getDeliverables', { collabUid })).reviews.influencer).toBeNull()
  setClock(plus(storyDelivery, 14 * dayMs))
  await twice(w, revealReviews)
  expect((await w.bella.call('getDeliverables', { collabUid })).reviews.influencer).toMatchObject({
    value: 3,
    text: 'A long wait.',
  })
  expect((await titles(w, 'bella')).filter((title) => title === 'Alice Moreau’s review is in')).toHaveLength(1)
})

it('computes the reliability of whoever was part of something, and of nobody else', async () => {
  const w = await world()
  await deliveredCollab(w)
  await setBrand(w.database.db, w.orso, { reliability: 12 })
  await twice(w, refreshReliability)
  const alice = await getInfluencer(w.database.db, w.aliceInfluencer)
  expect(alice).toMatchObject({
    reliability: null,
    reliabilityParts: {
      visits: 0,
      parts: [{ name: 'Content on time', value: 100 }],
      raise: 'Shown after 3 more visits.',
    },
  })
  expect((await getBrand(w.database.db, w.luna)).reliabilityParts).toMatchObject({
    parts: [{ name: 'Reply time', value: 100 }],
  })
  expect((await getBrand(w.database.db, w.orso)).reliability).toBe(12)
})
