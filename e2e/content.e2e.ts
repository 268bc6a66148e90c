import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { drawnPhoto } from '../src/domains/media/server/build.ts'
import { desk, phone, signIn, useProduct, sendNow } from './product.ts'

const product = useProduct()

const video = join(import.meta.dirname, '../src/world/pictures/assets/demo-vertical.mp4')
const caption = '#ad Fish over embers at @harbourandhearth #counterseats'

/** Uploads a file for a deliverable and writes the caption. */
async function draft(
  page: Page,
  type: string,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
): Promise<void> {
  const deliverable = page.getByRole('region', { name: type })
  await deliverable.locator('input[type=file]').setInputFiles(file)
  await deliverable.getByRole('button', { name: /^Remove/ }).waitFor({ timeout: 60_000 })
  await deliverable.getByLabel('Caption').fill('Fish over embers at @harbour_and_hearth')
  await deliverable.getByText('You wrote @harbour_and_hearth, but the venue is @harbourandhearth.').waitFor()
  await deliverable.getByLabel('Caption').fill(caption)
}

it('leads from the visit to published content: real files, a remark, a yes, and the live address', async () => {
  const creator = await product.open(phone)
  const brand = await product.open(desk)
  await signIn(creator.page, 'creator@demo.plusone.test', '/app/influencer/dashboard')
  await signIn(brand.page, 'brand@demo.plusone.test')
  await creator.page
    .getByRole('link', { name: /Chef’s counter for two/ })
    .first()
    .click()
  await draft(creator.page, 'Instagram Reel', video)
  const photo = await drawnPhoto(7)
  await draft(creator.page, 'Instagram post', { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: photo })
  await creator.page.getByRole('button', { name: 'Confirm all four' }).click()
  await creator.page.getByRole('button', { name: 'Send all 2 for review' }).click()
  for (const type of ['Instagram Reel', 'Instagram post'])
    await creator.page.getByRole('region', { name: type }).getByText('In review').waitFor()

  // The brand finds it among what needs it, remarks on the video, and approves both.
  await brand.page
    .getByRole('link', { name: /Content to review/ })
    .filter({ hasText: 'Maya Okafor' })
    .click()
  const reel = brand.page.getByRole('region', { name: 'Instagram Reel' })
  await reel.locator('video[poster^="/media/card/"]').waitFor()
  await reel.getByRole('slider').fill('3000')
  await reel.getByLabel('Comment at 0:03').fill('This moment!')
  await reel.getByRole('button', { name: 'Comment at 0:03' }).click()
  await reel.getByText('This moment!').waitFor()
  await brand.page.getByRole('button', { name: 'Approve all 2' }).click()
  await brand.page.getByText('Approved all 2 deliverables.').first().waitFor()
  await brand.page.getByRole('button', { name: 'Undo' }).click()
  await reel.getByRole('button', { name: 'Approve' }).click()
  await brand.page.getByRole('region', { name: 'Instagram post' }).getByRole('button', { name: 'Approve' }).click()
  await sendNow(brand.page)

  // The influencer's page follows by itself; with the addresses the collab is completed.
  for (const [type, url] of [
    ['Instagram Reel', 'https://www.instagram.com/reel/C1a2b3c4d5e/'],
    ['Instagram post', 'https://www.instagram.com/p/C5d4c3b2a1f/'],
  ] as const) {
    const deliverable = creator.page.getByRole('region', { name: type })
    await deliverable.getByLabel(/^Link to/).fill(url)
    await deliverable.getByRole('button', { name: 'Mark as published' }).click()
    await deliverable.getByRole('link', { name: 'View post' }).waitFor()
  }
  await creator.page.getByText('Completed').first().waitFor()
  await creator.page.getByRole('button', { name: 'Delighted' }).click()
  await creator.page.getByRole('button', { name: 'Submit review' }).click()
  await brand.page.getByText('Completed').first().waitFor()
  expect([creator.errors, brand.errors]).toEqual([[], []])
})
