import { expect, it } from 'vitest'
import {
  afterOpenMinutes,
  holidaysBetween,
  isOpeningHours,
  openingHoursIn,
  openMinutesBetween,
  parseOpeningHours,
} from './opening-hours.ts'

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

const christmas = {
  ...hours,
  holidayOn: (day: string) => (['2026-12-25', '2026-12-26', '2026-12-28'].includes(day) ? 'Christmas' : null),
}
const always = parseOpeningHours('Mon-Sun 00:00-24:00 Europe/London')

// The clocks go forward in London on 29 March 2026 and back on 25 October.
it.each([
  ['within a day', hours, '2026-03-02T10:00:00Z', '2026-03-02T14:00:00Z'],
  ['to the last minute of a day', hours, '2026-03-02T14:00:00Z', '2026-03-02T18:00:00Z'],
  ['over a night', hours, '2026-03-02T16:30:00Z', '2026-03-03T11:30:00Z'],
  ['before the hours', hours, '2026-03-02T05:00:00Z', '2026-03-02T13:00:00Z'],
  ['over a weekend', hours, '2026-03-06T17:00:00Z', '2026-03-09T12:00:00Z'],
  ['on a Sunday', hours, '2026-03-08T12:00:00Z', '2026-03-09T13:00:00Z'],
  ['over the weekend when the clocks go forward', hours, '2026-03-27T17:00:00Z', '2026-03-30T11:00:00Z'],
  ['over the weekend when they go back', hours, '2026-10-23T16:00:00Z', '2026-10-26T12:00:00Z'],
  ['through the hour that is left out', always, '2026-03-29T00:30:00Z', '2026-03-29T04:30:00Z'],
  ['over holidays and a weekend', christmas, '2026-12-24T16:00:00Z', '2026-12-29T11:00:00Z'],
  ['on a holiday', christmas, '2026-12-25T12:00:00Z', '2026-12-29T13:00:00Z'],
  ['at the end of the year', hours, '2026-12-31T17:30:00Z', '2027-01-01T12:30:00Z'],
])('four open hours end %s', (_, open, since, until) => {
  expect(afterOpenMinutes(open, new Date(since), 240).toISOString()).toBe(new Date(until).toISOString())
  expect(openMinutesBetween(open, new Date(since), new Date(until))).toBe(240)
})

it.each([
  ['2026-03-07T10:00:00Z', '2026-03-08T20:00:00Z', 0],
  ['2026-03-02T20:00:00Z', '2026-03-03T06:00:00Z', 0],
  ['2026-03-03T12:00:00Z', '2026-03-03T11:00:00Z', 0],
  ['2026-03-02T17:00:00Z', '2026-03-04T10:00:00Z', 60 + 9 * 60 + 60],
])('between %s and %s are %i open minutes', (since, at, minutes) => {
  expect(openMinutesBetween(hours, new Date(since), new Date(at))).toBe(minutes)
})

it('names the holidays of the week’s days alone', () => {
  const between = (since: string, until: string) =>
    holidaysBetween(christmas, new Date(since), new Date(until)).map(({ day }) => day)
  expect(between('2026-12-24T16:00:00Z', '2026-12-29T11:00:00Z')).toEqual(['2026-12-25', '2026-12-28'])
  expect(between('2026-12-29T16:00:00Z', '2026-12-30T11:00:00Z')).toEqual([])
})
