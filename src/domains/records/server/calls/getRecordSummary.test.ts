import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { liveBrief, requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { visitedCollab } from '../../../../world/content-stories.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { saveSubscription } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { recordCalls } from '../../contract.ts'

describeCall(recordCalls.getRecordSummary, (w) => ({ recordUid: w.luna }))

it('counts requests, and those left for more than three days', async () => {
  const w = await world()
  await requestedCollab(w)
  const of = async (recordUid: string) => w.anna.call('getRecordSummary', { recordUid })
  expect(await of(w.luna)).toMatchObject({ requests: 1, requestsLate: 0, nextVisitAt: null, visitsDone: 0 })
  setClock(plus(storyStart, 3.1 * dayMs))
  expect(await of(w.luna)).toMatchObject({ requests: 1, requestsLate: 1 })
  expect(await of(w.aliceInfluencer)).toMatchObject({ requests: 1, money: null })
})

it('counts invitations apart from requests', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  await w.bella.call('inviteInfluencer', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  expect(await w.anna.call('getRecordSummary', { recordUid: w.luna })).toMatchObject({ requests: 0, invitations: 1 })
})

it('names the next visit, then the last one', async () => {
  const w = await world()
  await scheduledCollab(w)
  expect((await w.anna.call('getRecordSummary', { recordUid: w.luna })).nextVisitAt).not.toBeNull()
})

it('counts a visit that was made', async () => {
  const w = await world()
  await visitedCollab(w)
  const summary = await w.anna.call('getRecordSummary', { recordUid: w.aliceInfluencer })
  expect(summary).toMatchObject({ nextVisitAt: null, visitsDone: 1 })
  expect(summary.lastVisitAt).not.toBeNull()
})

it('says since when a payment has failed', async () => {
  const w = await world()
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const plan = { orgUid, tier: 'starter', since: storyStart } as const
  await w.tx((tx) => saveSubscription(tx, { ...plan, state: 'past_due', pastDueSince: storyStart }))
  const { money } = await w.anna.call('getRecordSummary', { recordUid: w.luna })
  expect(money).toMatchObject({ state: 'past_due', pastDueSince: storyStart.toISOString() })
})
