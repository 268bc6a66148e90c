import { expect, it } from 'vitest'
import { type DoorDay, findDoorDay, forgetDoorDay, keepDoorDay, tidyDoorDay } from './door-day.ts'

const at = (clock: string) => Date.parse(`2026-03-10T${clock}:00Z`)

function emptyStore() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const guest = (uid: string, startsAt: string, needs: string | null): DoorDay['visits'][number] => ({
  uid,
  startsAt,
  stay: null,
  name: 'Alice Moreau',
  handle: 'alice',
  avatar: null,
  guests: 1,
  needs,
  lateMinutes: null,
  includes: '',
  capMinor: null,
  currency: 'GBP',
  state: 'expected',
})
const day: DoorDay = {
  brandName: 'Luna',
  timezone: 'Europe/London',
  today: '2026-03-10',
  code: 'ABC234',
  visits: [
    guest('lunch', '2026-03-10T12:00:00.000Z', 'No nuts'),
    guest('dinner', '2026-03-10T19:00:00.000Z', 'Vegan'),
    guest('late', '2026-03-10T21:00:00.000Z', null),
  ],
}

it('keeps today’s list for its door alone, until the venue’s day is over or the link is', () => {
  const store = emptyStore()
  keepDoorDay('door-1', day, at('11:30'), store)
  expect(findDoorDay('door-1', at('12:00'), store)?.visits.map(({ uid }) => uid)).toEqual(['lunch', 'dinner', 'late'])
  expect(findDoorDay('door-2', at('12:00'), store)).toBeUndefined()
  expect(findDoorDay('door-1', at('23:59'), store)).toBeDefined()
  expect(findDoorDay('door-1', at('23:59') + 60_000, store)).toBeUndefined()
  tidyDoorDay(at('23:59') + 60_000, store)
  expect(store.values.size).toBe(0)
  keepDoorDay('door-1', day, at('11:30'), store)
  forgetDoorDay(store)
  expect(findDoorDay('door-1', at('12:00'), store)).toBeUndefined()
})

it('keeps needs only while their guest can check in', () => {
  const store = emptyStore()
  keepDoorDay('door-1', day, at('11:30'), store)
  expect([...store.values.values()].join()).not.toContain('Vegan')
  const needs = (clock: string) => findDoorDay('door-1', at(clock), store)?.visits.map((visit) => visit.needs)
  expect(needs('11:31')).toEqual(['No nuts', expect.stringContaining('Ask them'), null])
  expect(needs('16:01')).toEqual([expect.stringContaining('Ask them'), expect.stringContaining('Ask them'), null])
  tidyDoorDay(at('16:01'), store)
  expect([...store.values.values()].join()).not.toContain('nuts')
})
