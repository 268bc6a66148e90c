import { expect, it } from 'vitest'
import { listed } from './listed.ts'

it.each([
  [['Luna'], 'Luna'],
  [['Luna', 'Orso', 'Wren'], 'Luna, Orso and Wren'],
])('lists %j as “%s”', (words, text) => {
  expect(listed(words)).toBe(text)
})
