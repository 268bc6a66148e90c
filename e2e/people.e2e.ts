import { expect, it } from 'vitest'
import { desk, signIn, useProduct } from './product.ts'

const product = useProduct()

it('views as a person, reading only, then signs in as them, and reads both in the log', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'admin@demo.plusone.test')
  await page.getByRole('link', { name: 'User Explorer' }).click()
  await page.getByPlaceholder('Email, name, handle, brand or ID').fill('creator@demo.plusone.test')
  await page.getByRole('link', { name: 'Maya Okafor' }).click()
  await page.getByText('Nothing is stopping them from signing in.').waitFor()
  await page.getByRole('button', { name: 'View as Maya Okafor' }).click()
  await page.waitForURL(/\/app\/influencer\/browse/)
  const viewing = page.getByRole('complementary', { name: 'Viewing as someone else' })
  await viewing.getByText('You can look, but not change anything.').waitFor()
  // An ad that she would be counted for, and is not.
  await page.locator('[data-position="feed-card"]').waitFor()
  // What is still on its way as Maya when she isn’t viewed any more.
  const stopped = page.waitForResponse('**/call/stopViewing')
  await page.route('**/call/listThreads', async (route) => {
    await stopped
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('link', { name: 'DMs' }).first().click()
  await viewing.getByRole('button', { name: 'Stop' }).click()
  await page.waitForURL(/\/app\/admin\/influencer/)
  await page.getByText('viewed the product as').first().waitFor()
  await page.goto('/app/admin/user-explorer?search=creator@demo.plusone.test')
  await page.getByRole('link', { name: 'Maya Okafor' }).click()
  await page.getByRole('button', { name: 'Sign in as Maya Okafor' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in as Maya Okafor' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/app\/influencer\/browse/)
  const banner = page.getByRole('complementary', { name: 'Signed in as someone else' })
  await banner.getByText('you’re signed in as').waitFor()
  await page.getByRole('link', { name: 'Profile Editor' }).click()
  await banner.getByText('Everything you do is logged').waitFor()
  await banner.getByRole('button', { name: 'Stop' }).click()
  // Signing out leads through two pages, and the second may come before the first has loaded.
  await page.waitForURL(/\/login|\/$/, { waitUntil: 'commit' })

  await signIn(page, 'admin@demo.plusone.test', '/app/admin/audit?search=signed+in+as')
  await page
    .getByText(/signed in as /)
    .first()
    .waitFor()
  expect(errors).toEqual([])
})

it('signs a disabled account out everywhere, and says why they cannot come back', async () => {
  const admin = await product.open(desk)
  const brand = await product.open(desk)
  await signIn(brand.page, 'newbrand@demo.plusone.test')
  await signIn(admin.page, 'admin@demo.plusone.test', '/app/admin/user-explorer?search=newbrand@demo.plusone.test')
  await admin.page.locator('#content a[href*="account="]').first().click()
  await admin.page.getByRole('button', { name: 'Disable account' }).click()
  await admin.page.getByLabel('Reason').fill('asked for it')
  await admin.page.getByRole('button', { name: 'Disable', exact: true }).click()
  await admin.page.getByText('The account is disabled: asked for it.').waitFor()
  await brand.page.waitForURL(/\/login/)
})
