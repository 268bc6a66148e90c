import { expect, it } from 'vitest'
import { dayInWords, otherYear, timezoneName } from './when.ts'

const present = new Date('2026-12-31T18:00:00Z')

it.each([
  ['2026-01-01T12:00:00Z', 'Europe/London', {}],
  ['2027-01-01T12:00:00Z', 'Europe/London', { year: 'numeric' }],
  ['2025-12-31T12:00:00Z', 'Europe/London', { year: 'numeric' }],
  // It is already 2027 in Sydney.
  ['2027-01-01T12:00:00Z', 'Australia/Sydney', {}],
  ['2026-12-30T12:00:00Z', 'Australia/Sydney', { year: 'numeric' }],
  ['no date', 'Europe/London', {}],
])('of %s in %s it adds %j', (at, timezone, added) => {
  expect(otherYear(new Date(at), timezone, present)).toEqual(added)
})

it.each([
  ['Europe/London', 'London time'],
  ['America/New_York', 'Eastern time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
])('names %s “%s”', (timezone, name) => {
  expect(timezoneName(timezone)).toBe(name)
})

it('writes a day out for a sentence', () => {
  expect(dayInWords('2026-06-01')).toBe('1 June 2026')
})
