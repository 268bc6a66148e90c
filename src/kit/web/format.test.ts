import { expect, it } from 'vitest'
import {
  dateOf,
  dateTime,
  largeCounted,
  largeNumber,
  money,
  moneyPrefix,
  ordinalDate,
  percentOfBp,
  timeAgo,
  timeLeft,
  timeLeftTo,
} from './format.ts'

it.each([
  [120_00, 'GBP', '£120'],
  [99, 'GBP', '£0.99'],
  [125_050, 'CAD', 'C$1,250.50'],
  [-500, 'EUR', '−€5'],
  [1_000_000_00, 'USD', '$1,000,000'],
  [80_00, 'AUD', 'A$80'],
  [240_50, 'AED', 'AED\u00a0240.50'],
  [900_00, 'THB', 'THB\u00a0900'],
])('writes %d %s as %s', (minor, currency, text) => {
  expect(money(minor, currency)).toBe(text)
})

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [1_250, '1.2K'],
  [999_999, '999.9K'],
  [2_500_000, '2.5M'],
  [3e9, '3B'],
  [4.2e12, '4.2T'],
  [-1_500, '-1.5K'],
])('abbreviates %d to %s', (value, text) => {
  expect(largeNumber(value)).toBe(text)
})

it('says a large number with its noun', () => {
  expect([0, 1, 1_250].map((count) => largeCounted(count, 'view'))).toEqual(['0 views', '1 view', '1.2K views'])
})

it.each([
  ['2026-03-01T00:00:00Z', '1 March 2026'],
  ['2026-03-02T00:00:00Z', '2 March 2026'],
  ['2026-03-03T00:00:00Z', '3 March 2026'],
  ['2026-03-11T00:00:00Z', '11 March 2026'],
  ['2026-03-22T00:00:00Z', '22 March 2026'],
  ['no date', 'Invalid Date'],
])('writes %s as %s', (at, text) => {
  expect(ordinalDate(at)).toBe(text)
})

const from = new Date('2026-03-02T12:00:00Z')

it.each([
  ['2026-03-02T11:59:40Z', 'just now'],
  ['2026-03-02T11:15:00Z', '45 minutes ago'],
  ['2026-03-02T09:00:00Z', '3 hours ago'],
  ['2026-03-04T12:00:00Z', 'in 2 days'],
  ['2024-01-01T00:00:00Z', '2 years ago'],
])('says %s is %s', (at, text) => {
  expect(timeAgo(at, from)).toBe(text)
})

it('refuses to say how long ago nonsense was', () => {
  expect(() => timeAgo('nonsense')).toThrow('Invalid date format')
})

it.each([
  ['2026-03-02T12:30:00Z', '30 min left'],
  ['2026-03-02T17:00:00Z', '5 hours left'],
  ['2026-03-05T12:00:00Z', '3 days left'],
  ['2026-03-05T10:30:00Z', '2 days left'],
  ['2026-03-09T11:59:00Z', '7 days left'],
  ['2026-03-02T09:00:00Z', 'overdue by 3 hours'],
])('says of %s: %s', (until, text) => {
  expect(timeLeft(until, from)).toBe(text)
})

it('says what is left to do something, and when it is too late', () => {
  expect(timeLeftTo('reply', '2026-03-02T17:00:00Z', from)).toBe('5 hours left to reply')
  expect(timeLeftTo('reply', '2026-03-02T11:55:00Z', from)).toBe('the time to reply is up')
})

it('writes a time on the clock of its zone', () => {
  expect(dateTime('2026-07-01T17:30:00Z', 'Europe/London')).toBe('Wed 1 Jul, 18:30')
})

it.each([
  [420, '4.2%'],
  [0, '0.0%'],
  [10_000, '100.0%'],
])('writes %d basis points as %s', (basisPoints, text) => {
  expect(percentOfBp(basisPoints)).toBe(text)
})

it('writes a day with its year, where the zone has it', () => {
  expect(dateOf('2026-03-02T20:00:00Z', 'Australia/Sydney')).toBe('3 Mar 2026')
})

it.each([
  ['GBP', '£'],
  ['USD', '$'],
  ['CAD', 'C$'],
  ['AUD', 'A$'],
  ['AED', 'AED\u00a0'],
])('begins an amount in %s with “%s”', (currency, prefix) => {
  expect(moneyPrefix(currency)).toBe(prefix)
})
