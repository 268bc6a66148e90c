import { expect, it } from 'vitest'
import { daysOf, nextSevenDays, pressDay, spanOf, weekendOf } from './days.ts'

it.each([
  [{}, null],
  [{ until: '2026-03-10' }, null],
  [{ day: '2026-03-10' }, { from: '2026-03-10', until: '2026-03-10' }],
  [
    { day: '2026-03-10', until: '2026-03-09' },
    { from: '2026-03-10', until: '2026-03-10' },
  ],
  [
    { day: '2026-03-10', until: '2026-03-12' },
    { from: '2026-03-10', until: '2026-03-12' },
  ],
  [
    { day: '2026-03-01', until: '2027-03-01' },
    { from: '2026-03-01', until: '2026-03-31' },
  ],
])('spans %j', (days, span) => {
  expect(spanOf(days)).toEqual(span)
})

it('names every day of a span', () => {
  expect(daysOf({ day: '2026-02-27', until: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysOf({})).toEqual([])
})

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
