import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { makeUsage } from '../../../../world/usage-events.ts'
import { world } from '../../../../world/world.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { openSession } from '../../../accounts/server/sessions.ts'
import { usageCalls } from '../../contract.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { countUsage, rollUpUsage } from '../jobs/maintain-partitions.ts'

describeCall(usageCalls.getUsageStats, () => ({}))

it('counts active people by role and features by plan, each person once a day and once a week', async () => {
  const w = await world()
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'professional'))
  const alice = { accountUid: w.alice.accountUid, role: 'influencer', profileUid: w.aliceInfluencer } as const
  await makeUsage(w, [
    { at: plus(now(), -dayMs) },
    {},
    { accountUid: w.ben.accountUid },
    { ...alice, targetName: '/app/influencer/browse' },
    { ...alice, targetName: '/app/influencer/browse' },
    { accountUid: null, role: 'guest', profileUid: null, sessionId: randomUUID(), targetName: '/signup' },
    { name: 'SESSION_HEARTBEAT' },
    { name: 'SESSION_START' },
    { name: 'page_view', source: 'batch' },
  ])
  await runJob(w, rollUpUsage)
  await runJob(w, countUsage)
  const stats = await w.ada.call('getUsageStats', { days: 14 })
  expect(stats.active.slice(-3).map(({ byRole }) => byRole)).toEqual([{}, { brand: 1 }, { brand: 2, influencer: 1 }])
  expect(must(stats.active.at(-1), 'active').week).toEqual({ brand: 2, influencer: 1 })
  expect(must(stats.active.at(-2), 'active').week).toEqual({ brand: 1 })
  expect(stats.features).toEqual(
    expect.arrayContaining([
      { feature: '/app/brand/dashboard', tier: 'professional', people: 1, events: 3 },
      { feature: '/app/influencer/browse', tier: '-', people: 1, events: 2 },
      { feature: '/signup', tier: '-', people: 1, events: 1 },
    ]),
  )
  expect(stats.features.map(({ feature }) => feature).filter((name) => !name.startsWith('/'))).toEqual([])
})

it('says how many people a day use something: every role, and the days without anyone', async () => {
  const w = await world()
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'professional'))
  const used = (profile: object) => (_: unknown, n: number) => ({
    targetName: '/app/dms',
    accountUid: `account_${n}`,
    ...profile,
  })
  const nobodyElse = { role: 'influencer', profileUid: null, accountUid: 'account_x' } as const
  await makeUsage(w, [
    ...Array.from({ length: 15 }, used({})),
    ...Array.from({ length: 14 }, (_, n) => ({ ...nobodyElse, targetName: '/app/dms', accountUid: `account_i${n}` })),
    ...Array.from({ length: 29 }, (_, n) => ({
      ...nobodyElse,
      role: 'guest' as const,
      targetName: '/app/dms',
      accountUid: `account_g${n}`,
    })),
  ])
  await runJob(w, rollUpUsage)
  const { features } = await w.ada.call('getUsageStats', { days: 14 })
  expect(features).toEqual([
    { feature: '/app/dms', tier: '-', people: 4, events: 43 },
    { feature: '/app/dms', tier: 'professional', people: 2, events: 15 },
  ])
})

it('shows how far people get', async () => {
  const w = await world()
  await deliveredCollab(w)
  await requestedCollab(w, { title: 'Another evening' })
  await runJob(w, countUsage)
  const { funnels } = await w.ada.call('getUsageStats', { days: 90 })
  expect(Object.fromEntries(funnels.map(({ key, steps }) => [key, steps.map(({ count }) => count)]))).toEqual({
    creators: [3, 3, 3],
    brands: [2, 1, 1, 1],
    briefs: [2, 2, 1, 1],
    requests: [2, 1, 1],
  })
})

it('shows the brands that nobody opened', async () => {
  const w = await world()
  await w.tx((tx) => openSession(tx, w.bella.accountUid, 'test'))
  setClock(plus(now(), 20 * dayMs))
  await runJob(w, countUsage)
  const counted = await w.ada.call('getUsageStats', { days: 90 })
  expect(counted.unseenCounts).toEqual({ days14: 2, days30: 0 })
  expect(counted.unseen.map(({ name, days }) => [name, days])).toEqual(
    expect.arrayContaining([
      ['Luna', 20],
      ['Orso', null],
    ]),
  )
  await w.tx((tx) => openSession(tx, w.bella.accountUid, 'test'))
  setClock(plus(now(), 12 * dayMs))
  await runJob(w, countUsage)
  expect((await w.ada.call('getUsageStats', { days: 90 })).unseenCounts).toEqual({ days14: 1, days30: 1 })
})
