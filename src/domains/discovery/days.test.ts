import { expect, it } from 'vitest'
import { daysOf, spanOf } from './days.ts'

it.each([
  [{}, null],
  [{ until: '2026-03-10' }, null],
  [{ day: '2026-03-10' }, { from: '2026-03-10', until: '2026-03-10' }],
  [
    { day: '2026-03-10', until: '2026-03-09' },
    { from: '2026-03-10', until: '2026-03-10' },
  ],
  [
    { day: '2026-03-10', until: '2026-03-12' },
    { from: '2026-03-10', until: '2026-03-12' },
  ],
  [
    { day: '2026-03-01', until: '2027-03-01' },
    { from: '2026-03-01', until: '2026-03-31' },
  ],
])('spans %j', (days, span) => {
  expect(spanOf(days)).toEqual(span)
})

it('names every day of a span', () => {
  expect(daysOf({ day: '2026-02-27', until: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysOf({})).toEqual([])
})
