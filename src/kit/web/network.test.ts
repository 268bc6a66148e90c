import { afterEach, expect, it, vi } from 'vitest'
import { isThrifty } from './network.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g' }, false],
  [undefined, false],
])('fetches nothing ahead over %j: %j', (connection, thrifty) => {
  vi.stubGlobal('navigator', { connection })
  expect(isThrifty()).toBe(thrifty)
})
