import { expect, it } from 'vitest'
import { dueToday } from './proration.ts'

const prices = { before: 249_00, after: 499_00 }

it.each([
  ['2026-12-01T00:00:00Z', '2026-11-16T00:00:00Z', 125_00],
  ['2026-12-01T00:00:00Z', '2026-11-01T00:00:00Z', 250_00],
  ['2026-03-31T00:00:00Z', '2026-02-28T00:00:00Z', 250_00],
  ['2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z', 0],
  // A period that ended and is not renewed yet costs nothing more, and one that has not begun no more than itself.
  ['2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z', 0],
  ['2026-12-01T00:00:00Z', '2026-10-01T00:00:00Z', 250_00],
])('counts what is left of the month that ends on %s, at %s', (end, at, due) => {
  expect(dueToday(prices, new Date(end), new Date(at))).toBe(due)
})

it('never pays back', () => {
  expect(dueToday({ before: 499_00, after: 249_00 }, new Date('2026-12-01'), new Date('2026-11-16'))).toBe(0)
})
