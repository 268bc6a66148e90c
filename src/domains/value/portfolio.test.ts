import { expect, it } from 'vitest'
import { addMoney, comparedPeriods, type PortfolioMoney, portfolioCausesOf, type PortfolioSums } from './portfolio.ts'

const sums: PortfolioSums = {
  visits: 6,
  deliverables: 8,
  withInsights: 8,
  apart: 0,
  views: 40_000,
  withCode: 3,
  bookings: 12,
}
const none = { visits: 0, deliverables: 0, withInsights: 0, apart: 0, views: null, withCode: 0, bookings: null }
const money: PortfolioMoney = {
  collabs: 1,
  costMinor: 100,
  withoutRate: 0,
  bookings: null,
  spentMinor: null,
  withSpent: 0,
  mediaLowMinor: null,
  mediaHighMinor: null,
  withMedia: 0,
}
const dates = { lastVisitOn: '2026-11-20', liveSince: '2025-01-01', today: '2026-11-23', recent: 0 }

it.each([
  ['a brand as good as before', sums, sums, {}, []],
  ['views down by a quarter', { ...sums, views: 30_000 }, sums, {}, ['views-fell']],
  ['views down by less', { ...sums, views: 30_001 }, sums, {}, []],
  ['nothing known of the newer period', { ...sums, views: null, withInsights: 0 }, sums, {}, ['no-insights']],
  ['nobody visited any more', none, sums, { lastVisitOn: '2026-11-01' }, ['views-fell', 'visits-fell']],
  ['one visit since then', none, sums, { recent: 1 }, ['views-fell', 'visits-fell']],
  ['one visit since then, and few before', none, { ...sums, visits: 2 }, { recent: 1 }, []],
  ['views down beside a recent visit', { ...sums, views: 30_000 }, sums, { recent: 1 }, ['views-fell']],
  ['half the visits', { ...sums, visits: 3 }, sums, {}, ['visits-fell']],
  ['a few visits fewer', { ...sums, visits: 4 }, sums, {}, []],
  ['few visits in either', { ...sums, visits: 1 }, { ...sums, visits: 2 }, {}, []],
  ['few views in either', { ...sums, views: 10 }, { ...sums, views: 999 }, {}, []],
  ['bookings down', { ...sums, bookings: 9 }, sums, {}, ['bookings-fell']],
  ['no code any more', { ...sums, bookings: null, withCode: 0 }, sums, {}, []],
  ['YouTube’s own numbers', { ...sums, withInsights: 0, apart: 8, views: null }, sums, {}, []],
  ['no visit for 31 days', sums, sums, { lastVisitOn: '2026-10-23' }, ['no-visit']],
  ['a visit 30 days ago', sums, sums, { lastVisitOn: '2026-10-24' }, []],
  ['no visit since it went live', sums, sums, { lastVisitOn: null, liveSince: '2026-11-01' }, []],
] as const)('%s', (_what, now, before, given, causes) => {
  expect(portfolioCausesOf(now, before, { ...dates, ...given })).toEqual(causes)
})

it('compares two periods of 90 days, the last 14 days left out', () => {
  expect(comparedPeriods('2026-11-23')).toEqual({ beforeFrom: '2026-05-13', from: '2026-08-11', until: '2026-11-08' })
})

it('adds up the money that is known, and keeps unknown what nobody knows', () => {
  const unknown = { ...money, costMinor: null, withoutRate: 1 }
  const idle = { ...money, collabs: 0, costMinor: 0 }
  expect(addMoney([money, unknown])).toMatchObject({ collabs: 2, costMinor: 100, withoutRate: 1, spentMinor: null })
  expect(addMoney([unknown, idle])).toMatchObject({ costMinor: null })
  expect(addMoney([idle])).toMatchObject({ costMinor: 0 })
  expect(addMoney([money, { ...money, bookings: 4, spentMinor: 900, withSpent: 2 }])).toMatchObject({
    bookings: 4,
    spentMinor: 900,
    withSpent: 2,
  })
})
