import { expect, it } from 'vitest'
import { outsideHours, outsideHoursWords } from './outside-hours.ts'

const tuesday = (from: string, to: string) => ({ weekday: 2, from, to })
const lunchAndDinner = [tuesday('12:00', '15:00'), tuesday('18:00', '01:00')]

it.each([
  ['inside one opening', tuesday('12:00', '15:00'), true],
  ['inside the evening', tuesday('19:00', '21:00'), true],
  ['over midnight while it is open', tuesday('22:00', '01:00'), true],
  ['over the break', tuesday('14:00', '19:00'), false],
  ['longer than the evening', tuesday('22:00', '02:00'), false],
  ['another day', { weekday: 4, from: '12:00', to: '13:00' }, false],
  ['the small hours after the evening, said as the next day', { weekday: 3, from: '00:00', to: '01:00' }, true],
])('knows %s', (_what, window, fits) => {
  expect(outsideHours([window], lunchAndDinner)).toEqual(fits ? [] : [window])
})

it('takes two openings that touch for one, and goes on from Sunday to Monday', () => {
  const hours = [tuesday('12:00', '16:00'), tuesday('16:00', '22:00'), { weekday: 7, from: '20:00', to: '02:00' }]
  expect(outsideHours([tuesday('15:00', '18:00'), { weekday: 1, from: '00:00', to: '02:00' }], hours)).toEqual([])
})

it('says nothing where no opening hours are known', () => {
  expect(outsideHoursWords([tuesday('03:00', '04:00')], [])).toBeNull()
})

it('names the times that do not fit', () => {
  expect(outsideHoursWords([tuesday('12:00', '14:00'), tuesday('16:00', '18:00')], lunchAndDinner)).toBe(
    'You’re not open for all of Tue 16:00–18:00. Creators could still book then. Change these times, or your opening hours.',
  )
})
