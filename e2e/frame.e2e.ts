import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

/** The three menus, in their order; `uid` is in the address of a brand's and an influencer's. */
const menus = {
  brand: [
    ['Dashboard', '/app/brand/dashboard'],
    ['Content', '/app/brand/collab-showcase'],
    ['Analytics', '/app/analytics'],
    ['Preferences', '/app/brand/preferences'],
    ['Support', '/support'],
  ],
  creator: [
    ['Dashboard', '/app/influencer/dashboard'],
    ['Feed', '/app/influencer/browse'],
    ['Map', '/app/influencer/explore'],
    ['DMs', '/app/dms'],
    ['Profile Editor', '/app/influencer/profile-editor'],
    ['Support', '/support'],
  ],
  admin: [
    ['Brand Browser', '/app/admin/brand-browser'],
    ['Influencer Manager', '/app/admin/influencer-manager'],
    ['Collab Explorer', '/app/admin/collab-explorer'],
    ['Collab Brief Manager', '/app/admin/collab-brief-manager'],
    ['User Explorer', '/app/admin/user-explorer'],
    ['DMs', '/app/dms'],
    ['Influencer List Explorer', '/app/admin/influencer-list-explorer'],
    ['Ad Manager', '/app/admin/ad-manager'],
    ['Pricing Tiers', '/app/admin/tier-management'],
    ['Usage Logs', '/app/admin/usage-explorer'],
    ['Feed Customizer', '/app/admin/ribbon-configuration'],
    ['Feed Viewer', '/app/influencer/browse'],
    ['Training', '/app/admin/training'],
    ['Support', '/support'],
    ['Preferences', '/app/admin/preferences'],
  ],
} as const

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' }).filter({ visible: true })

describe.each([
  ['at a desk', desk],
  ['on a phone', phone],
] as const)('the menu, %s', (_where, viewport) => {
  it.each(Object.keys(menus) as (keyof typeof menus)[])(
    'of %s is whole and in order, and every entry leads to a page',
    async (who) => {
      const { page, errors } = await product.open(viewport)
      await signIn(page, `${who}@demo.plusone.test`)
      const open = async () => {
        if (viewport === phone) await page.getByRole('button', { name: 'Open the menu' }).click()
        await menuOf(page).first().waitFor()
      }
      await open()
      const entries = await menuOf(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).pathname]),
        )
      expect(entries).toEqual(menus[who])
      if (who === 'admin') await page.getByText('Admin Mode Active').filter({ visible: true }).first().waitFor()
      for (const [label, path] of menus[who]) {
        if (path === '/support') continue
        await menuOf(page).getByRole('link', { name: label, exact: true }).click()
        await page.waitForURL((address) => address.pathname === path)
        await page.locator('main').getByRole('heading').first().waitFor()
        if (viewport === phone) await open()
      }
      expect(errors).toEqual([])
    },
  )
})

it.each([
  ['at a desk', desk],
  ['on a phone', phone],
])('says of a closed entry that it is unavailable, and prompts to upgrade, %s', async (_where, viewport) => {
  const { page } = await product.open(viewport)
  await signIn(page, 'newbrand@demo.plusone.test')
  if (viewport === phone) await page.getByRole('button', { name: 'Open the menu' }).click()
  const prompt = page.getByRole('region', { name: 'Boost your Brand' }).filter({ visible: true })
  await prompt.getByText('Unlock the full platform today').waitFor()
  await prompt.getByRole('button', { name: 'Upgrade Now' }).waitFor()
  await menuOf(page).getByRole('button', { name: 'Analytics' }).click()
  const dialog = page.getByRole('dialog', { name: 'Feature Unavailable' })
  await dialog.getByText('This feature has not been unlocked or is unavailable on your account.').waitFor()
  await dialog.getByRole('button', { name: 'Back to Dashboard' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/app/brand/dashboard')
})

it('asks before it does what cannot be undone: focus stays in the question, Escape is a no', async () => {
  const { page } = await product.open(desk)
  await signIn(page, 'creator@demo.plusone.test', '/app/account')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = page.getByRole('dialog')
  await question.getByText('Sign out of every browser, including this one?').waitFor()
  expect(await question.getByRole('button').allTextContents()).toEqual(expect.arrayContaining(['Cancel', 'Confirm']))
  const layer = await question.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { zIndex } = getComputedStyle(at)
      if (zIndex !== 'auto') return Number(zIndex)
    }
    return 0
  })
  expect(layer).toBeGreaterThanOrEqual(1000)
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab')
    expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('This browser', { exact: true }).waitFor()
})

it('shows a bar while a page is on its way, and a white toast on the theme’s blue', async () => {
  const { page, context } = await product.open(desk)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'creator@demo.plusone.test')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/ProfileEditorScreen.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await menuOf(page).getByRole('link', { name: 'Profile Editor' }).click()
  await page.locator('#nprogress .bar').waitFor()
  letThrough()
  await page.getByRole('heading', { name: 'Profile Editor' }).waitFor()
  await page.locator('#nprogress').waitFor({ state: 'detached' })

  await menuOf(page).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Create calendar link' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Copied to clipboard!' })
  await toast.waitFor()
  const colours = await toast.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element.parentElement ?? element)
    return [backgroundColor, color]
  })
  expect(colours).toEqual(['rgb(43, 89, 232)', 'rgb(255, 255, 255)'])
})

it('draws the frame with the page one lands on, not before, so that nothing of it begins twice', async () => {
  const { page } = await product.open(desk)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/BrandDashboardScreen.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await signIn(page, 'newbrand@demo.plusone.test')
  // The address is the dashboard’s already, and its page is still on the way: nothing around it begins without it.
  await page.waitForURL(/\/app\/brand\/dashboard/)
  const drawnTooEarly = menuOf(page).waitFor({ timeout: 2_000 })
  await expect(drawnTooEarly).rejects.toThrow('Timeout')
  letThrough()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
})

it('draws a stand-in where a picture does not come', async () => {
  const { page, context } = await product.open(desk)
  await context.route(/\/media\//, (route) => route.abort())
  await signIn(page, 'creator@demo.plusone.test', '/app/influencer/browse')
  await page.locator('[data-part="feed"] [data-kind="hero"]').first().waitFor()
  expect(await page.locator('[data-part="feed"] article').first().locator('img').count()).toBe(0)
})

it('lists its keys, goes to the search by one of them, and says when there is no network', async () => {
  const { page } = await product.open(desk)
  await signIn(page, 'admin@demo.plusone.test', '/app/admin/brand-browser')
  const search = page.getByRole('searchbox').first()
  await search.waitFor()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByText('Search this page').waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'hidden' })
  await page.keyboard.press('/')
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('?')
  expect(await keys.isVisible()).toBe(false)

  await page.context().setOffline(true)
  await page.getByText('You’re offline. ').waitFor()
  await page.context().setOffline(false)
  await page.getByText('You’re offline. ').waitFor({ state: 'hidden' })
})
