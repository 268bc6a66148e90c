import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserCaches } from '../../../kit/testing/browser-caches.ts'
import { pageOf } from './pages.ts'

const textOf = (version: string, facts = '') => `${facts}<script src="/assets/index-${version}.js"></script>`
const kept = textOf('1')

let asked: string[]
/** The page as the server has it; null where it can't be reached. */
let there: string | null

beforeEach(() => {
  browserCaches('files 1', { '/app': new Response(kept) })
  ;[asked, there] = [[], textOf('1', 'from the server')]
  vi.stubGlobal('fetch', async (of: Request | string) => {
    asked.push(new URL(typeof of === 'string' ? of : of.url, 'https://app.test').pathname)
    if (there === null) throw new TypeError('no network')
    return new Response(there)
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(path: string): Promise<string> {
  const { page, after } = await pageOf(new Request(`https://app.test${path}`), 'files 1')
  await after
  return page.text()
}

it.each(['/app', '/app/influencer/browse'])('shows %s from what is kept, and keeps it anew', async (path) => {
  expect(await open(path)).toBe(kept)
  expect(await open(path)).toBe(there)
  expect(asked).toEqual(['/app', '/app'])
})

it('asks the server first once it has another version, and shows its own where there is no answer', async () => {
  there = textOf('2')
  expect(await open('/app/influencer/browse')).toBe(kept)
  expect(await open('/app/influencer/browse')).toBe(there)
  there = null
  expect(await open('/app/influencer/browse')).toBe(kept)
})

it.each(['/app/influencer/browse?uid=influencer_1', '/app/collab', '/app/brand/dashboard', '/door/code'])(
  'asks the server for %s, which may lead elsewhere',
  async (path) => {
    expect(await open(path)).toBe(there)
    there = null
    expect(await open(path)).toBe(kept)
    expect(asked).not.toContain('/app')
  },
)

it('leaves the kept page as it is without an answer', async () => {
  there = null
  expect([await open('/app'), await open('/app')]).toEqual([kept, kept])
})
