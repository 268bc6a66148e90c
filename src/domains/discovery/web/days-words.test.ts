import { expect, it } from 'vitest'
import { daysWords } from './days-words.ts'

it.each([
  [{}, /^Any day$/],
  [{ day: '2026-03-10' }, /^Tue 10 Mar/],
  [{ day: '2026-03-10', until: '2026-03-12' }, /^10–\u206012\u00a0Mar/],
])('calls %j %s', (days, words) => {
  expect(daysWords(days)).toMatch(words)
})
