import { beforeEach, expect, it, vi } from 'vitest'
import { browserStore } from '../testing/browser-store.ts'
import type * as Kept from './kept-answers.ts'

let store: Map<string, string>
let kept: typeof Kept

/** The page as it is loaded anew: it knows nothing, and the browser has what it kept. */
async function load(): Promise<void> {
  vi.resetModules()
  kept = await import('./kept-answers.ts')
}

beforeEach(async () => {
  store = browserStore()
  await load()
})

it('keeps what came before its owner was known, and finds it on a page that is loaded without a connection', async () => {
  kept.keepAnswer('getUser', {}, { name: 'Maya' })
  expect(store.size).toBe(0)
  kept.keepFor('account_maya')
  kept.keepAnswer('getThing', { uid: 'a' }, { stage: 4 })
  await load()
  expect(kept.showsKept()).toBe(false)
  expect(kept.findKept('getUser', {})).toEqual({ name: 'Maya' })
  expect(kept.findKept('getThing', { uid: 'a' })).toEqual({ stage: 4 })
  expect(kept.findKept('getThing', { uid: 'b' })).toBeUndefined()
  expect(kept.showsKept()).toBe(true)
})

it('holds nothing of another account, of staff, or of who left', async () => {
  kept.keepFor('account_maya')
  kept.keepAnswer('getUser', {}, { name: 'Maya' })
  await load()
  kept.keepAnswer('listFeed', {}, [])
  kept.keepFor('account_noah')
  expect(kept.findKept('getUser', {})).toBeUndefined()
  expect(kept.findKept('listFeed', {})).toEqual([])
  kept.forgetKept()
  kept.keepAnswer('listFeed', {}, [])
  expect(store.size).toBe(0)
  await load()
  kept.keepFor(null)
  kept.keepAnswer('getUser', {}, { name: 'An admin' })
  expect(store.size).toBe(0)
})

it('writes nothing more on a page whose account signed out on another page', async () => {
  kept.keepFor('account_maya')
  // The other page has the same store.
  const here = kept
  await load()
  kept.forgetKept()
  here.keepAnswer('getUser', {}, { name: 'Maya' })
  expect(store.size).toBe(0)
  kept.keepFor('account_noah')
  here.keepAnswer('getUser', {}, { name: 'Maya' })
  expect(kept.findKept('getUser', {})).toBeUndefined()
})

it('asks for the answers again that came while nothing was kept: what the page began with is missing', () => {
  kept.keepAnswer('getUser', {}, { name: 'Maya' })
  expect(kept.keepFor(null)).toBe(false)
  expect(kept.keepFor('account_maya')).toBe(true)
  kept.keepAnswer('getUser', {}, { name: 'Maya' })
  expect(kept.keepFor('account_maya')).toBe(false)
  expect(kept.isKept('getUser', {})).toBe(true)
  expect(kept.isKept('getThing', {})).toBe(false)
})

it('leaves out the oldest where there is no more room, and what is older than 30 days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:00Z') })
  kept.keepFor('account_maya')
  for (let n = 1; n <= 6; n += 1) {
    kept.keepAnswer('getThread', { n }, 'x'.repeat(400_000))
    vi.setSystemTime(Date.now() + 1_000)
  }
  const found = [1, 2, 3, 4, 5, 6].filter((n) => kept.findKept('getThread', { n }) !== undefined)
  expect(found).toEqual([3, 4, 5, 6])
  kept.keepAnswer('getThread', { n: 7 }, 'x'.repeat(600_000))
  expect(kept.findKept('getThread', { n: 7 })).toBeUndefined()
  vi.setSystemTime(new Date('2026-04-01T10:00:00Z'))
  expect(kept.findKept('getThread', { n: 6 })).toBeUndefined()
  vi.useRealTimers()
})

it('shows at once only what this very build kept', async () => {
  const loadBuild = async (file: string) => {
    vi.stubGlobal('document', { querySelector: () => ({ src: file }) })
    await load()
  }
  await loadBuild('/assets/index-one.js')
  kept.keepFor('account_maya')
  kept.keepAnswer('listFeed', {}, { rows: ['Sunday lunch'] })
  expect(kept.peekKept('listFeed', {})).toEqual({ rows: ['Sunday lunch'] })
  expect(kept.showsKept()).toBe(false)
  await loadBuild('/assets/index-two.js')
  expect(kept.peekKept('listFeed', {})).toBeUndefined()
  expect(kept.findKept('listFeed', {})).toEqual({ rows: ['Sunday lunch'] })
  vi.unstubAllGlobals()
})

it('keeps what its owner is writing until it is sent, and nobody else’s', async () => {
  kept.keepBeside('typed message', 'nobody is known yet')
  expect(store.size).toBe(0)
  kept.keepFor('account_maya')
  kept.keepBeside('typed message', 'May I film')
  await load()
  expect(kept.findBeside('typed message')).toBe('May I film')
  expect(kept.findBeside('typed caption')).toBeUndefined()
  kept.keepFor('account_maya')
  kept.keepBeside('typed message', null)
  expect(kept.findBeside('typed message')).toBeUndefined()
  kept.keepBeside('typed message', 'May I film')
  kept.keepFor('account_omar')
  expect(kept.findBeside('typed message')).toBeUndefined()
})
