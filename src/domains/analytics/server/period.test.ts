import { expect, it } from 'vitest'
import { setClock } from '../../../kit/server/clock.ts'
import { periodAsked } from './period.ts'

it('counts days of the calendar, also just after midnight with a change of the clock among them', () => {
  // 00:30 in London, where the clock was put forward on 29 March.
  setClock(new Date('2026-04-09T23:30:00Z'))
  expect(periodAsked({ days: 30, own: null }, 'Europe/London')).toMatchObject({
    firstDay: '2026-03-12',
    lastDay: '2026-04-10',
    days: 30,
  })
})
