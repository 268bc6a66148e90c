import { expect, it } from 'vitest'
import { daysOf } from './period.ts'

it('counts days of the calendar, also just after midnight with a change of the clock among them', () => {
  // 00:30 in London, where the clock was put forward on 29 March.
  const now = new Date('2026-04-09T23:30:00Z')
  expect(daysOf('30', {}, now, 'Europe/London')).toEqual({ from: '2026-03-12', until: '2026-04-10' })
})
