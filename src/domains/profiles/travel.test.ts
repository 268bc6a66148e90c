import { expect, it } from 'vitest'
import { isOnTrip, tripsAhead, type Trip } from './travel.ts'

const trips: Trip[] = [
  { city: 'dubai', from: '2026-05-03', until: '2026-05-09' },
  { city: 'paris', from: '2026-03-01', until: '2026-03-04' },
  { city: 'dubai', from: '2026-01-03', until: '2026-01-09' },
]

it('knows the trips that are not over, soonest first', () => {
  expect(tripsAhead(trips, '2026-03-04').map(({ city }) => city)).toEqual(['paris', 'dubai'])
  expect(tripsAhead(trips, '2026-05-10')).toEqual([])
})

it.each([
  ['2026-05-02', false],
  ['2026-05-03', true],
  ['2026-05-09', true],
  ['2026-05-10', false],
])('counts both ends of a trip: %s', (day, is) => {
  expect(isOnTrip(trips, day)).toBe(is)
})
