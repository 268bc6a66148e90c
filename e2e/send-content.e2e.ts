import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawnPhoto } from '../src/domains/media/server/build.ts'
import { countTaps, openPhone } from './phone.ts'
import { phone, signIn, useProduct } from './product.ts'

const product = useProduct()
const video = join(import.meta.dirname, '../src/world/pictures/assets/demo-vertical.mp4')
/** Two files and “Done” in the phone’s own gallery, which no page sees. */
const inGallery = 3

it('sends two deliverables of a visit in six taps, those in the phone’s gallery included', async () => {
  const { page, errors } = await openPhone(product)
  await signIn(page, 'creator@demo.plusone.test', '/app/influencer/dashboard')
  await page
    .getByRole('link', { name: /Chef’s counter for two/ })
    .first()
    .tap()
  const choose = page.getByRole('button', { name: 'Choose files' })
  await choose.waitFor()
  const taps = await countTaps(page)
  const chooser = page.waitForEvent('filechooser')
  await choose.tap()
  await (
    await chooser
  ).setFiles([
    { name: 'reel.mp4', mimeType: 'video/mp4', buffer: readFileSync(video) },
    { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await drawnPhoto(31) },
  ])
  await page.getByRole('button', { name: 'Confirm all four' }).tap()
  await page.getByRole('button', { name: 'Send all 2 for review' }).tap()
  for (const type of ['Instagram Reel', 'Instagram post'])
    await page.getByRole('region', { name: type }).getByText('In review').waitFor()
  expect((await taps()) + inGallery).toBe(6)
  // What was sent is what one sees then.
  const reel = page.getByRole('region', { name: 'Instagram Reel' }).getByText('In review')
  await expect
    .poll(() => reel.evaluate((one) => one.getBoundingClientRect().top))
    .toSatisfy((top: number) => top > 0 && top < phone.height)
  expect(errors).toEqual([])
})
