import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { makeUsage } from '../../../../world/usage-events.ts'
import { world } from '../../../../world/world.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { usageCalls } from '../../contract.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { countUsage, rollUpUsage } from '../jobs/keepUsage.ts'

describeCall(usageCalls.getUsageFigures, () => ({}))

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
  ])
  await runJob(w, rollUpUsage)
  const figures = await w.ada.call('getUsageFigures', { days: 14 })
  expect(figures.active.slice(-3).map(({ byRole }) => byRole)).toEqual([{}, { brand: 1 }, { brand: 2, influencer: 1 }])
  expect(figures.week).toEqual({ brand: 2, influencer: 1 })
  expect(figures.features).toEqual(
    expect.arrayContaining([
      { feature: '/app/brand/dashboard', tier: 'professional', people: 2, events: 3 },
      { feature: '/app/influencer/browse', tier: '-', people: 1, events: 2 },
      { feature: '/signup', tier: '-', people: 1, events: 1 },
    ]),
  )
  expect(figures.features.map(({ feature }) => feature)).not.toContain('SESSION_HEARTBEAT')
})

it('shows how far people get, and the brands that nobody opened', async () => {
  const w = await world()
  setClock(null)
  await runJob(w, countUsage)
  const { funnels, unseen, unseenCounts } = await w.ada.call('getUsageFigures', { days: 90 })
  expect(funnels.map(({ key }) => key)).toEqual(['creators', 'brands', 'briefs', 'requests'])
  expect(unseen.map(({ name }) => name)).toEqual(expect.arrayContaining(['Luna', 'Orso']))
  expect(unseenCounts).toEqual({ days14: 2, days30: 2 })
})
