import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { lookThrough } from './look-through.ts'
import { openBrowser, startProduct } from './product.ts'
import { staffScreens } from './screens.ts'

let product: Awaited<ReturnType<typeof startProduct>>
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

it.each(Object.keys(staffScreens))(
  'has no fault that axe finds, light at a desk and dark on a phone, and no sideways scroll, as %s',
  (seenAs) => lookThrough(browser, product.url, seenAs, staffScreens[seenAs]!),
)
