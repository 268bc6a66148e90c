import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserCaches } from '../testing/browser-caches.ts'
import {
  dropUpload,
  findUploads,
  holdUpload,
  keepFilesFor,
  keepUpload,
  pauseUpload,
  resumeUpload,
  saveUploadAddress,
  uploadAddress,
} from './kept-uploads.ts'
import { forgetFiles } from './shared-files.ts'

const day = 24 * 60 * 60_000
const about = { account: 'alice', of: 'reel-1', title: 'Café Ø', path: '/app/page?of=1' }
const file = () => new File(['bytes'], 'Teller & Glas.mp4', { type: 'video/mp4', lastModified: 5 })

let shelves: ReturnType<typeof browserCaches>
beforeEach(() => {
  shelves = browserCaches('other', {})
})
afterEach(() => vi.unstubAllGlobals())

/** Once everything about it has been written. */
async function kept(one: File): Promise<File> {
  void keepUpload(one, about)
  await saveUploadAddress(one, '/uploads/1')
  return one
}

it('gives back a file with what it is for and where its upload had begun, as another page finds it', async () => {
  await kept(file())
  const [found, ...others] = await findUploads('alice')
  expect(others).toEqual([])
  expect(found).toMatchObject({ ...about, hasArrived: false })
  expect([found?.file.name, found?.file.type, found?.file.lastModified, await found?.file.text()]).toEqual([
    'Teller & Glas.mp4',
    'video/mp4',
    5,
    'bytes',
  ])
  expect(found && (await uploadAddress(found.file))).toBe('/uploads/1')
  expect(await uploadAddress(file())).toBeNull()
})

it('keeps a file once, and nothing of it when it was taken', async () => {
  const one = await kept(file())
  void keepUpload(one, about)
  expect(await findUploads('alice')).toHaveLength(1)
  await dropUpload(one)
  await saveUploadAddress(one, '/uploads/2')
  expect([await findUploads('alice'), shelves.get('uploads')?.size]).toEqual([[], 0])
})

it('is of one account and for two days, and gone with signing out', async () => {
  await kept(file())
  expect(await findUploads('alice', Date.now() + 3 * day)).toEqual([])
  await kept(file())
  await keepFilesFor('olivia')
  expect(shelves.get('uploads')?.size).toBe(0)
  await kept(file())
  await forgetFiles()
  expect(shelves.has('uploads')).toBe(false)
})

it('keeps nothing where the browser does not', async () => {
  vi.unstubAllGlobals()
  const one = file()
  void keepUpload(one, about)
  await saveUploadAddress(one, '/uploads/1')
  expect([await findUploads('alice'), await uploadAddress(one)]).toEqual([[], null])
})

it('says whether the browser keeps a file', async () => {
  const one = file()
  expect([await keepUpload(one, about), await keepUpload(one, about)]).toEqual([true, true])
  const put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
  vi.stubGlobal('caches', { open: async () => ({ put }) })
  expect(await keepUpload(file(), about)).toBe(false)
  vi.unstubAllGlobals()
  expect(await keepUpload(file(), about)).toBe(false)
})

it('says what was paused or refused, until a page goes on with it', async () => {
  const one = await kept(file())
  await pauseUpload(one)
  const refused = [...(shelves.get('uploads')?.keys() ?? [])].find((url) => url.endsWith('/address'))
  shelves.get('uploads')?.set(refused?.replace('/address', '/refused') ?? '', new Response('Too short.'))
  expect(await findUploads('alice')).toMatchObject([{ isPaused: true, refusal: 'Too short.' }])
  await resumeUpload(one)
  expect(await findUploads('alice')).toMatchObject([{ isPaused: false, refusal: null }])
})

it('says when another window took an upload over, and nothing once it was let go', async () => {
  const one = await kept(file())
  let steal: () => void = () => undefined
  const request = () => new Promise((_, reject) => (steal = () => reject(new DOMException('taken over', 'AbortError'))))
  vi.stubGlobal('navigator', { locks: { request } })
  const lost = vi.fn<() => void>()
  holdUpload(one, lost)
  steal()
  await expect.poll(() => lost.mock.calls.length).toBe(1)
  holdUpload(one, lost)()
  steal()
  await Promise.resolve()
  expect(lost).toHaveBeenCalledTimes(1)
})
