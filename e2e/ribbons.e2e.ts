import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

const rows = (page: Page) => page.locator('[data-part="ribbons"] h2')
const confirmed = async (page: Page, button: string, answer: string) => {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('button', { name: answer }).click()
}
const firstRow = async (page: Page) => {
  await page.goto(`${product.url}/app/influencer/browse`)
  return page.locator('[data-part="feed-ribbons"] h2').first().textContent()
}

it('puts a row first under another name, for every creator, and takes it back', async () => {
  const admin = await product.open(desk)
  const creator = await product.open(phone)
  await signIn(creator.page, 'creator@demo.plusone.test')
  const before = await firstRow(creator.page)
  const { page } = admin
  await signIn(page, 'admin@demo.plusone.test')
  await page.getByRole('link', { name: 'Feed Customizer' }).click()

  // By keyboard, without waiting in between: the button that was pressed keeps the focus.
  await page.getByRole('button', { name: 'Move With a guest up' }).focus()
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('Enter')
  await expect.poll(() => rows(page).allTextContents()).toEqual(expect.arrayContaining(['With a guest']))
  await expect.poll(async () => (await rows(page).allTextContents()).indexOf('With a guest')).toBe(1)
  // And by dragging.
  const handle = page.getByRole('article', { name: 'With a guest' }).locator('[draggable="true"]')
  await handle.dragTo(page.getByRole('article', { name: 'Tonight' }))
  await expect.poll(() => rows(page).first().textContent()).toBe('With a guest')

  await page.getByRole('button', { name: 'Edit With a guest' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Bring a friend')
  await page.getByRole('button', { name: 'Save to draft' }).click()
  await page.getByRole('heading', { name: 'Bring a friend' }).waitFor()
  expect(await firstRow(creator.page)).toBe(before)
  await confirmed(page, 'Publish', 'Publish ribbons')
  await page.getByText('ribbons live, published').waitFor()
  expect(await firstRow(creator.page)).toBe('Bring a friend')

  await confirmed(page, 'Undo publishing', 'Go back to the previous ribbons')
  await page.getByText('The built-in ribbons are live.').waitFor()
  expect(await firstRow(creator.page)).toBe(before)

  // What was taken back is the draft again, and can be looked at as a creator.
  await page.getByRole('link', { name: 'Preview' }).click()
  await page.getByPlaceholder('@handle or name').fill('maya')
  await page.waitForURL(/find=maya/)
  await page.locator('#content a[href*="uid="]').first().click()
  await page.getByText('You’re viewing the feed of').waitFor()
  await page.locator('[data-part="feed-ribbons"] h2', { hasText: 'Bring a friend' }).waitFor()
  await page.getByRole('link', { name: 'Show live version' }).click()
  await page.locator('[data-part="feed-ribbons"] h2', { hasText: 'Bring a friend' }).waitFor({ state: 'detached' })
  expect([...admin.errors, ...creator.errors]).toEqual([])
})

it('shows a creator’s feed to the team with nothing to press that would be refused', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'manager@demo.plusone.test')
  await page.getByRole('link', { name: 'Feed Viewer' }).click()
  await page.getByPlaceholder('@handle or name').fill('@maya')
  await page.waitForURL(/find=/)
  await page.locator('#content a[href*="uid="]').first().click()
  await page.locator('[data-part="feed"] article').first().waitFor()
  expect(await page.getByRole('button', { name: / for later$|not for me$|Save this filter/ }).count()).toBe(0)
  await page.locator('[data-part="feed-ribbons"] article a').first().click()
  await page.getByRole('dialog').getByRole('heading', { name: 'You get' }).waitFor()
  expect(await page.getByRole('button', { name: /Request collab|Join the waitlist/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Choose another creator' }).click()
  await page.getByPlaceholder('@handle or name').waitFor()
  await page.goto(`${product.url}/app/admin/ribbon-configuration`)
  await page.getByRole('heading', { name: 'Tonight' }).waitFor()
  expect(await page.locator('#content').getByRole('button').count()).toBe(0)
  expect(errors).toEqual([])
})
