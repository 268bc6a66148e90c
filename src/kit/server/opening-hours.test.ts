import { expect, it } from 'vitest'
import { isOpeningHours, openingHoursIn, parseOpeningHours } from './opening-hours.ts'

it.each([
  ['Mon-Fri 09:00-18:00 Europe/London', true],
  ['Mon-Mon 09:00-24:00 Asia/Dubai', true],
  ['Fri-Mon 09:00-18:00 Europe/London', false],
  ['Mon-Fri 18:00-09:00 Europe/London', false],
  ['Mon-Fri 09:00-18:00 Europe/Nowhere', false],
  ['weekdays', false],
])('%s are hours: %s', (text, expected) => {
  expect(isOpeningHours(text)).toBe(expected)
})

const hours = parseOpeningHours('Mon-Fri 09:00-18:00 Europe/London')

it.each([
  ['Europe/London', '2026-07-01T10:00:00Z', 'Mon to Fri, 09:00–18:00', true],
  ['Europe/London', '2026-07-01T17:00:00Z', 'Mon to Fri, 09:00–18:00', false],
  ['Europe/London', '2026-07-04T10:00:00Z', 'Mon to Fri, 09:00–18:00', false],
  ['Asia/Dubai', '2026-07-01T10:00:00Z', 'Mon to Fri, 12:00–21:00', true],
  ['Australia/Sydney', '2026-01-01T10:00:00Z', 'Mon to Fri, 20:00–05:00', true],
  ['America/New_York', '2026-01-02T08:00:00Z', 'Mon to Fri, 04:00–13:00', false],
])('are said on the clock of %s', (zone, at, words, isOpen) => {
  expect(openingHoursIn(hours, zone, new Date(at))).toEqual({ words, isOpen })
})
