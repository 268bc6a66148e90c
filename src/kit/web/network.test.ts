import { afterEach, expect, it, vi } from 'vitest'
import { isOnline, isThrifty, noteReach } from './network.ts'

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

it('is offline once calls and the stream both fail, and says so as a browser does', () => {
  const said: string[] = []
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => said.push(type))
  noteReach('call', false)
  expect(isOnline()).toBe(true)
  noteReach('stream', false)
  noteReach('call', false)
  expect(isOnline()).toBe(false)
  noteReach('call', true)
  expect(isOnline()).toBe(true)
  noteReach('stream', true)
  expect(said).toEqual(['offline', 'online'])
})
