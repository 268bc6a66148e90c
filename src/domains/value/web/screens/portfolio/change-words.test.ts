import { expect, it } from 'vitest'
import { changeWords } from './change-words.ts'

it.each([
  [30_100, 42_500, 'view', '30.1K views (−29%)'],
  [12, 8, 'booking', '12 bookings (+50%)'],
  [1, 1, 'visit', '1 visit (as before)'],
  [0, 4, 'visit', '0 visits (4 before)'],
  [3, 0, 'visit', '3 visits'],
])('says %i after %i %ss as %s', (now, before, one, words) => expect(changeWords(now, before, one)).toBe(words))
