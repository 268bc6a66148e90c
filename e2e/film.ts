/**
 * A creator’s way as a film of single pictures, to be looked at: `node tools/run.mjs e2e/film.ts FOLDER [ADDRESS]` opens the
 * product as a phone, light and dark, and takes a picture after each step from the feed to the story. Without an address it
 * starts a product of its own with the demo.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { must } from '../src/kit/contract/must.ts'
import { ensureBuilt } from '../tools/launch/build.mjs'
import { openBrowser } from './browser.ts'
import { openToRequest } from './phone.ts'
import { keptConsent, letIn, phone } from './product.ts'
import { type Product, startIn } from './start.ts'
import { call } from './story.ts'

const video = join(import.meta.dirname, '../src/world/pictures/assets/demo-vertical.mp4')
type Step = [name: string, go: (page: Page) => Promise<unknown>]

const card = (page: Page) => page.locator('[data-part="feed"] > article').first()
const collab = async (page: Page, fits: (one: { stage: number; title: string; isVisit: boolean }) => boolean) => {
  const { linked_profiles_found: profiles } = await call(page, 'getSessionAndUserProfile', {})
  const influencerUid = must(profiles[0]).uid
  const lists = await Promise.all(
    (['active', 'past'] as const).map((show) => call(page, 'listInfluencerCollabs', { influencerUid, show })),
  )
  const found = lists
    .flatMap(({ rows }) => rows)
    .find((one) =>
      fits({ stage: one.stage, title: one.brief.title, isVisit: one.visit !== null && !one.visit.checkedInAt }),
    )
  return must(found, 'collab of the demo').uid
}

/** In this order, each from where the one before has led. */
const steps: readonly Step[] = [
  ['feed', (page) => page.goto('/app/influencer/browse').then(() => card(page).waitFor())],
  [
    'swipe',
    (page) =>
      card(page)
        .getByRole('link', { name: /^Photos: / })
        .evaluate((strip) => strip.scrollBy({ left: strip.clientWidth })),
  ],
  ['filters', (page) => page.getByRole('button', { name: /Any day$/ }).tap()],
  ['brief', (page) => page.goto('/app/influencer/browse?mine=yes').then(() => openToRequest(page))],
  [
    'brief-facts',
    (page) => page.getByRole('dialog').getByRole('heading', { name: 'You get' }).scrollIntoViewIfNeeded(),
  ],
  ['times', (page) => page.getByRole('heading', { name: 'When can you come?' }).scrollIntoViewIfNeeded()],
  ['time-chosen', (page) => page.getByRole('group', { name: 'Next free times' }).getByRole('button').first().tap()],
  ['requested', (page) => page.getByRole('button', { name: /^Request (collab|and book)$/ }).tap()],
  ['visits', (page) => page.goto('/app/influencer/dashboard')],
  ['ticket', (page) => page.getByRole('button', { name: 'Show ticket' }).first().tap()],
  ['visit', async (page) => page.goto(`/app/collab?collab=${await collab(page, ({ isVisit }) => isVisit)}`)],
  [
    'content',
    async (page) =>
      page.goto(`/app/collab?collab=${await collab(page, ({ title }) => title.startsWith('Chef’s counter'))}`),
  ],
  [
    'uploaded',
    async (page) => {
      const reel = page.getByRole('region', { name: 'Instagram Reel' })
      await reel.locator('input[type=file]').setInputFiles(video)
      await reel.getByRole('button', { name: /^Remove/ }).waitFor({ timeout: 90_000 })
      await reel.scrollIntoViewIfNeeded()
    },
  ],
  [
    'promises',
    async (page) => {
      await page.getByRole('button', { name: 'Confirm all four' }).tap()
      await page.getByRole('heading', { name: 'Send your content' }).scrollIntoViewIfNeeded()
    },
  ],
  ['sent', (page) => page.getByRole('button', { name: 'Send for review' }).tap()],
  ['thread', async (page) => page.goto(`/app/dms?collab=${new URL(page.url()).searchParams.get('collab')}`)],
  ['map', (page) => page.goto('/app/influencer/explore')],
  ['story', async (page) => page.goto(`/app/story?collab=${await collab(page, ({ stage }) => stage >= 6)}`)],
  ['profile', (page) => page.goto('/app/influencer/profile-editor')],
  ['public', (page) => page.goto('/i/mayaeatslondon')],
]

async function film(browser: Browser, url: string, folder: string): Promise<void> {
  const context = await browser.newContext({
    viewport: phone,
    baseURL: url,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript((kept) => localStorage.setItem('consent', kept), keptConsent(false))
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await letIn(page, 'creator@demo.plusone.test')
  for (const [at, [name, go]] of steps.entries()) {
    await go(page)
    // A picture is of what has arrived.
    await page.waitForTimeout(2_000)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: join(folder, `${String(at + 1).padStart(2, '0')}-${name}-${colorScheme}.png`) })
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await context.close()
}

async function startOwn(): Promise<Product> {
  await ensureBuilt()
  const data = mkdtempSync(join(tmpdir(), 'plusone-film-'))
  const product = await startIn(data)
  const stop = async () => {
    await product.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...product, stop }
}

const [folder = 'film', given] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const product: Product = given ? { url: given, stop: async () => undefined } : await startOwn()
const browser = await openBrowser()
try {
  await film(browser, product.url, folder)
} finally {
  await browser.close()
  await product.stop()
}
