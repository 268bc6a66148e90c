import { expect, it } from 'vitest'
import { monthsIn } from './months.ts'

it.each([
  ['2026-10-01', '2026-10-31', 1],
  ['2026-02-01', '2026-02-28', 1],
  ['2025-11-27', '2026-11-26', 12],
  ['2026-01-31', '2026-02-27', 1],
  ['2026-09-01', '2026-10-15', 1 + 15 / 31],
  ['2026-11-01', '2026-11-15', 0.5],
])('%s to %s has %d months', (from, until, months) => {
  expect(monthsIn({ from, until })).toBeCloseTo(months, 10)
})
