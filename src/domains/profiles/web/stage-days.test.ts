import { expect, it } from 'vitest'
import { dayMs } from '../../../kit/web/format.ts'
import { stageAge } from './stage-days.ts'

it.each([
  [0, 'Less than a day'],
  [1, '1 day'],
  [59, '59 days'],
  [60, '1 month'],
  [669, '22 months'],
  [730, '2 years'],
])('says of %i days %s', (days, words) => {
  const now = Date.parse('2026-11-28T12:00:00Z')
  expect(stageAge(new Date(now - days * dayMs).toISOString(), now)).toBe(words)
})
