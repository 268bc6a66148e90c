import type { Page } from 'playwright-core'
import { keptConsent, phone, type Used } from './product.ts'

/**
 * A telephone: a small screen under a thumb. `unasked`: the question about cookies is still open. Without `worker`, everything
 * comes from the network.
 */
export async function openPhone(product: Pick<Used, 'browser' | 'url'>, { unasked = false, worker = true } = {}) {
  const context = await product.browser.newContext({
    viewport: phone,
    baseURL: product.url,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: worker ? 'allow' : 'block',
  })
  if (!unasked) await context.addInitScript((kept) => localStorage.setItem('consent', kept), keptConsent(false))
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return { page, context, errors }
}

/** Counts what a thumb does from now on, wherever it lands; what a script presses does not count. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = '0'
    const count = (event: Event) => {
      const { dataset } = document.documentElement
      if (event.isTrusted) dataset.taps = String(Number(dataset.taps) + 1)
    }
    addEventListener('click', count, { capture: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.taps))
}

/** Opens the first brief of the feed that was not requested yet. */
export async function openToRequest(page: Page): Promise<void> {
  const cards = page.locator('[data-part="feed"] > article')
  await cards.first().waitFor()
  const free = cards.filter({ hasNotText: /Requested|Invited|Approved|Booked|Content (due|sent)|night/ })
  await free.first().getByRole('heading').tap()
}
