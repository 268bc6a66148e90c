import { expect, it } from 'vitest'
import { isPathOf } from './path-pattern.ts'

it.each([
  ['/login', '/login', true],
  ['/login', '/login/more', false],
  ['/card/$slug', '/card/anna', true],
  ['/card/$slug', '/card/', false],
  ['/card/$slug', '/card', false],
  ['/card/$slug', '/card/anna/more', false],
  ['/card/$slug', '/other/anna', false],
])('%s and %s: %s', (pattern, path, is) => {
  expect(isPathOf(pattern, path)).toBe(is)
})
