import { expect, it } from 'vitest'
import { hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { analyticsCalls, funnelSteps, type rowKinds } from '../../contract.ts'

const march = { days: 90, own: { from: '2026-03-01', until: '2026-03-31' } } as const

describeCall(analyticsCalls.listNumberRows, async (w) => {
  await countedCollab(w)
  return { brandUid: w.luna, ...march, by: 'all', name: '' }
})

it('lists as many rows as each number of Analytics counts', async () => {
  const w = await world()
  await countedCollab(w)
  const { uid: briefUid } = await liveBrief(w)
  await w.bella.call('inviteInfluencer', { briefUid, influencerUid: w.oliviaInfluencer })
  const seen = await w.bella.call('getAnalytics', { brandUid: w.luna, ...march })
  const rows = async (by: (typeof rowKinds)[number], name: string) =>
    (await w.bella.call('listNumberRows', { brandUid: w.luna, ...march, by, name })).rows
  for (const { step, now: count, open, lost, endings } of seen.funnel) {
    expect(endings.reduce((sum, one) => sum + one.count, 0)).toBe(lost)
    const found = await rows('step', step)
    expect(found).toHaveLength(count)
    expect(found.filter(({ state }) => state === 'open')).toHaveLength(open)
    expect(found.filter(({ state }) => state === 'lost')).toHaveLength(lost)
  }
  expect(seen.funnel.map(({ now: count }) => count).toSorted((a, b) => b - a)).toEqual(
    seen.funnel.map(({ now: count }) => count),
  )
  for (const [by, slices] of [
    ['platform', seen.platforms],
    ['type', seen.formats],
    ['influencer', seen.influencers ?? []],
    ['weekday', seen.weekdays ?? []],
    ['city', seen.cities ?? []],
  ] as const)
    for (const { name, deliverables, views } of slices) {
      const found = await rows(by, name)
      expect(found).toHaveLength(deliverables)
      expect(found.reduce((sum, one) => sum + (one.views ?? 0), 0)).toBe(views ?? 0)
    }
  expect(await rows('all', '')).toHaveLength(seen.now.deliverables)
  // Each number says where it comes from, and one that isn't known comes from nowhere.
  expect((await rows('all', '')).map(({ views, origin }) => [views, origin?.source ?? null])).toEqual(
    expect.arrayContaining([
      [12_000, 'typed'],
      [null, null],
    ]),
  )
  expect(funnelSteps).toHaveLength(seen.funnel.length)
})

it('is part of Starter, and of Professional by creator, weekday and city', async () => {
  const w = await world()
  await countedCollab(w)
  setClock(plus(now(), hourMs))
  const rows = (by: (typeof rowKinds)[number], name: string) =>
    w.bella.call('listNumberRows', { brandUid: w.luna, days: 90, by, name })
  await givePlan(w, 'starter')
  expect((await rows('platform', 'instagram')).rows).toHaveLength(2)
  for (const [by, name] of [
    ['weekday', 'Tuesday'],
    ['city', 'london'],
    ['influencer', 'Alice Moreau @alice.eats'],
  ] as const)
    expect(await refusal(rows(by, name))).toMatchObject({
      message: 'Advanced reporting isn’t in your plan. Upgrade to Professional or above to use it.',
    })
  await givePlan(w, 'basic')
  expect(await refusal(rows('platform', 'instagram'))).toMatchObject({
    message: 'Analytics isn’t in your plan. Upgrade to Starter or above to use it.',
  })
})
