import { expect, it } from 'vitest'
import { possessive } from './possessive.ts'

it.each([
  ['Luna', 'Luna’s'],
  ['Raman Restaurants', 'Raman Restaurants’'],
  ['THE BARS', 'THE BARS’'],
])('says what belongs to %s', (name, its) => {
  expect(possessive(name)).toBe(its)
})
