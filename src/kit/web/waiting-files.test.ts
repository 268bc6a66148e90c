import { beforeEach, expect, it, vi } from 'vitest'
import { forgetFiles } from './shared-files.ts'
import { dropWaitingFile, findWaitingFile, keepWaitingFile } from './waiting-files.ts'

/** A browser’s caches, as far as files that wait need them. */
function cacheStorage() {
  const stores = new Map<string, Map<string, Response>>()
  const storeOf = (name: string) => stores.get(name) ?? stores.set(name, new Map()).get(name)
  const opened = (name: string) => {
    const store = storeOf(name)
    return {
      put: async (place: string, answer: Response) => void store?.set(place, answer),
      match: async (place: string) => store?.get(place)?.clone(),
      delete: async (place: string) => store?.delete(place),
    }
  }
  return {
    stores,
    open: async (name: string) => opened(name),
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  }
}

let stored: ReturnType<typeof cacheStorage>
beforeEach(() => {
  stored = cacheStorage()
  vi.stubGlobal('caches', stored)
})

const note = new File(['sound'], 'voice.weba', { type: 'audio/webm;codecs=opus' })

it('keeps a file over a reload, with its name, until it is dropped', async () => {
  await keepWaitingFile('a', note)
  // Another page holds nothing in its memory.
  vi.resetModules()
  const next = await import('./waiting-files.ts')
  const found = await next.findWaitingFile('a')
  expect([found?.name, await found?.text()]).toEqual(['voice.weba', 'sound'])
  await dropWaitingFile('a')
  expect(await findWaitingFile('a')).toBeNull()
})

it('keeps nothing of anybody who signs out', async () => {
  await keepWaitingFile('a', note)
  await forgetFiles()
  expect([...stored.stores.keys()]).toEqual([])
})
