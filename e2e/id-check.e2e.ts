import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../src/kit/server/root.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()
const photo = join(projectRoot, 'src/world/pictures/assets/photos/restaurant-day.webp')

it('checks an ID from both sides, and shows brands the result alone', async () => {
  const creator = await product.open(phone)
  await signIn(creator.page, 'creator@demo.plusone.test')
  await creator.page.goto(`${product.url}/app/influencer/id-check`)
  await creator.page.getByLabel('Your name, as it appears on your document').fill('Maya Okafor')
  await creator.page.getByLabel(/^I agree/).check()
  await creator.page.getByRole('button', { name: 'Start ID check' }).click()
  const chooses = creator.page.locator('input[type="file"]')
  await chooses.first().setInputFiles(photo)
  await creator.page.getByText('Added').first().waitFor()
  await chooses.last().setInputFiles(photo)
  await creator.page.getByRole('button', { name: 'Send for checking' }).click()
  await creator.page.getByText('Being checked').waitFor()

  const team = await product.open(desk)
  await signIn(team.page, 'manager@demo.plusone.test')
  await team.page.goto(`${product.url}/app/admin/id-checks`)
  const card = team.page.locator('.card').filter({ hasText: 'Maya Okafor' })
  await card.getByRole('button', { name: 'Open document' }).click()
  const shown = card.getByRole('img', { name: 'The document' })
  await expect.poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const address = await shown.getAttribute('src')
  await card.getByText('Open every photo to decide.').waitFor()
  await card.getByRole('button', { name: 'Open selfie' }).click()
  await card.getByRole('button', { name: 'Approve ID' }).click()
  await card.waitFor({ state: 'detached' })
  expect((await team.page.request.get(`${product.url}${address}`)).status()).toBe(404)

  await creator.page.reload()
  await creator.page.getByText('Brands see “ID checked” on').waitFor()
  const brand = await product.open(desk)
  await signIn(brand.page, 'brand@demo.plusone.test')
  await brand.page.goto(`${product.url}/app/creator?handle=maya.eats.london`)
  await brand.page.locator('header').getByText('ID checked').waitFor()
  expect([creator.errors, team.errors, brand.errors]).toEqual([[], [], []])
})
