import { afterEach, expect, it, vi } from 'vitest'
import { browserCaches, sharedAnswer } from '../testing/browser-caches.ts'
import { findSharedFiles, forgetSharedFile, forgetSharedFiles, keepSharedFor } from './shared-files.ts'

const day = 24 * 60 * 60_000
const shared = (...names: string[]) =>
  browserCaches('shared', Object.fromEntries(names.map((name, at) => [`/shared/${at}`, photo(name)])))
const photo = (name: string, at = day) => sharedAnswer(name, 'image/jpeg', at)
const namesFor = async (accountUid: string) => (await findSharedFiles(accountUid, day + 1)).map(({ name }) => name)

afterEach(() => vi.unstubAllGlobals())

it('gives back what was shared under its own name, for a day, and deletes what is older', async () => {
  const shelves = browserCaches('shared', {
    '/shared/0': sharedAnswer('Teller & Glas.mp4', 'video/mp4', day),
    '/shared/1': photo('old.jpg', 0),
  })
  const [file, ...others] = await findSharedFiles('alice', day + 1)
  expect([file?.name, file?.type, await file?.text(), others]).toEqual(['Teller & Glas.mp4', 'video/mp4', 'bytes', []])
  expect([...(shelves.get('shared')?.keys() ?? [])].filter((url) => url.endsWith('/1'))).toEqual([])
  await forgetSharedFiles()
  expect(await namesFor('alice')).toEqual([])
})

it('is for whoever looked first: somebody who signs in later on the device finds nothing, and nothing stays', async () => {
  const shelves = shared('plate.jpg')
  await keepSharedFor('alice', day + 1)
  expect(await namesFor('olivia')).toEqual([])
  expect(shelves.has('shared')).toBe(false)
  shared('plate.jpg')
  await keepSharedFor('alice', day + 1)
  expect(await namesFor('alice')).toEqual(['plate.jpg'])
})

it('forgets one file at a time, and leaves a newer one that took its place', async () => {
  const shelves = shared('one.jpg', 'two.jpg')
  const [one, two] = await findSharedFiles('alice', day + 1)
  if (one) await forgetSharedFile(one)
  expect(await namesFor('alice')).toEqual(['two.jpg'])
  shelves.get('shared')?.set('https://app.test/shared/1', photo('newer.jpg', day + 5))
  if (two) await forgetSharedFile(two)
  expect(await namesFor('alice')).toEqual(['newer.jpg'])
  await forgetSharedFile(new File([], 'chosen here.jpg'))
  const [newer] = await findSharedFiles('alice', day + 1)
  if (newer) await forgetSharedFile(newer)
  expect(shelves.has('shared')).toBe(false)
})

it('has nothing in a browser that keeps nothing', async () => {
  expect(await findSharedFiles('alice')).toEqual([])
  await forgetSharedFiles()
})
