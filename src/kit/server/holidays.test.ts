import { expect, it } from 'vitest'
import { knowsHolidaysOf, withoutHolidays } from './holidays.ts'
import { holidaysBetween, openingHoursIn, parseOpeningHours } from './opening-hours.ts'

const week = parseOpeningHours('Mon-Fri 09:00-18:00 Europe/London')

it.each([
  ['GB-ENG', '2026-08-31', 'Summer bank holiday'],
  ['GB-SCT', '2026-08-31', null],
  ['GB-ENG', '2026-12-28', 'Boxing Day (substitute day)'],
  ['GB-ENG', '2027-01-01', "New Year's Day"],
  ['AE', '2026-05-29', 'Feast of the Sacrifice (Eid al-Adha)'],
  ['AE', '2026-05-30', null],
  ['US', '2026-11-26', 'Thanksgiving Day'],
  ['DE', '2026-12-24', null],
  ['XX', '2026-12-25', null],
  ['', '2026-12-25', null],
])('in %s, %s is %s', async (place, day, name) => {
  const { holidayOn } = await withoutHolidays(week, [place], new Date('2026-06-01T09:00:00Z'))
  expect(holidayOn?.(day)).toBe(name)
})

it('leaves out the holidays of every place, and says when they are', async () => {
  const [since, until] = [new Date('2026-05-22T09:00:00Z'), new Date('2026-06-02T09:00:00Z')]
  const hours = await withoutHolidays(week, ['GB-ENG', 'AE', 'GB-ENG'], since)
  expect(holidaysBetween(hours, since, until).map(({ day }) => day)).toEqual([
    '2026-05-25',
    '2026-05-27',
    '2026-05-28',
    '2026-05-29',
  ])
  expect(openingHoursIn(hours, 'Europe/London', new Date('2026-05-25T10:00:00Z')).isOpen).toBe(false)
  expect(openingHoursIn(hours, 'Europe/London', new Date('2026-05-26T10:00:00Z')).isOpen).toBe(true)
})

it('knows the holidays of countries and their regions alone', async () => {
  expect(await Promise.all(['GB-ENG', 'GB-SCT', 'FR', 'AE', 'US-NY'].map(knowsHolidaysOf))).not.toContain(false)
  expect(await Promise.all(['ZZ', 'GB-ZZZ', 'FR-X'].map(knowsHolidaysOf))).not.toContain(true)
})
