import { expect, it } from 'vitest'
import { choose, hasFullNight, type Offered, stateOf } from './stay-choice.ts'

/** 1 to 9 June without the 8th; the night of the 5th is full. Check-in on the 1st, 2nd, 4th and 6th, for two or three nights. */
const offered: Offered = {
  minNights: 2,
  maxNights: 3,
  rooms: new Map([1, 2, 3, 4, 5, 6, 7, 9].map((day) => [`2026-06-0${day}`, day === 5 ? 0 : 1])),
  arrivals: new Set(['2026-06-01', '2026-06-02', '2026-06-04', '2026-06-06']),
}
const day = (date: number) => `2026-06-${String(date).padStart(2, '0')}`
const nothing = { checkInOn: null, checkOutOn: null }
const all = (chosen: Parameters<typeof stateOf>[1], withFull = false) =>
  Array.from({ length: 9 }, (_, at) => stateOf(offered, chosen, day(at + 1), withFull))

it('shows where one can check in, and why not', () => {
  expect(all(nothing)).toEqual([
    'check-in',
    'check-in',
    'closed',
    'too-short',
    'full',
    'check-in',
    'closed',
    'closed',
    'closed',
  ])
  expect(all(nothing, true)[3]).toBe('check-in')
})

it('shows where one can check out, never over a full night or a closed one', () => {
  expect(all({ checkInOn: day(2), checkOutOn: null }).slice(2, 6)).toEqual([
    'too-short',
    'check-out',
    'check-out',
    'check-in',
  ])
  expect(all({ checkInOn: day(6), checkOutOn: null }).slice(6)).toEqual(['too-short', 'check-out', 'closed'])
  expect(all({ checkInOn: day(4), checkOutOn: null }, true).slice(4, 7)).toEqual([
    'too-short',
    'check-out',
    'check-out',
  ])
})

it('takes check-in, then check-out, then begins anew; what cannot be chosen changes nothing', () => {
  const first = choose(offered, nothing, day(2), false)
  expect(first).toEqual({ checkInOn: day(2), checkOutOn: null })
  expect(choose(offered, first, day(3), false)).toBe(first)
  const whole = choose(offered, first, day(4), false)
  expect(whole).toEqual({ checkInOn: day(2), checkOutOn: day(4) })
  expect(choose(offered, whole, day(1), false)).toEqual({ checkInOn: day(1), checkOutOn: null })
  expect(hasFullNight(offered, { checkInOn: day(2), checkOutOn: day(5) })).toBe(false)
  expect(hasFullNight(offered, { checkInOn: day(4), checkOutOn: day(6) })).toBe(true)
})
