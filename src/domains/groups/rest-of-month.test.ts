import { expect, it } from 'vitest'
import { restOfMonth } from './rest-of-month.ts'

it.each([
  ['2026-12-01T00:00:00Z', '2026-11-16T00:00:00Z', 250_00],
  ['2026-12-01T00:00:00Z', '2026-11-01T00:00:00Z', 500_00],
  ['2026-03-31T00:00:00Z', '2026-02-28T00:00:00Z', 500_00],
  ['2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z', 0],
  // It may have begun on the 31st of January or on the 30th of March: what is left is more of a shorter month.
  ['2026-02-28T00:00:00Z', '2026-02-18T00:00:00Z', 178_58],
  ['2026-04-30T00:00:00Z', '2026-04-15T00:00:00Z', 250_00],
  // A period that ended and is not renewed yet costs nothing more, and one that has not begun no more than itself.
  ['2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z', 0],
  ['2026-12-01T00:00:00Z', '2026-10-01T00:00:00Z', 500_00],
])('counts what is left of the month that ends on %s, at %s', (end, at, due) => {
  expect(restOfMonth(500_00, new Date(end), new Date(at))).toBe(due)
})
