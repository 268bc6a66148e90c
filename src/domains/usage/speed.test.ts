import { expect, it } from 'vitest'
import { budgetLeft, percentileOf, stepOf } from './speed.ts'

it('knows a time to within a fifth, from a millisecond to two minutes', () => {
  for (const ms of [1, 3, 47, 99, 1_250, 20_000, 90_000]) {
    const known = percentileOf([{ step: stepOf(ms), calls: 1 }], 0.5) ?? 0
    expect(known).toBeGreaterThanOrEqual(ms)
    expect(known).toBeLessThanOrEqual(Math.ceil(ms * 1.2))
  }
  expect(stepOf(0)).toBe(0)
  expect(stepOf(3_600_000)).toBe(stepOf(130_000))
})

it('finds what a share of the calls took at most, in whatever order they come', () => {
  const steps = [
    { step: stepOf(1_000), calls: 2 },
    { step: stepOf(10), calls: 95 },
    { step: stepOf(100), calls: 3 },
  ]
  const at = (share: number) => percentileOf(steps, share)
  const knownAs = (ms: number) => percentileOf([{ step: stepOf(ms), calls: 1 }], 1)
  expect([at(0.5), at(0.95), at(0.98), at(0.99)]).toEqual([10, 10, 100, 1_000].map(knownAs))
  expect(percentileOf([], 0.5)).toBeNull()
})

it('uses up what may fail, and no more', () => {
  expect(budgetLeft({ calls: 10_000, failed: 0 })).toBe(1)
  expect(budgetLeft({ calls: 10_000, failed: 4 })).toBeCloseTo(0.6)
  expect(budgetLeft({ calls: 10, failed: 1 })).toBe(0)
})
