import { expect, it } from 'vitest'
import { dayAfter, daysBetween, mondayOf, monthAfter, rangesOf, weeksOf } from './days.ts'

it('counts days and months over their ends', () => {
  expect([dayAfter('2026-02-28'), dayAfter('2028-02-28'), dayAfter('2026-01-01', -1)]).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2025-12-31',
  ])
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(daysBetween('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(daysBetween('2026-10-26', '2026-10-24')).toEqual([])
})

it('begins a week on Monday', () => {
  expect([mondayOf('2026-11-23'), mondayOf('2026-11-29'), mondayOf('2026-11-30')]).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ])
  const weeks = weeksOf('2026-08')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, '2026-08-01', '2026-08-02'])
  expect(weeks[5]).toEqual(['2026-08-31', null, null, null, null, null, null])
})

it('says days that follow each other as one range, in order and once each', () => {
  expect(rangesOf(['2026-12-26', '2026-12-24', '2026-12-25', '2026-12-24', '2027-01-01'])).toEqual([
    { from: '2026-12-24', until: '2026-12-26' },
    { from: '2027-01-01', until: '2027-01-01' },
  ])
  expect(rangesOf([])).toEqual([])
})
