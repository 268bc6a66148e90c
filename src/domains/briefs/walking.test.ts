import { expect, it } from 'vitest'
import { walkingMinutes, walkOf } from './walking.ts'

it.each([
  [0, 1],
  [1, 16],
  [1.41, 22],
  [3.9, 61],
])('%s km take about %i minutes on foot', (km, minutes) => {
  expect(walkingMinutes(km)).toBe(minutes)
})

it('is no walk beyond an hour, nor where a place isn’t known', () => {
  expect([walkOf(3.8), walkOf(3.9), walkOf(null)]).toEqual([59, null, null])
})
