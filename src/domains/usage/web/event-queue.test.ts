import { afterEach, expect, it, vi } from 'vitest'
import { keep, readKept, readKeptJson } from './event-queue.ts'
import { browserStore } from '../../../kit/testing/browser-store.ts'

afterEach(() => {
  keep('queue', null)
  vi.unstubAllGlobals()
})

it('keeps in the browser what fits', () => {
  const store = browserStore()
  keep('queue', '[1]')
  expect([store.get('queue'), readKeptJson('queue')]).toEqual(['[1]', [1]])
  keep('queue', null)
  expect([store.has('queue'), readKept('queue')]).toEqual([false, null])
})

it('keeps in the page what a full browser refuses, and throws at nobody', () => {
  const store = browserStore({ room: 4 })
  keep('queue', '[1]')
  keep('queue', '[1,2]')
  expect([store.get('queue'), readKept('queue')]).toEqual(['[1]', '[1,2]'])
  keep('queue', '[3]')
  expect([store.get('queue'), readKept('queue')]).toEqual(['[3]', '[3]'])
})

it('takes what is not JSON for nothing', () => {
  browserStore()
  keep('queue', '[1')
  expect(readKeptJson('queue')).toBeNull()
})
