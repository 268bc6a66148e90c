import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultsOf } from './axe.ts'
import { desk, openBrowser, openWindow, phone, signIn, startProduct } from './product.ts'

let product: Awaited<ReturnType<typeof startProduct>>
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** A page by its address, or by what to do after it: a detail, a dialog. */
type Step = string | [name: string, address: string, go: (page: Page) => Promise<unknown>]

const openFirst = (selector: string) => (page: Page) => page.locator('#content').locator(selector).first().click()
const inDialog = (selector: string) => async (page: Page) => {
  await openFirst(selector)(page)
  await page.getByRole('dialog').waitFor()
}
/** Who looks, by the first word, and at what. */
const screens: Record<string, Step[]> = {
  guest: [
    '/',
    '/support',
    '/login',
    '/signup',
    '/pricing',
    '/privacy',
    '/terms',
    '/consent',
    '/join',
    '/join?tier=starter',
    '/join?as=influencer',
    '/schedule-call',
    '/schedule-call?token=none',
    '/app/account-manager/anna-lindqvist',
    '/app/account-manager/nobody',
    '/door?token=none',
    '/review?token=none',
    '/app/password-reset',
    '/app/login?token=none',
    '/app/quick-login?token=none',
    '/no-such-page',
  ],
  creator: [
    '/app/influencer/dashboard',
    '/app/influencer/browse',
    '/app/influencer/explore',
    ['a card of the feed', '/app/influencer/browse', inDialog('.feed .brief-card a')],
    '/app/dms',
    ['a conversation', '/app/dms', openFirst('.dms-row')],
    '/app/influencer/profile-editor',
    ['a collab', '/app/influencer/dashboard', openFirst('a[href*="/app/collab?"]')],
    '/app/check-in?code=ABC234',
    '/app/sessions',
    '/app/no-such-page',
  ],
  brand: [
    '/app/brand/dashboard',
    '/app/brand/collab-showcase',
    ['a piece', '/app/brand/collab-showcase', inDialog('.showcase-tile')],
    '/app/brand/preferences',
    '/app/brand/billing',
    '/app/brand/billing/statement',
    '/app/brand/billing/subscription-complete',
    '/app/analytics',
    '/app/brand/briefs',
    ['a brief', '/app/brand/briefs', openFirst('a[href*="/app/brand/brief?"]')],
    ['a collab', '/app/brand/dashboard', openFirst('a[href*="/app/collab?"]')],
  ],
  newbrand: [
    '/app/brand/dashboard',
    '/app/brand/collab-showcase',
    '/app/analytics',
    '/app/brand/billing',
    [
      'the billing details',
      '/app/brand/billing',
      async (page) => {
        await page.getByRole('button', { name: 'Upgrade to Starter' }).click()
        await page.getByRole('dialog').waitFor()
      },
    ],
  ],
  admin: [
    '/app/admin/brand-browser',
    ['a brand', '/app/admin/brand-browser', openFirst('a[href*="/app/admin/brand?"]')],
    '/app/admin/influencer-manager',
    ['an influencer', '/app/admin/influencer-manager', openFirst('a[href*="/app/admin/influencer?"]')],
    '/app/admin/collab-explorer',
    '/app/admin/collab-brief-manager',
    '/app/admin/collab-brief-manager?tab=all',
    '/app/admin/collab-brief-manager?tab=disclosure',
    '/app/dms',
    '/app/admin/training',
    '/app/admin/tier-management',
    '/app/admin/payment-events',
    '/app/admin/joining',
    '/app/admin/usage-explorer',
    '/app/admin/usage-explorer?tab=sessions',
    '/app/admin/usage-explorer?tab=figures',
    '/app/admin/usage-explorer?tab=errors',
  ],
  'admin of the feed and its people': [
    '/app/admin/ribbon-configuration',
    [
      'a row of the feed',
      '/app/admin/ribbon-configuration',
      async (page) => {
        await page.getByRole('button', { name: 'Edit Tonight' }).click()
        await page.getByText('Picked by hand').click()
        await page.getByRole('list', { name: 'Found' }).waitFor()
      },
    ],
    '/app/influencer/browse',
    ['the feed of a creator', '/app/influencer/browse?draft=1', openFirst('a[href*="/app/influencer/browse?"]')],
    '/app/admin/user-explorer',
    ['a person', '/app/admin/user-explorer?search=maya', openFirst('a[href*="account="]')],
    '/app/admin/audit',
    '/app/admin/influencer-list-explorer',
    ['a list', '/app/admin/influencer-list-explorer', openFirst('a[href*="list="]')],
    [
      'a new list',
      '/app/admin/influencer-list-explorer',
      async (page) => {
        await page.getByRole('button', { name: 'New list' }).click()
        await page.getByText('By a rule').click()
        await page.getByLabel('Followers from').waitFor()
      },
    ],
    '/app/admin/ad-manager',
    ['a placement', '/app/admin/ad-manager', openFirst('a[href*="placement=placement_"]')],
    '/app/admin/ad-manager?placement=new',
    '/app/admin/preferences',
    '/app/admin/calls',
  ],
}

it('knows every page there is', () => {
  const files = globSync('src/{app/web/own-routes.ts,domains/*/web/routes.tsx}')
  const written = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/path: '([^']+)'/g)])
  const seen = JSON.stringify(screens)
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
  async (seenAs) => {
    const who = seenAs.split(' ')[0]!
    const { page, errors } = await openWindow(browser, desk)
    if (who !== 'guest') await signIn(page, product.url, `${who}@demo.plusone.test`)
    const faults: Record<string, string[]> = {}
    for (const step of screens[seenAs]!) {
      const [name, address, go] = typeof step === 'string' ? [step, step, null] : step
      await page.setViewportSize(desk)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(product.url + address)
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
  },
)

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
