import { expect, it } from 'vitest'
import { assertStorable } from './storable.ts'

it.each([
  [{ name: 'Café\0' }, 'name'],
  [{ links: [{ url: 'https://example.test' }, { url: 'a\ud800b' }] }, 'links.1.url'],
  [{ '\udc00': 1 }, ''],
  ['\0', ''],
])('refuses %j and names where it is', (input, field) => {
  const message = 'This contains a character we can’t save. Type it again without it.'
  expect(() => assertStorable(input)).toThrow(
    expect.objectContaining({ message, details: { fields: [{ field, message }] } }),
  )
})

it.each([[{ name: 'Żółć 👩‍🍳 ก\t\n' }], [{ deep: [[{ a: null, b: 1, c: true }]] }], [undefined]])('takes %j', (input) => {
  expect(() => assertStorable(input)).not.toThrow()
})
