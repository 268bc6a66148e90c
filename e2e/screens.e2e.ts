import { globSync, readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lookThrough } from './look-through.ts'
import { openBrowser, startProduct } from './product.ts'
import { screens, staffScreens } from './screens.ts'

let product: Awaited<ReturnType<typeof startProduct>>
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

it('knows every page there is', () => {
  const files = globSync('src/{app/web/own-routes.ts,domains/*/web/routes.tsx}')
  const written = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/path: '([^']+)'/g)])
  const seen = JSON.stringify([screens, staffScreens])
  const reachedOtherwise = [
    '/onboarding',
    '/app/collab',
    '/app/brand/brief',
    '/app/admin/brand',
    '/app/admin/influencer',
  ]
  const isSeen = (path: string) => new RegExp(`"${path.replace(/\$\w+/, '[^"/]+')}["?]`).test(seen)
  const missing = written.map((match) => match[1]!).filter((path) => !reachedOtherwise.includes(path) && !isSeen(path))
  expect(written.length).toBeGreaterThan(15)
  expect(missing).toEqual([])
})

it.each(Object.keys(screens))(
  'has no fault that axe finds, light at a desk and dark on a phone, and no sideways scroll, as %s',
  (seenAs) => lookThrough(browser, product.url, seenAs, screens[seenAs]!),
)
