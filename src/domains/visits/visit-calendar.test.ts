import { expect, it } from 'vitest'
import { countOfSpan, daysOfSpan, daysShown, spanAfter } from './visit-calendar.ts'

it.each([
  ['day', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['week', '2026-03-01', '2026-02-23', '2026-03-01'],
  ['week', '2026-03-02', '2026-03-02', '2026-03-08'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
] as const)('takes the %s of %s from %s until %s', (span, on, from, until) => {
  expect(daysOfSpan(span, on)).toEqual({ from, until })
})

it('goes on by a span, from a long month into a short one too', () => {
  expect([spanAfter('day', '2026-02-28', 1), spanAfter('week', '2026-01-03', -1)]).toEqual(['2026-03-01', '2025-12-27'])
  expect([spanAfter('month', '2026-01-31', 1), spanAfter('month', '2026-01-31', -1)]).toEqual([
    '2026-02-01',
    '2025-12-01',
  ])
})

it('shows the weeks of a month as wholes, and counts the month alone', () => {
  expect(daysShown('month', '2026-03-10')).toEqual({ from: '2026-02-23', until: '2026-04-05' })
  expect(daysShown('week', '2026-03-10')).toEqual(daysOfSpan('week', '2026-03-10'))
  const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) => ({ day, count: 2 }))
  expect(countOfSpan(days, 'month', '2026-03-10')).toBe(4)
})
