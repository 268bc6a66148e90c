// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserCaches } from '../../../../kit/testing/browser-caches.ts'
import { useUpload } from './use-upload.ts'

const about = { account: 'alice', of: 'reel-1', title: 'Luna', path: '/app/page' }
const file = () => new File(['%PDF-1.7 '], 'menu.pdf', { type: 'application/pdf' })

let shelves: ReturnType<typeof browserCaches>
let asked: string[]
beforeEach(() => {
  shelves = browserCaches('other', {})
  asked = []
  // No server answers: whoever sends goes on waiting for a token.
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return new Promise(() => undefined)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const open = () => renderHook(() => useUpload(undefined, () => undefined, about))

it('sends nothing of a file whose page is left while it is looked at', async () => {
  const { result, unmount } = open()
  let taken: Promise<void> | undefined
  act(() => void (taken = result.current.take(file())))
  unmount()
  await taken
  expect([asked, shelves.has('uploads')]).toEqual([[], false])
})

it('sends and keeps nothing of a file that is cancelled before it is on its way', async () => {
  const { caches: quick } = globalThis
  const slow = Promise.withResolvers<void>()
  vi.stubGlobal('caches', { open: (name: string) => slow.promise.then(() => quick.open(name)) })
  const { result } = open()
  let taken: Promise<void> | undefined
  act(() => void (taken = result.current.take(file())))
  await waitFor(() => expect(result.current.state.at).toBe('sending'))
  await act(async () => {
    await result.current.cancel()
    slow.resolve()
    await taken
  })
  expect([result.current.state.at, asked]).toEqual(['empty', []])
  await waitFor(() => expect(shelves.get('uploads')?.size).toBe(0))
})
