import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { first, must } from '../src/kit/contract/must.ts'
import { samples } from '../src/kit/testing/samples.ts'
import { faultsOf } from './axe.ts'
import { desk, phone, signIn, type Used } from './product.ts'

/** A page by its address, or by what to do after it: a detail, a dialog. */
export type Step = string | [name: string, address: string, go: (page: Page) => Promise<unknown>]

export const openFirst = (selector: string) => (page: Page) =>
  page.locator('#content').locator(selector).first().click()
export const inDialog = (selector: string) => async (page: Page) => {
  await openFirst(selector)(page)
  await page.getByRole('dialog').waitFor()
}

const nameOf = (step: Step) => (typeof step === 'string' ? step : step[0])

/** As many pages as one test looks at well within its time. */
const pagesPerTest = 8

/** The pages of each person in groups, each named: `creator, 2 of 3`. */
export function inGroups(screens: Record<string, Step[]>): [name: string, seenAs: string, steps: Step[]][] {
  return Object.entries(screens).flatMap(([seenAs, steps]) => {
    const groups = Math.ceil(steps.length / pagesPerTest)
    return Array.from({ length: groups }, (_, at): [string, string, Step[]] => [
      `${seenAs}, ${at + 1} of ${groups}`,
      seenAs,
      steps.slice(at * pagesPerTest, (at + 1) * pagesPerTest),
    ])
  })
}

/** A window of somebody of the demo: the first word of `seenAs`. */
export async function openAs(product: Used, seenAs: string) {
  const who = first(seenAs.split(' '))
  const { page, errors } = await product.open(desk)
  if (who !== 'guest') await signIn(page, `${who}@demo.plusone.test`)
  // Links that do not hold are refused, and say so; so are pages and filters that a plan does not have.
  const refused = ['guest', 'newbrand'].includes(who) ? /status of 40[034]/ : /^$/
  return { page, unexpectedErrors: () => errors.filter((error) => !refused.test(error)) }
}

const looks = [
  ['light, at a desk', desk, 'light'],
  ['dark, on a phone', phone, 'dark'],
] as const
type Look = (typeof looks)[number]

/** Opens pages one after another. Usually each is looked at in one look, by turns; in both where samples are full. */
export async function expectNoFaults(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [at, step] of steps.entries()) {
    const seenIn = samples(1, 2) === 2 ? looks : [must(looks[at % 2])]
    expect.soft(await faultsIn(page, step, seenIn), nameOf(step)).toEqual([])
  }
}

/** Opens a page and looks at it: light at a desk and dark on a phone, unless only one look is asked for. */
export async function faultsIn(page: Page, step: Step, seenIn: readonly Look[] = looks): Promise<string[]> {
  const [, address, go] = typeof step === 'string' ? [step, step, null] : step
  const [, viewport, colorScheme] = looks[0]
  await turnTo(page, viewport, colorScheme)
  await visit(page, address)
  await settled(page)
  await go?.(page)
  return faultsAsItStands(page, seenIn)
}

/** More on one page look restless. */
const mostTextSizes = 4

/** The sizes of what is written on a page, each with a word of it; run in the page. Initials in place of a picture are as large as it. */
function textSizes(): string[] {
  const found = new Map<string, string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: element, textContent } = texts.currentNode
    const words = textContent?.trim()
    if (!words || !element?.checkVisibility() || element.closest('[aria-hidden="true"], .mantine-Avatar-root')) continue
    // Only screen readers read it.
    if (element.getBoundingClientRect().width <= 1) continue
    const { fontSize } = getComputedStyle(element)
    if (!found.has(fontSize)) found.set(fontSize, words.slice(0, 24))
  }
  return [...found].map(([size, words]) => `${size} (${words})`)
}

/** Looks at a page as it stands: what axe finds, whether it scrolls sideways, and in how many sizes it is written. */
export async function faultsAsItStands(page: Page, seenIn: readonly Look[] = looks): Promise<string[]> {
  const faults: string[] = []
  for (const [look, viewport, colorScheme] of seenIn) {
    await turnTo(page, viewport, colorScheme)
    await settled(page)
    for (const fault of await faultsOf(page)) faults.push(`${look}: ${fault}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (wide > 0) faults.push(`${look}: ${wide} pixels too wide`)
    const sizes = await page.evaluate(textSizes)
    if (sizes.length > mostTextSizes) faults.push(`${look}: text in ${sizes.length} sizes, ${sizes.join(', ')}`)
  }
  return faults
}

/**
 * Goes to a page of the signed-in product as a link there would, without loading the product anew: half of the time. What
 * is public, and another search on the same page, is loaded.
 */
async function visit(page: Page, address: string): Promise<void> {
  const [path] = address.split('?')
  const isAtHand = await page.evaluate(
    (next) => document.querySelector('nav[aria-label="Main menu"]') !== null && next !== location.pathname,
    path,
  )
  if (!isAtHand) return void (await page.goto(address))
  await page.evaluate((next) => {
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '')
    history.pushState({}, '', next)
  }, address)
  await page.waitForFunction(() => document.querySelector('main h1:not([data-left])'))
}

/** What moves is looked at where it arrives. */
async function turnTo(page: Page, viewport: typeof desk, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** Everything asked for has arrived and is drawn. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor()
  await nextFrames(page)
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .nprogress-busy') === null)
  await nextFrames(page)
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

/** What a click or an answer begins, a fade or another page, has begun. */
const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
