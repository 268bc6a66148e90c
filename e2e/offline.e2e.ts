import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf } from './axe.ts'
import { openPhone } from './phone.ts'
import { must } from '../src/kit/contract/must.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

/** Waits until the product would open without a network: its worker is there, with all its files. */
const untilKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const keptHere = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept')).length)

it('opens visits, messages and the profile without a network, and nothing of them after signing out', async () => {
  const { page, context, errors } = await openPhone(product)
  await signIn(page, 'creator@demo.plusone.test', '/app/influencer/dashboard')
  await untilKept(page)
  const visit = page
    .locator('.serif')
    .filter({ hasText: /\d\d:\d\d/ })
    .first()
  const when = await visit.textContent()
  await page.getByRole('link', { name: 'View details' }).tap()
  await page.getByRole('heading', { name: 'The visit', exact: true }).waitFor()
  const collab = page.url()
  await page.goto('/app/influencer/profile-editor')
  const bio = await page.getByLabel('Bio', { exact: true }).inputValue()
  await page.goto('/app/dms')
  await page.locator('a[href*="collab="]').filter({ hasNotText: 'No messages yet' }).first().tap()
  const messages = page.getByRole('log', { name: 'Messages' })
  const words = await messages.getByRole('paragraph').last().innerText()
  const thread = page.url()

  await context.setOffline(true)
  await page.goto('/app')
  await page.waitForURL(/\/app\/influencer\/dashboard/)
  await page.getByText('You’re offline. Your visits').waitFor()
  expect(await visit.textContent()).toBe(when)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Show ticket' }).tap()
  await page.getByRole('img', { name: /^Maya.* ticket for / }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.goto(collab)
  await page.getByRole('checkbox', { name: /late afternoon light/ }).check()
  await page.reload()
  await expect.poll(() => page.getByRole('checkbox', { name: /late afternoon light/ }).isChecked()).toBe(true)
  await page.getByRole('heading', { name: 'The visit', exact: true }).waitFor()
  await page.goto('/app/influencer/profile-editor')
  await expect.poll(() => page.getByLabel('Bio', { exact: true }).inputValue()).toBe(bio)
  await page.goto(thread)
  await messages.getByText(words, { exact: true }).first().waitFor()
  // What was never here says so, and comes by itself.
  await page.goto('/app/influencer/browse')
  await page.getByText('This page isn’t on your device yet.').waitFor()
  await context.setOffline(false)
  await page.locator('[data-part="feed"] > article').first().waitFor()
  await page.getByText('You’re offline. Your visits').waitFor({ state: 'hidden' })

  expect(await keptHere(page)).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Open the menu' }).tap()
  await page.getByRole('button', { name: 'Sign out', exact: true }).filter({ visible: true }).last().tap()
  await page.waitForURL(/\/login/)
  expect(await keptHere(page)).toBe(0)
  await context.setOffline(true)
  await page.goto('/app/influencer/dashboard')
  await page.getByText('We can’t reach Plusone').waitFor()
  expect(await page.getByText('Your next visit').count()).toBe(0)
  expect(errors).toEqual([])
})

it('says that it’s offline on Wi-Fi without internet, on pages no wider than the phone', async () => {
  const { page, context, errors } = await openPhone(product)
  await signIn(page, 'creator@demo.plusone.test', '/app/influencer/dashboard')
  await untilKept(page)
  await page.goto('/app/dms')
  const threads = page.locator('a[href*="collab="]')
  await threads.first().waitFor()
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }))
  await context.setOffline(true)
  await page.reload()
  await page.getByText('Reconnecting…').waitFor()
  expect(await widthOf(page)).toBe(phone.width)
  await threads.first().waitFor()
  await page.getByText('You’re offline. Your visits').waitFor()
  expect(await widthOf(page)).toBe(phone.width)
  await page.goto('/app/influencer/dashboard')
  await page.getByText('You’re offline. Your visits').waitFor()
  expect(await widthOf(page)).toBe(phone.width)
  await context.setOffline(false)
  await page.getByText('You’re offline. Your visits').waitFor({ state: 'hidden' })
  // The header of public pages stays in one line for who is signed in.
  await page.goto('/pricing')
  const app = page.getByRole('link', { name: 'Open app' })
  await app.waitFor()
  expect((await app.boundingBox())?.height).toBeLessThan(48)
  expect(await widthOf(page)).toBe(phone.width)
  expect(errors).toEqual([])
})

it('opens a venue’s door without a network, where it was open before', async () => {
  const brand = await product.open(desk)
  await signIn(brand.page, 'both@demo.plusone.test')
  await brand.page.getByRole('button', { name: /Create door link|Remove link/ }).waitFor()
  const make = brand.page.getByRole('button', { name: 'Create door link' })
  if (await make.isVisible()) await make.click()
  const address = must(await brand.page.getByRole('link', { name: 'Open door page' }).getAttribute('href'))
  const { page, context, errors } = await openPhone(product)
  await page.goto(address)
  const code = page.getByRole('img', { name: /^QR code for/ })
  const shown = await code.getAttribute('aria-label')
  await untilKept(page)
  await context.setOffline(true)
  await page.goto(address)
  await page.getByText('This list is from').waitFor()
  expect(await code.getAttribute('aria-label')).toBe(shown)
  expect(await faultsOf(page)).toEqual([])
  await context.setOffline(false)
  await page.getByText('This list is from').waitFor({ state: 'hidden' })
  expect([brand.errors, errors]).toEqual([[], []])
})

it('offers a new version without touching what somebody is writing', async () => {
  const { page, errors } = await openPhone(product)
  await signIn(page, 'creator@demo.plusone.test', '/app/influencer/profile-editor')
  await untilKept(page)
  const bio = page.getByLabel('Bio', { exact: true })
  await bio.fill('Maya, half way through a change')
  // Another address is another worker, as another text at the same address would be.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer'))
  await page.getByText('A new version is ready.').waitFor()
  expect(await bio.inputValue()).toBe('Maya, half way through a change')
  expect(await faultsOf(page)).toEqual([])
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).tap()
  await loaded
  await expect.poll(() => bio.inputValue()).not.toBe('Maya, half way through a change')
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('?newer')
  expect(errors).toEqual([])
})
