import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { consentTextVersion } from '../src/domains/accounts/consent-text.ts'
import { demoPassword, type Product, startIn } from './start.ts'

/** The product with the demo in it, in a folder of its own, with `settings` besides. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'plusone-e2e-'))
  cpSync(inject('madeFolder'), folder, { recursive: true })
  return startIn(folder, settings)
}

/** Chromium, with `more` arguments besides. */
export function openBrowser(...more: string[]): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...more,
  ]
  return chromium.launch({ executablePath, args })
}

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** The answer to being counted, as a browser keeps it. */
export function keptConsent(analytics: boolean): string {
  return JSON.stringify({ analytics, at: '2026-01-01T00:00:00.000Z', textVersion: consentTextVersion })
}

/** A browser window of its own, in which being counted was refused unless it is `unasked`. What goes wrong in its console is collected, but for the 401 that tells a guest from a user. */
export async function openWindow(
  browser: Browser,
  viewport: { width: number; height: number },
  { unasked = false } = {},
): Promise<{ page: Page; context: BrowserContext; errors: string[] }> {
  const context = await browser.newContext({ viewport, baseURL: undefined })
  if (!unasked)
    await context.addInitScript((kept) => {
      if (!localStorage.getItem('consent')) localStorage.setItem('consent', kept)
    }, keptConsent(false))
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('401')) errors.push(message.text())
  })
  return { page, context, errors }
}

/** Signs in by password, and waits for the landing page. */
export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Sign in with a password instead' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').first().fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((address) => address.pathname.startsWith('/app/'))
}

/** The link in the newest mail of this subject, read in a window of its own. */
export async function mailedLink(browser: Browser, url: string, subject: string, to: string): Promise<string> {
  const { page, context } = await openWindow(browser, desk)
  await page.goto(`${url}/outbox`)
  await page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject }).first().click()
  const link = (await page.locator('a').first().getAttribute('href'))!
  await context.close()
  return link
}
