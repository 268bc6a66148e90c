/**
 * `node tools/run.mjs e2e/shots.ts [ADDRESS [NAME …]]`: makes the pictures of the product that the public pages and the help show, and the story of
 * one finished collab, from the demo: of the product at ADDRESS (its demo password is `demoPassword`), or of one that it starts. With names, those alone. Light and dark, two
 * pixels for each point, WebP, in `src/app/web/public/shots`; sizes and story go beside the pages, in `src/app/web/open`.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { must } from '../src/kit/contract/must.ts'
import { ensureBuilt } from '../tools/launch/build.mjs'
import { demoPassword, type Product, startIn } from './start.ts'
import { readStory } from './story.ts'

const web = join(import.meta.dirname, '../src/app/web')
const folder = join(web, 'public/shots')

type Box = { width: number; height: number }
type Shot = {
  name: string
  as: 'brand' | 'creator' | 'admin' | 'nobody'
  path: string
  /** The first link with these words in the page is followed from there. */
  follow?: string
  view: Box
  /** What is cut out: an element, the card under a heading, or so much of the page below the bar on top. */
  of: string | { card: string } | { below: number; height: number }
}

const tablet = { width: 820, height: 1000 }
const desk = { width: 1280, height: 1200 }
const phone = { width: 390, height: 844 }
const shots: Shot[] = [
  { name: 'requests', as: 'brand', path: '/app/brand/dashboard', view: tablet, of: { below: 56, height: 640 } },
  {
    name: 'content',
    as: 'brand',
    path: '/app/brand/collab-showcase?rights=organic',
    view: tablet,
    of: { below: 56, height: 620 },
  },
  { name: 'results', as: 'brand', path: '/app/analytics', view: tablet, of: { below: 56, height: 700 } },
  { name: 'plan', as: 'brand', path: '/app/brand/billing', view: tablet, of: { below: 56, height: 620 } },
  { name: 'creators', as: 'brand', path: '/app/brand/creators', view: tablet, of: { below: 56, height: 700 } },
  { name: 'briefs', as: 'brand', path: '/app/brand/briefs', view: tablet, of: { below: 56, height: 560 } },
  { name: 'notifications', as: 'brand', path: '/app/notifications', view: tablet, of: { below: 56, height: 620 } },
  { name: 'account', as: 'brand', path: '/app/account', view: tablet, of: { below: 56, height: 620 } },
  { name: 'messages', as: 'creator', path: '/app/dms', view: tablet, of: { below: 56, height: 560 } },
  {
    name: 'profile',
    as: 'creator',
    path: '/app/influencer/profile-editor',
    view: tablet,
    of: { below: 56, height: 700 },
  },
  { name: 'map', as: 'creator', path: '/app/influencer/explore', view: tablet, of: { below: 56, height: 620 } },
  { name: 'brief-card', as: 'creator', path: '/app/influencer/browse', view: desk, of: '#content article' },
  { name: 'feed', as: 'creator', path: '/app/influencer/browse', view: phone, of: { below: 0, height: 844 } },
  { name: 'visit', as: 'creator', path: '/app/influencer/dashboard', view: phone, of: { below: 0, height: 844 } },
  { name: 'to-do', as: 'creator', path: '/app/influencer/dashboard', view: tablet, of: { below: 56, height: 640 } },
  {
    name: 'upload',
    as: 'creator',
    path: '/app/influencer/dashboard',
    follow: 'Upload',
    view: { width: 820, height: 1400 },
    of: { below: 56, height: 1000 },
  },
  {
    name: 'connected',
    as: 'creator',
    path: '/app/influencer/profile-editor',
    view: desk,
    of: { card: 'Your accounts' },
  },
  { name: 'id-check', as: 'creator', path: '/app/influencer/id-check', view: tablet, of: { below: 56, height: 560 } },
  {
    name: 'reliability',
    as: 'creator',
    path: '/app/creator?handle=maya.eats.london',
    view: tablet,
    of: { card: 'Reliability' },
  },
  { name: 'join', as: 'nobody', path: '/creators', view: tablet, of: { below: 0, height: 640 } },
  { name: 'sign-in', as: 'nobody', path: '/login', view: tablet, of: { below: 0, height: 620 } },
  {
    name: 'visits',
    as: 'brand',
    path: '/app/brand/dashboard',
    view: desk,
    of: '#content .two-columns',
  },
  { name: 'team', as: 'brand', path: '/app/brand/preferences?section=team', view: desk, of: { card: 'Team' } },
  {
    name: 'logistics',
    as: 'creator',
    path: '/app/influencer/dashboard',
    follow: 'Give your address',
    view: desk,
    of: { card: 'Logistics' },
  },
  {
    name: 'campaign',
    as: 'brand',
    path: '/app/campaigns',
    follow: 'Winter menu',
    view: tablet,
    of: { below: 56, height: 700 },
  },
  { name: 'expert', as: 'brand', path: '/app/expert', view: tablet, of: { below: 56, height: 620 } },
  { name: 'today', as: 'brand', path: '/app/today', view: desk, of: { below: 56, height: 700 } },
  { name: 'worth', as: 'brand', path: '/app/value', view: tablet, of: { below: 56, height: 700 } },
  ...(
    [
      ['admin-messages', '/app/dms'],
      ['admin-id-checks', '/app/admin/id-checks'],
      ['admin-briefs', '/app/admin/collab-brief-manager'],
      ['admin-creators', '/app/admin/influencer-manager'],
      ['admin-collabs', '/app/admin/collab-explorer'],
      ['admin-brands', '/app/admin/brand-browser'],
      ['admin-people', '/app/admin/user-explorer'],
      ['admin-questions', '/app/admin/expert-questions'],
    ] as const
  ).map(([name, path]): Shot => ({ name, as: 'admin', path, view: tablet, of: { below: 56, height: 560 } })),
  {
    name: 'admin-record',
    as: 'admin',
    path: '/app/admin/brand-browser?search=Harbour',
    follow: 'Harbour & Hearth',
    view: desk,
    of: { below: 56, height: 760 },
  },
]

/** Of each picture; `dark` where there is a dark one as well. */
const sizes: Record<string, Box & { dark?: true }> = JSON.parse(readFileSync(join(web, 'open/shots.json'), 'utf8'))
type Scheme = 'light' | 'dark'

async function save(shot: string, picture: Buffer, scheme: Scheme = 'light'): Promise<void> {
  const { width, height } = await sharp(picture).metadata()
  const isDark = scheme === 'dark'
  const name = isDark ? `${shot}-dark` : shot
  if (isDark) sizes[shot] = { ...must(sizes[shot]), dark: true }
  else sizes[shot] = { width: Math.round(width / 2), height: Math.round(height / 2) }
  await sharp(picture)
    .webp({ quality: 76, effort: 5 })
    .toFile(join(folder, `${name}.webp`))
  const half = sharp(picture).resize(Math.round(width / 2))
  await half.webp({ quality: 76, effort: 5 }).toFile(join(folder, `${name}-half.webp`))
}

async function openAs(
  browser: Browser,
  url: string,
  as: Shot['as'],
  view: Box,
  scheme: Scheme = 'light',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: view,
    deviceScaleFactor: 2,
    colorScheme: scheme,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (as === 'nobody') return page
  const credentials = { email: `${as}@demo.plusone.test`, password: demoPassword }
  const answer = await page.request.post('/auth/sign-in/email', { data: credentials })
  if (!answer.ok()) throw new Error(`${as} could not sign in: ${await answer.text()}`)
  return page
}

/** What is cut out of a page. */
async function cut(page: Page, { of, view }: Shot): Promise<Buffer> {
  if (typeof of !== 'string' && 'below' in of)
    return page.screenshot({ clip: { x: 0, y: of.below, width: view.width, height: of.height } })
  const found =
    typeof of === 'string'
      ? page.locator(of)
      : page.locator('.card').filter({ has: page.getByRole('heading', { name: of.card, exact: true }) })
  return found.first().screenshot()
}

async function take(browser: Browser, url: string, shot: Shot, scheme: Scheme): Promise<void> {
  const { name, as, path, follow, view } = shot
  const page = await openAs(browser, url, as, view, scheme)
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  if (follow) {
    const from = page.url()
    await page.locator('#content a').filter({ hasText: follow }).first().click()
    await page.waitForURL((url) => url.href !== from)
    await page.locator('h1').first().waitFor()
  }
  await page.waitForTimeout(1_500)
  const banner = page.locator('[data-consent-question]')
  if (await banner.isVisible()) await banner.getByRole('button', { name: 'Decline' }).click()
  await page.waitForFunction(() => [...document.images].every((one) => one.complete || one.loading === 'lazy'))
  await page.waitForTimeout(1_500)
  await save(name, await cut(page, shot), scheme)
  await page.context().close()
}

async function tellStory(browser: Browser, url: string): Promise<void> {
  const page = await openAs(browser, url, 'brand', tablet)
  await page.goto('/app/brand/dashboard')
  const { story, pictures } = await readStory(page)
  for (const [at, path] of pictures.entries()) {
    const answer = await page.request.get(`/media/full/${path}`)
    const square = sharp(await answer.body()).resize(720, 900, { fit: 'cover', position: 'attention' })
    await save(must(story.items[at]).shot, await square.png().toBuffer())
  }
  writeFileSync(join(web, 'open/story.json'), `${JSON.stringify(story, null, 2)}\n`)
  await page.context().close()
}

async function startOwn(): Promise<Product> {
  await ensureBuilt()
  const data = mkdtempSync(join(tmpdir(), 'plusone-shots-'))
  const product = await startIn(data)
  const stop = async () => {
    await product.stop()
    rmSync(data, { recursive: true, force: true })
  }
  // At an address with a name, as everybody has it: passkeys need one.
  return { url: product.url.replace('127.0.0.1', 'localhost'), stop }
}

const [given, ...names] = process.argv.slice(2)
const isAsked = (name: string) => names.length === 0 || names.includes(name)
const product: Product = given ? { url: given, stop: async () => undefined } : await startOwn()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
})
mkdirSync(folder, { recursive: true })
try {
  for (const shot of shots.filter(({ name }) => isAsked(name)))
    for (const scheme of ['light', 'dark'] as const) await take(browser, product.url, shot, scheme)
  if (isAsked('story')) await tellStory(browser, product.url)
  const sorted = Object.entries(sizes).toSorted(([a], [b]) => a.localeCompare(b))
  writeFileSync(join(web, 'open/shots.json'), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  console.log(`${sorted.length} pictures in ${folder}`)
} finally {
  await browser.close()
  await product.stop()
}
