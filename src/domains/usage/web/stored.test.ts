import { afterEach, expect, it, vi } from 'vitest'
import { readStored, readStoredJson, writeStored } from './stored.ts'
import { browserStore } from '../../../kit/testing/browser-store.ts'

afterEach(() => {
  writeStored('queue', null)
  vi.unstubAllGlobals()
})

it('keeps in the browser what fits', () => {
  const store = browserStore()
  writeStored('queue', '[1]')
  expect([store.get('queue'), readStoredJson('queue')]).toEqual(['[1]', [1]])
  writeStored('queue', null)
  expect([store.has('queue'), readStored('queue')]).toEqual([false, null])
})

it('keeps in the page what a full browser refuses, and throws at nobody', () => {
  const store = browserStore({ room: 4 })
  writeStored('queue', '[1]')
  writeStored('queue', '[1,2]')
  expect([store.get('queue'), readStored('queue')]).toEqual(['[1]', '[1,2]'])
  writeStored('queue', '[3]')
  expect([store.get('queue'), readStored('queue')]).toEqual(['[3]', '[3]'])
})

it('takes what is not JSON for nothing', () => {
  browserStore()
  writeStored('queue', '[1')
  expect(readStoredJson('queue')).toBeNull()
})
