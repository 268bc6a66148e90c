import { expect, it } from 'vitest'
import { budgetPace, shareDue, standingOf, stateOn } from './pace.ts'

const march = { from: '2026-03-01', until: '2026-03-31' }
/** From winter into summer time, and over a leap day. */
const long = { from: '2028-01-31', until: '2028-04-29' }

it.each([
  ['2026-02-28', 'planned'],
  ['2026-03-01', 'running'],
  ['2026-03-31', 'running'],
  ['2026-04-01', 'ended'],
] as const)('is on %s %s', (today, state) => expect(stateOn(march, today)).toBe(state))

it.each([
  ['visits', march, '2026-02-01', 0],
  ['visits', march, '2026-03-01', 0],
  ['visits', march, '2026-03-16', 15 / 31],
  ['visits', march, '2026-04-01', 1],
  ['visits', march, '2026-06-01', 1],
  ['visits', long, '2028-03-16', 0.5],
  // A third of 31 days are 10: content is expected from the eleventh on, and all of it by the end.
  ['views', march, '2026-03-11', 0],
  ['views', march, '2026-03-21', 10 / 21],
  ['bookings', march, '2026-04-01', 1],
  ['deliverables', long, '2028-02-14', 0],
  ['deliverables', long, '2028-03-23', 0.5],
  ['visits', { from: '2026-03-01', until: '2026-03-01' }, '2026-03-01', 0],
  ['visits', { from: '2026-03-01', until: '2026-03-01' }, '2026-03-02', 1],
] as const)('%s of %o should on %s have come to %d', (metric, period, today, share) => {
  expect(shareDue(metric, period, today)).toBeCloseTo(share, 10)
})

it.each([
  [10, '2026-03-16', 'reached', 4],
  [9, '2026-03-16', 'on-pace', 4],
  [4, '2026-03-16', 'on-pace', 4],
  [3, '2026-03-16', 'behind', 4],
  [0, '2026-03-02', 'to-come', 0],
  [0, '2026-02-02', 'to-come', 0],
  [9, '2026-04-01', 'missed', 10],
  [10, '2026-04-01', 'reached', 10],
] as const)('%i visits of 10 are on %s %s', (actual, today, pace, expected) => {
  expect(standingOf('visits', 10, actual, march, today)).toMatchObject({ pace, expected })
})

it.each([
  ['2026-03-02', 'to-come'],
  ['2026-03-21', 'unknown'],
  ['2026-04-01', 'unknown'],
] as const)('is neither behind nor missed on %s where nothing is known: %s', (today, pace) => {
  expect(standingOf('views', 10_000, null, march, today)).toMatchObject({ pace, actual: null, forecast: null })
})

it('says nothing of a budget while the cost isn’t known', () => {
  expect(budgetPace(50_000, null, march, '2026-03-16')).toBeNull()
})

it('expects content two weeks after the start, or after a third of a short period', () => {
  const from = (metric: 'visits' | 'views', period: typeof march) =>
    standingOf(metric, 1, 0, period, '2026-03-02').startsOn
  expect(from('visits', march)).toBe('2026-03-01')
  expect(from('views', march)).toBe('2026-03-11')
  expect(from('views', long)).toBe('2028-02-14')
})

it('is on pace within a tenth of what is expected', () => {
  expect(standingOf('views', 10_000, 4_300, march, '2026-03-21').pace).toBe('on-pace')
  expect(standingOf('views', 10_000, 4_280, march, '2026-03-21').pace).toBe('behind')
})

it('says what the period would end with, once a tenth of it has passed and until it ends', () => {
  expect(standingOf('visits', 10, 1, march, '2026-03-03').forecast).toBe(null)
  expect(standingOf('visits', 10, 3, march, '2026-03-16').forecast).toBe(6)
  expect(standingOf('visits', 10, 3, march, '2026-04-01').forecast).toBe(null)
})

it.each([
  [40_000, '2026-03-16', 'fast'],
  [35_000, '2026-03-16', 'within'],
  [50_000, '2026-04-20', 'within'],
  [50_001, '2026-04-20', 'over'],
] as const)('%i of 50,000 is on %s %s', (cost, today, pace) => {
  expect(budgetPace(50_000, cost, march, today)).toBe(pace)
})
