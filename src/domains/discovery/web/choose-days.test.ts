import { expect, it } from 'vitest'
import { daysOf } from '../days.ts'
import { nextSevenDays, pressDay, weekendOf } from './choose-days.ts'

it.each([
  ['2026-03-06', { day: '2026-03-07', until: '2026-03-08' }],
  ['2026-03-07', { day: '2026-03-07', until: '2026-03-08' }],
  ['2026-03-08', { day: '2026-03-08' }],
  ['2026-03-09', { day: '2026-03-14', until: '2026-03-15' }],
])('knows the weekend of %s', (today, weekend) => {
  expect(weekendOf(today)).toEqual(weekend)
})

it('counts today among the next seven days', () => {
  expect(daysOf(nextSevenDays('2026-03-06'))).toHaveLength(7)
})

it('takes the first day, then the last, and begins again', () => {
  const one = pressDay({}, '2026-03-10')
  const several = pressDay(one, '2026-03-12')
  expect([one, several]).toEqual([{ day: '2026-03-10' }, { day: '2026-03-10', until: '2026-03-12' }])
  expect(pressDay(one, '2026-03-09')).toEqual({ day: '2026-03-09' })
  expect(pressDay(several, '2026-03-11')).toEqual({ day: '2026-03-11' })
})
