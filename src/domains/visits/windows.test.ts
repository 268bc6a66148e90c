import { expect, it } from 'vitest'
import { CallError } from '../../kit/contract/errors.ts'
import { assertCheckInTime, assertMissedTime, canMoveTo, needsAreShown, offerEnd } from './windows.ts'

const slot = new Date('2026-03-10T15:00:00Z')
const visit = { startsAt: slot, endsAt: new Date('2026-03-10T16:30:00Z'), isStay: false }
/** Two nights from the same moment on. */
const stay = { startsAt: slot, endsAt: new Date('2026-03-12T11:00:00Z'), isStay: true }
const stayMinutes = 44 * 60
const minutes = (count: number) => new Date(slot.getTime() + count * 60_000)

function isAllowed(check: () => void): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof CallError) return false
    throw error
  }
}

it.each([
  [-61, false],
  [-60, true],
  [0, true],
  [240, true],
  [241, false],
])('check-in %d minutes from the slot: %s', (from, open) => {
  expect(isAllowed(() => assertCheckInTime(visit, minutes(from)))).toBe(open)
})

it.each([
  [29, false],
  [30, true],
  [7 * 24 * 60, true],
  [7 * 24 * 60 + 1, false],
])('no-show %d minutes after the slot: %s', (from, open) => {
  expect(isAllowed(() => assertMissedTime(visit, minutes(from), 'no-show'))).toBe(open)
})

it('keeps a freed place for 24 hours, at most until 6 hours before', () => {
  expect(offerEnd(slot, minutes(-72 * 60))).toEqual(minutes(-48 * 60))
  expect(offerEnd(slot, minutes(-10 * 60))).toEqual(minutes(-6 * 60))
  expect(offerEnd(slot, minutes(-6 * 60))).toEqual(minutes(-2 * 60))
  expect(offerEnd(slot, minutes(-2 * 60))).toBeNull()
})

it.each([
  [-24 * 60, true, true],
  [-24 * 60 + 1, true, false],
  [60, true, false],
  [-60, false, true],
])('lets an influencer move %d minutes from the slot (live: %s): %s', (from, live, open) => {
  const visit = { startsAt: slot, live, proposed: ['2026-03-12T15:00:00.000Z'] }
  expect(canMoveTo(visit, '2026-03-13T15:00:00.000Z', minutes(from))).toBe(open)
  expect(canMoveTo(visit, '2026-03-12T15:00:00Z', minutes(from))).toBe(true)
})

it.each([
  [-48 * 60 - 1, false],
  [-48 * 60, true],
  [24 * 60, true],
  [24 * 60 + 1, false],
])('shows needs to the venue %d minutes from the slot: %s', (from, shown) => {
  expect(needsAreShown(visit, minutes(from))).toBe(shown)
})

it.each([
  [-61, false],
  [-60, true],
  [stayMinutes, true],
  [stayMinutes + 1, false],
])('lets a stay be checked in until check-out: %d minutes from check-in: %s', (from, open) => {
  expect(isAllowed(() => assertCheckInTime(stay, minutes(from)))).toBe(open)
})

it.each([
  ['no-show', 12 * 60 - 1, false],
  ['no-show', 12 * 60, true],
  ['no-show', stayMinutes + 7 * 24 * 60, true],
  ['no-show', stayMinutes + 7 * 24 * 60 + 1, false],
  ['not-hosted', 29, false],
  ['not-hosted', 30, true],
] as const)('marks a stay as %s %d minutes after check-in opened: %s', (mark, from, open) => {
  expect(isAllowed(() => assertMissedTime(stay, minutes(from), mark))).toBe(open)
})

it('shows needs to the venue until a day after check-out', () => {
  expect(needsAreShown(stay, minutes(stayMinutes + 24 * 60))).toBe(true)
  expect(needsAreShown(stay, minutes(stayMinutes + 24 * 60 + 1))).toBe(false)
})
