import { expect, it } from 'vitest'
import type { MapVisit } from '../../../contract.ts'
import { drawnVisits, visitsOn, walkWords } from './ways.ts'

const today = new Date('2026-03-10T09:00:00Z')
const luna: MapVisit = {
  name: 'Luna',
  startsAt: '2026-03-10T15:00:00.000Z',
  timezone: 'Europe/London',
  latitude: 51.5074,
  longitude: -0.1278,
  walkToNext: 14,
}
const fumo = { ...luna, name: 'Fumo', startsAt: '2026-03-10T18:00:00.000Z', latitude: 51.516, walkToNext: null }
const nova = { ...luna, name: 'Nova', startsAt: '2026-03-12T23:30:00.000Z', timezone: 'Asia/Bangkok', walkToNext: null }

it('has the visits of a day, or of the next one with visits', () => {
  const names = (day?: string, until?: string) => visitsOn([luna, fumo, nova], { day, until }).map(({ name }) => name)
  expect(names()).toEqual(['Luna', 'Fumo'])
  expect(names('2026-03-12')).toEqual([])
  // On the venue’s own calendar.
  expect(names('2026-03-13')).toEqual(['Nova'])
  expect(names('2026-03-10', '2026-03-12')).toEqual(['Luna', 'Fumo'])
  expect(visitsOn([], {})).toEqual([])
})

it.each([
  ['near the first', 51.51, '5 min walk from Luna at 15:00'],
  ['near the second', 51.52, '7 min walk from Fumo at 18:00'],
  ['in the same house', 51.5074, null],
  ['too far', 51.6, null],
])('says the walk to a place %s', (_where, latitude, words) => {
  expect(walkWords([luna, fumo], { latitude, longitude: -0.1278 }, today)).toBe(words)
})

it('names another day', () => {
  const place = { latitude: 51.51, longitude: -0.1278 }
  expect(walkWords([luna], place, new Date('2026-03-08T12:00:00Z'))).toBe('5 min walk from Luna on Tue 10 Mar at 15:00')
})

it('joins two visits of one afternoon', () => {
  const [first, second] = drawnVisits([luna, fumo], today)
  expect(first).toMatchObject({ words: '15:00\nLuna', way: { to: fumo, words: '14 min walk' } })
  expect(second).toMatchObject({ words: '18:00\nFumo', way: null })
  expect(drawnVisits([luna], today)[0]?.way).toBeNull()
})
