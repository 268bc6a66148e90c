import { expect, it } from 'vitest'
import { datesWords, daysWords } from './days-words.ts'

it.each([
  [{}, 'Any day'],
  [{ day: '2026-03-07', until: '2026-03-08' }, 'This weekend'],
  [{ day: '2026-03-05', until: '2026-03-11' }, 'Next 7 days'],
])('calls %j “%s”', (days, words) => {
  expect(daysWords(days, '2026-03-05')).toBe(words)
})

it('says the dates of others', () => {
  expect(datesWords({ day: '2026-03-10' })).toMatch(/^Tue 10 Mar/)
  expect(datesWords({ day: '2026-03-10', until: '2026-03-12' })).toMatch(/^10.?–.?12 Mar/)
})
