import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { consentTextVersion } from '../src/domains/accounts/consent-text.ts'
import { demoPassword, type Product, startEmbedded, startOnServer } from './start.ts'

type Window = { page: Page; context: BrowserContext; errors: string[] }
type Viewport = { width: number; height: number }

/** The product of a test file, while its tests run. */
export type Used = {
  readonly url: string
  /** The address of its database, for what only passes with time: a job of another day. */
  readonly database: string
  readonly browser: Browser
  /** A browser window of its own, closed when the test ends. */
  open: (viewport: Viewport, options?: { unasked?: boolean }) => Promise<Window>
}

type Settings = Record<string, string>

/** A product with the demo in it, for the journeys of one file; `settings` besides. */
export function useProduct(settings: () => Settings = () => ({})): Used {
  return use(() => startOnServer(inject('demo'), settings()))
}

/** A product as a stranger has it: on the embedded database, with no setting. */
export function useEmbeddedProduct(): Used {
  return use(() => startEmbedded(inject('demo')))
}

/** The product of everyone who only looks: nothing may be changed in it. */
export function useSharedProduct(): Used {
  return use(async () => ({ url: inject('sharedUrl'), stop: async () => undefined }))
}

function use(start: () => Promise<Product>): Used {
  let product: Product
  let browser: Browser
  beforeAll(async () => {
    ;[product, browser] = await Promise.all([start(), chromium.connect(inject('browserUrl'))])
  })
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
  afterAll(() => Promise.all([browser?.close(), product?.stop()]))
  return {
    get url() {
      return product.url
    },
    get database() {
      return must(product.database, 'a database of its own')
    },
    get browser() {
      return browser
    },
    open: (viewport, options) => openWindow(browser, product.url, viewport, options),
  }
}

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** An answer to being counted, as a browser keeps it. */
export const keptConsent = (analytics: boolean) =>
  JSON.stringify({ analytics, at: '2026-01-01T00:00:00.000Z', textVersion: consentTextVersion })

/** A browser window of its own, in which being counted was refused unless it is `unasked`. What goes wrong in its console is collected, but for the 401 that tells a guest from a user. */
export async function openWindow(
  browser: Browser,
  baseURL: string,
  viewport: Viewport,
  { unasked = false } = {},
): Promise<Window> {
  const context = await browser.newContext({
    viewport,
    baseURL,
    // What moves is drawn by the processor here, and waited for.
    reducedMotion: 'reduce',
    // It fetches a hundred files for the time without a connection, which `openPhone` has.
    serviceWorkers: 'block',
  })
  if (!unasked)
    await context.addInitScript((kept) => {
      if (!localStorage.getItem('consent')) localStorage.setItem('consent', kept)
    }, keptConsent(false))
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().includes('401')) return
    errors.push(`${message.text()} (${message.location().url})`)
  })
  return { page, context, errors }
}

/** Signs in without the pages of the ways in, and opens none. */
export async function letIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/auth/sign-in/email', { data: { email, password: demoPassword } })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`)
}

/** The same, and opens a page: the one where one lands unless said otherwise. No page is open meanwhile: a way in that is would go on by itself. */
export async function signIn(page: Page, email: string, path = '/app'): Promise<void> {
  await page.goto('/robots.txt')
  await letIn(page, email)
  await page.goto(path)
  await page.waitForURL((address) => address.pathname.startsWith('/app/'))
}

/** Sends what could still be undone, instead of waiting ten seconds for it. */
export async function sendNow(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Undo' }).getByRole('button', { name: 'Dismiss' }).click()
}

/** The link in the newest mail of this subject, read in a window of its own. */
export async function mailedLink(product: Used, subject: string, to: string): Promise<string> {
  const { page, context } = await product.open(desk)
  await page.goto('/outbox')
  await page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject }).first().click()
  const link = must(await page.locator('a').first().getAttribute('href'))
  await context.close()
  return link
}
