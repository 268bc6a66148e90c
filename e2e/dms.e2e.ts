import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { drawnPhoto } from '../src/domains/media/server/build.ts'
import { pdfOf } from '../src/world/content-stories.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

it('carries a message to the other side without reload, and says when it was read', async () => {
  const creator = await product.open(phone)
  const brand = await product.open(desk)
  await signIn(creator.page, 'creator@demo.plusone.test', '/app/influencer/dashboard')
  await creator.page
    .getByRole('link', { name: /Chef’s counter for two/ })
    .first()
    .click()
  await creator.page.getByRole('main').getByRole('link', { name: 'DMs' }).click()
  await creator.page.getByLabel('Message', { exact: true }).fill('May I film the kitchen? Call 020 7946 0958.')
  await creator.page.getByRole('button', { name: 'Send' }).click()
  await creator.page.getByText('· sent').waitFor()
  await stays(creator.page)

  await signIn(brand.page, 'brand@demo.plusone.test', '/app/brand/dashboard')
  await brand.page
    .getByRole('link', { name: /^DMs \d unread/ })
    .first()
    .click()
  await brand.page.getByRole('link', { name: /May I film the kitchen/ }).click()
  await brand.page.getByText('May I film the kitchen?').last().waitFor()
  await creator.page.getByText('· read').waitFor()

  await brand.page.getByLabel('Message', { exact: true }).fill('Yes, after three.')
  await brand.page.getByLabel('Message', { exact: true }).press('Enter')
  await creator.page.getByText('Yes, after three.').last().waitFor()

  // What is written without a connection waits where it will stand, in sight, and is sent by itself.
  await creator.context.setOffline(true)
  await creator.page.getByLabel('Message', { exact: true }).fill('Then I will come at two.')
  await creator.page.getByRole('button', { name: 'Send' }).click()
  await creator.page.getByText('Waiting for a connection').waitFor()
  await creator.context.setOffline(false)
  await brand.page.getByText('Then I will come at two.').last().waitFor()
  await brand.page.getByRole('button', { name: 'React or reply to “Then I will come at two.”' }).click()
  await brand.page.getByRole('menuitem', { name: 'Thumbs up' }).click()
  await creator.page.getByRole('button', { name: /^Thumbs up: / }).waitFor()
  expect([...creator.errors, ...brand.errors].filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual(
    [],
  )
})

it('lets a team work through its inbox by key, and say once what it says often', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'brand@demo.plusone.test', '/app/dms?box=unanswered')
  const list = page.getByRole('region', { name: 'Conversations' })
  await list.getByRole('link').first().waitFor()
  const before = await list.getByRole('link').count()
  await page.keyboard.press('j')
  await page.getByRole('button', { name: 'Assign' }).waitFor()
  await page.keyboard.press('e')
  await page.getByText(/^Done: /).waitFor()
  await page.keyboard.press('z')
  await expect.poll(() => list.getByRole('link').count()).toBe(before)
  await page.keyboard.press('s')
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).click()
  await page.getByText(/^Snoozed until .*: /).waitFor()
  await expect.poll(() => list.getByRole('link').count()).toBe(before - 1)
  await page.goto(`${product.url}/app/dms?box=snoozed`)
  await list.getByText(/^Snoozed until /).waitFor()
  await list.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Templates' }).click()
  await page.getByRole('button', { name: /^Directions/ }).click()
  await page.keyboard.press('Enter')
  await page.getByText('our door is on the canal side', { exact: false }).last().waitFor()
  await page.getByText('· sent').waitFor()
  expect(errors).toEqual([])
})

it('keeps a photo and a PDF that were chosen for the message while a note is written', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'brand@demo.plusone.test', '/app/dms')
  const list = page.getByRole('region', { name: 'Conversations' })
  await list.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Attach file' }).click()
  const buffer = Buffer.from(await drawnPhoto(21))
  await page
    .getByRole('group', { name: 'Attach a photo or PDF' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'table.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Remove photo' }).waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Attach file' }).click()
  await page
    .getByRole('group', { name: 'Attach a photo or PDF' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: pdfOf('Menu') })
  await page.getByRole('button', { name: 'Remove menu.pdf' }).waitFor({ timeout: 60_000 })
  await page.getByRole('switch', { name: 'Internal note' }).click()
  await page.getByLabel('Note', { exact: true }).fill('Give them the corner table.')
  await page.getByRole('button', { name: 'Save note' }).click()
  const note = page.getByRole('article').filter({ hasText: 'Only your team sees this' })
  await note.getByText('Give them the corner table.').waitFor()
  await page.getByRole('switch', { name: 'Internal note' }).click()
  await page.getByRole('button', { name: 'Remove photo' }).waitFor()
  await page.getByLabel('Message', { exact: true }).fill('This is your table.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('· sent').waitFor()
  await page.getByRole('log').getByRole('img').last().waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('log').getByRole('link', { name: 'menu.pdf' }).last().click()
  expect((await saved).suggestedFilename()).toBe('menu.pdf')
  expect(errors).toEqual([])
})

/** A conversation scrolls inside itself: the page below it has nothing to scroll. */
async function stays(page: Page): Promise<void> {
  const [height, shown] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight])
  expect(height).toBe(shown)
}
