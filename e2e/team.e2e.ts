import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('takes a colleague in by a mailed link', async () => {
  const owner = await openWindow(browser, desk)
  await signIn(owner.page, product.url, 'brand@demo.plusone.test')
  await owner.page.getByRole('link', { name: 'Preferences' }).click()
  await owner.page.getByRole('button', { name: 'Invite a colleague' }).click()
  await owner.page.getByRole('dialog').getByLabel(/^Name/).fill('Carla Nune')
  await owner.page
    .getByRole('dialog')
    .getByLabel(/^Email/)
    .fill('carla@harbour.test')
  await owner.page.getByRole('button', { name: 'Invite', exact: true }).click()
  await owner.page.getByText('invited, until').waitFor()

  const colleague = await openWindow(browser, phone)
  await colleague.page.goto(`${product.url}/outbox`)
  await colleague.page
    .getByRole('link', { name: /invites you to Harbour & Hearth/ })
    .first()
    .click()
  await colleague.page.goto(
    (await colleague.page.getByRole('link', { name: 'Choose a password' }).getAttribute('href'))!,
  )
  await colleague.page.getByLabel('New password').first().fill('a-long-new-password')
  await colleague.page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await colleague.page.waitForURL(/\/app\/brand\/dashboard/)
  await colleague.page.getByRole('heading', { name: 'Dashboard' }).waitFor()

  await owner.page.reload()
  await owner.page.getByText('last here').nth(1).waitFor()
  expect(owner.errors).toEqual([])
})

it('says which plan has more seats where there is none left', async () => {
  const { page } = await openWindow(browser, phone)
  await signIn(page, product.url, 'newbrand@demo.plusone.test')
  await page.goto(`${product.url}/app/brand/preferences`)
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await page.getByRole('dialog').getByLabel(/^Name/).fill('Bo Lind')
  await page
    .getByRole('dialog')
    .getByLabel(/^Email/)
    .fill('bo@aldous.test')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByText('Your plan has one person. Professional has 5 people.').waitFor()
})
