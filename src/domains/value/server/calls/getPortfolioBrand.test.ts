import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { trackedCollab } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getPortfolioBrand, async (w) => {
  await trackedCollab(w)
  return { brandUid: w.luna }
})

it('has the visits that add up to the brand’s line', async () => {
  const w = await world()
  const { token, collabUid } = await trackedCollab(w)
  await w.anonymous.call('redeemAtDoor', { token, code: 'ALICE', key: 'tap-00001' })
  setClock(new Date('2026-04-20T12:00:00Z'))
  const { brand, visits } = await w.anna.call('getPortfolioBrand', { brandUid: w.luna })
  expect(visits).toMatchObject([{ collabUid, creator: 'Alice Moreau', isBefore: false, views: 12_000, bookings: 1 }])
  const sum = (name: 'views' | 'deliverables' | 'withInsights' | 'apart') =>
    visits.reduce((total, visit) => total + (visit[name] ?? 0), 0)
  for (const name of ['views', 'deliverables', 'withInsights', 'apart'] as const)
    expect(sum(name)).toBe(brand.now[name])
  expect(brand.now).toMatchObject({ visits: 1, withCode: 1, bookings: 1 })
  // Nobody said what the booking spent: that isn’t nothing.
  expect(brand).toMatchObject({
    currency: 'GBP',
    money: { collabs: 1, costMinor: visits[0]?.costMinor, bookings: 1, spentMinor: null, withSpent: 0 },
    moneyBefore: { collabs: 0, costMinor: 0, mediaLowMinor: null },
  })
  const { now } = await w.anna.call('getValue', {
    brandUid: w.luna,
    from: '2026-03-01',
    until: '2026-03-31',
    by: 'collab',
  })
  expect(brand.money).toMatchObject({ costMinor: now.costMinor, mediaLowMinor: now.mediaLowMinor })
})

it('knows no brand that is not there', async () => {
  const w = await world()
  const brandUid = w.luna.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  expect(await refusal(w.anna.call('getPortfolioBrand', { brandUid }))).toMatchObject({ code: 'not-found' })
})
