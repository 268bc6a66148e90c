import { expect, it } from 'vitest'
import { type Appointment, clashWith, travelMinutes } from './clashes.ts'

const at = (clock: string) => new Date(`2026-03-10T${clock}:00Z`)
const luna: Appointment = {
  startsAt: at('15:00'),
  endsAt: at('16:30'),
  name: 'Luna',
  timezone: 'Europe/London',
  latitude: 51.5,
  longitude: -0.1,
}

it.each([
  [null, 15],
  [0, 0],
  [1, 18],
  [10, 45],
  [30, 105],
  [340, 415],
])('%s km take %i minutes with changing places', (km, minutes) => {
  expect(travelMinutes(km)).toBe(minutes)
})

it.each([
  ['13:00', '14:15', 10, null],
  ['13:30', '15:00', 0, null],
  ['14:00', '15:30', 0, 'You’re at Luna, 15:00–16:30.'],
  ['16:00', '17:00', 40, 'You’re at Luna, 15:00–16:30.'],
  ['16:30', '18:00', 5, 'Too close to Luna, 15:00–16:30 (about 30 min away, 0 min between).'],
  ['13:00', '14:40', 5, 'Too close to Luna, 15:00–16:30 (about 30 min away, 20 min between).'],
  ['17:00', '18:00', null, null],
])('%s to %s, %s km away: %s', (from, until, km, clash) => {
  expect(clashWith([luna], { startsAt: at(from), endsAt: at(until) }, () => km)).toBe(clash)
})

it('writes no times of what is not in the way', () => {
  const elsewhere = { ...luna, timezone: 'Not/AZone' }
  expect(clashWith([elsewhere], { startsAt: at('09:00'), endsAt: at('10:00') }, () => 5)).toBeNull()
})
