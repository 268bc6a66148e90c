import { expect, it } from 'vitest'
import { commitmentCap, isLateCancel, requestExpiry } from './windows.ts'

const slot = new Date('2026-03-10T15:00:00Z')
const minutes = (count: number) => new Date(slot.getTime() + count * 60_000)

it('counts a cancellation under 48 hours before as late', () => {
  expect(isLateCancel(slot, minutes(-48 * 60))).toBe(false)
  expect(isLateCancel(slot, minutes(-48 * 60 + 1))).toBe(true)
  expect(isLateCancel(null, slot)).toBe(false)
})

it.each([
  [0, 2],
  [1, 2],
  [2, 3],
  [4, 3],
  [5, 5],
  [40, 5],
])('lets someone with %d visits kept have %d agreed at a time', (kept, cap) => {
  expect(commitmentCap(kept)).toBe(cap)
})

it('ends a request at the earliest of 14 days, the end of the brief and its last slot', () => {
  const at = new Date('2026-03-02T09:00:00Z')
  const day = (date: string) => new Date(`${date}T00:00:00Z`)
  expect(requestExpiry(at, day('2026-04-30'), day('2026-04-28')).toISOString()).toBe('2026-03-16T09:00:00.000Z')
  expect(requestExpiry(at, day('2026-03-10'), day('2026-04-28'))).toEqual(day('2026-03-10'))
  expect(requestExpiry(at, day('2026-03-10'), day('2026-03-09'))).toEqual(day('2026-03-09'))
})
