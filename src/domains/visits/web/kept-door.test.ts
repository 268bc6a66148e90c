import { beforeEach, expect, it } from 'vitest'
import { browserStore } from '../../../kit/testing/browser-store.ts'
import { type DoorPage, findDoor, forgetDoor, keepDoor } from './kept-door.ts'

const at = (clock: string, day = '2026-03-10') => new Date(`${day}T${clock}:00Z`)
const visitAt = (clock: string, needs: string | null): DoorPage['visits'][number] => ({
  uid: `visit_${clock}`,
  startsAt: at(clock).toISOString(),
  stay: null,
  name: 'Alice Moreau',
  handle: 'alice.eats',
  avatar: null,
  guests: 1,
  needs,
  lateMinutes: null,
  includes: '',
  capMinor: null,
  currency: 'GBP',
  state: 'expected',
})
const page: DoorPage = {
  brandName: 'Luna',
  timezone: 'Europe/London',
  today: '2026-03-10',
  code: 'ABC234',
  visits: [visitAt('15:00', 'No nuts'), visitAt('20:00', 'Vegan'), visitAt('21:00', null)],
}

let store: Map<string, string>
beforeEach(() => void (store = browserStore()))

it('keeps today’s list of one door, until the venue’s day is over', () => {
  keepDoor('token-a', page, at('14:00'))
  expect(findDoor('token-a', at('23:59'))).toMatchObject({ at: at('14:00').toISOString(), page: { brandName: 'Luna' } })
  expect(findDoor('token-a', at('00:00', '2026-03-11'))).toBeNull()
  expect(store.size).toBe(0)
})

it('keeps nothing of another door, nor once it was told to forget', () => {
  keepDoor('token-a', page, at('14:00'))
  expect(findDoor('token-b', at('14:00'))).toBeNull()
  keepDoor('token-a', page, at('14:00'))
  forgetDoor()
  expect(store.size).toBe(0)
})

it('keeps diet and allergies around the visit alone, and says of which visits it doesn’t', () => {
  const needsAt = (clock: string) =>
    findDoor('token-a', at(clock))?.page.visits.map(({ needs, hidesNeeds = false }) => [needs, hidesNeeds])
  keepDoor('token-a', page, at('14:00'))
  expect([...store.values()].join()).not.toContain('Vegan')
  expect(needsAt('14:00')).toEqual([
    ['No nuts', false],
    [null, true],
    [null, false],
  ])
  expect(needsAt('17:01')).toEqual([
    [null, true],
    [null, true],
    [null, false],
  ])
})
