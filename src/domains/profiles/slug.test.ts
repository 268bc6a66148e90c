import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['Cafe Luna', 'cafe-luna'],
  ['  Cafe \t Luna  ', 'cafe-luna'],
  ['Bar & Grill!', 'bar-grill'],
  ['a -- b', 'a-b'],
  ['--edge--', 'edge'],
  ['Überraschung', 'berraschung'],
  ['日本', ''],
  ['', ''],
  ['x'.repeat(60), 'x'.repeat(50)],
  [`${'x'.repeat(49)} yes`, 'x'.repeat(49)],
])('makes of %j the slug %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

it('is as long as asked for, and ends in no hyphen', () => {
  expect(slugOf('one two three', 8)).toBe('one-two')
})
