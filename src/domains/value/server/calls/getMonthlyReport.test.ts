import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { lunaCosts, trackedCollab } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

const april = new Date('2026-04-02T09:00:00Z')

describeCall(valueCalls.getMonthlyReport, async (w) => {
  await trackedCollab(w)
  return { brandUid: w.luna, month: '2026-02' }
})

it('is part of advanced reporting', async () => {
  const w = await world()
  await givePlan(w, 'starter')
  expect(await refusal(w.bella.call('getMonthlyReport', { brandUid: w.luna }))).toMatchObject({
    code: 'failed-precondition',
    message: 'Advanced reporting isn’t in your plan. Upgrade to Professional or above to use it.',
  })
})

it('tells of the newest month that is over, its best deliverable and what to do next', async () => {
  const w = await world()
  await trackedCollab(w)
  setClock(april)
  const report = await w.bella.call('getMonthlyReport', { brandUid: w.luna })
  expect(report).toMatchObject({
    month: '2026-03',
    newest: '2026-03',
    now: { collabs: 1, views: 12_000, withFigures: 1, deliverables: 2 },
    before: { collabs: 0 },
    best: { type: 'reel', influencerName: 'Alice Moreau', views: 12_000 },
    next: [{ step: 'costs' }, { step: 'insights' }, { step: 'again' }],
  })
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts })
  const { next } = await w.bella.call('getMonthlyReport', { brandUid: w.luna, month: '2026-03' })
  expect(next.map(({ step }) => step)).toEqual(['insights', 'again'])
  expect((await w.bella.call('getMonthlyReport', { brandUid: w.luna, month: '2026-02' })).next).toMatchObject([
    { step: 'visits' },
  ])
})

it('refuses a month that is not over where the organisation is', async () => {
  const w = await world()
  await trackedCollab(w)
  expect(await refusal(w.bella.call('getMonthlyReport', { brandUid: w.luna, month: '2026-03' }))).toMatchObject({
    message: 'This month isn’t over yet. Its report will be ready on the 1st of the following month.',
  })
})
