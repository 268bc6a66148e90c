import { expect, it } from 'vitest'
import {
  amongRequests,
  amongVisits,
  type Appointment,
  clashWith,
  takenBy,
  travelMinutes,
  walkToNext,
} from './clashes.ts'

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
  ['16:30', '18:00', 5, 'Too close to Luna, 15:00–16:30 (about 30 min away, 0 min in between).'],
  ['13:00', '14:40', 5, 'Too close to Luna, 15:00–16:30 (about 30 min away, 20 min in between).'],
  ['17:00', '18:00', null, null],
])('%s to %s, %s km away: %s', (from, until, km, clash) => {
  expect(clashWith([luna], { startsAt: at(from), endsAt: at(until) }, () => km)).toBe(clash)
})

it('says the walks between the visits of one afternoon', () => {
  const planned = { checkInOn: null, checkOutOn: null }
  const north = { ...luna, ...planned, latitude: 51.5127 }
  const fumo = { ...north, name: 'Fumo', startsAt: at('19:00'), endsAt: at('20:00'), latitude: 51.5 }
  const among = amongVisits([fumo, north], { latitude: 51.5, longitude: -0.1 }, 60)
  expect(among(at('17:00'))).toEqual({
    clash: null,
    walk: 'About 22 min walk from your 15:00 at Luna. About 1 min walk to your 19:00 at Fumo.',
  })
  expect(among(at('16:50')).walk).toBe(
    'About 22 min walk from your 15:00 at Luna, but there are only 20 min in between. About 1 min walk to your 19:00 at Fumo.',
  )
  expect(among(at('16:40')).walk).toBeNull()
  expect(among(at('09:00'))).toEqual({ clash: null, walk: null })
})

it.each([
  ['17:00', 51.5127, 22],
  ['16:40', 51.5127, null],
  ['16:50', 51.5127, null],
  ['21:00', 51.5127, null],
  ['20:00', 51.58, null],
])('walks from a visit to the next at %s, at latitude %s: %s', (startsAt, latitude, minutes) => {
  const next = { ...luna, startsAt: at(startsAt), endsAt: at('23:00'), latitude }
  expect(walkToNext(luna, next)).toBe(minutes)
})

it('says which time of an unanswered request could not be made besides', () => {
  const planned = { checkInOn: null, checkOutOn: null }
  const among = amongRequests([{ ...luna, ...planned }], { latitude: 51.5127, longitude: -0.1 }, 60)
  expect(among(at('15:30'))).toBe('You asked Luna for 15:00 that day.')
  expect(among(at('16:40'))).toBe('You asked Luna for 15:00 that day.')
  expect(among(at('17:00'))).toBeNull()
  const stayed = { checkInOn: '2026-03-10', checkOutOn: '2026-03-12' }
  expect(amongRequests([{ ...luna, ...stayed }], luna, 60)(at('15:30'))).toBeNull()
  const night = { ...luna, ...planned, startsAt: at('23:30'), endsAt: new Date('2026-03-11T01:00:00Z') }
  expect(amongRequests([night], luna, 60)(new Date('2026-03-11T00:30:00Z'))).toBe(
    'You asked Luna for 23:30 on Tuesday.',
  )
})

it('writes no times of what is not in the way', () => {
  const elsewhere = { ...luna, timezone: 'Not/AZone' }
  expect(clashWith([elsewhere], { startsAt: at('09:00'), endsAt: at('10:00') }, () => 5)).toBeNull()
})

it('says which starts at a venue what is planned is in the way of', () => {
  const planned = { checkInOn: null, checkOutOn: null }
  const abroad = { ...luna, ...planned, latitude: 48.86, longitude: 2.35 }
  const availability = { windows: [], slotMinutes: 60, capacity: 1, leadHours: 0, blackout: [] }
  const inLondon = { availability, timezone: 'Europe/London', latitude: 51.5, longitude: -0.1 }
  const inParis = { ...inLondon, timezone: 'Europe/Paris', latitude: 48.86, longitude: 2.35 }
  const isTaken = takenBy([abroad])
  const starts = ['07:00', '07:30', '14:30', '15:30', '23:00'].map((clock) => at(clock).getTime())
  expect(starts.map(isTaken(inLondon))).toEqual([false, true, true, true, true])
  expect(starts.map(isTaken(inParis))).toEqual([false, false, true, true, false])
  expect(starts.map(takenBy([])(inLondon))).toEqual(starts.map(() => false))
})
