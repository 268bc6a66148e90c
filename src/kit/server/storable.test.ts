import { expect, it } from 'vitest'
import { assertStorable } from './storable.ts'

it.each([
  [{ name: 'Café\0' }, 'name: contains'],
  [{ links: [{ url: 'https://example.test' }, { url: 'a\ud800b' }] }, 'links.1.url: contains'],
  [{ '\udc00': 1 }, 'The input contains'],
  ['\0', 'The input contains'],
])('refuses %j and names where it is', (input, words) => {
  expect(() => assertStorable(input)).toThrow(words)
})

it.each([[{ name: 'Żółć 👩‍🍳 ก\t\n' }], [{ deep: [[{ a: null, b: 1, c: true }]] }], [undefined]])('takes %j', (input) => {
  expect(() => assertStorable(input)).not.toThrow()
})
