import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { faultsOf } from './axe.ts'
import { desk, openWindow, phone, signIn } from './product.ts'

/** A page by its address, or by what to do after it: a detail, a dialog. */
export type Step = string | [name: string, address: string, go: (page: Page) => Promise<unknown>]

export const openFirst = (selector: string) => (page: Page) =>
  page.locator('#content').locator(selector).first().click()
export const inDialog = (selector: string) => async (page: Page) => {
  await openFirst(selector)(page)
  await page.getByRole('dialog').waitFor()
}

/**
 * Opens each page as somebody of the demo (the first word of `seenAs`), light at a desk and dark on a phone: no fault that axe
 * finds, no sideways scroll, nothing in the console.
 */
export async function lookThrough(
  browser: Browser,
  url: string,
  seenAs: string,
  steps: readonly Step[],
): Promise<void> {
  const who = seenAs.split(' ')[0]!
  const { page, errors } = await openWindow(browser, desk)
  if (who !== 'guest') await signIn(page, url, `${who}@demo.plusone.test`)
  const faults: Record<string, string[]> = {}
  for (const step of steps) {
    const [name, address, go] = typeof step === 'string' ? [step, step, null] : step
    await page.setViewportSize(desk)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(url + address)
    await settled(page)
    if (go) {
      await go(page)
      await settled(page)
    }
    const found = new Set(await faultsOf(page))
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize(phone)
    await settled(page)
    for (const fault of await faultsOf(page)) found.add(`dark, on a phone: ${fault}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (wide > 0) found.add(`${wide} pixels too wide for a phone`)
    if (process.env.PICTURES)
      await page.screenshot({
        path: join(process.env.PICTURES, `${who}-${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`),
      })
    if (found.size > 0) faults[name] = [...found]
  }
  expect(faults).toEqual({})
  // Links that do not hold are refused, and say so; so are pages that a plan does not have.
  const refusing = ['guest', 'newbrand'].includes(who)
  expect(errors.filter((error) => !refusing || !/status of 40[04]/.test(error))).toEqual([])
}

/** Everything asked for has arrived and is drawn. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.evaluate(async () => {
    // What fades begins to at the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
  })
}
