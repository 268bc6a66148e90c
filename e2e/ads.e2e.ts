import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

it('goes from the admin who makes and approves it to the creator who follows it, and back as counts', async () => {
  const admin = await product.open(desk)
  const { page } = admin
  await signIn(page, 'admin@demo.plusone.test')
  await page.getByRole('link', { name: 'Ad Manager' }).click()
  await page.getByRole('link', { name: 'House: finish your profile' }).waitFor()
  await page.getByRole('link', { name: 'New ad' }).click()
  await page.getByLabel('Name').fill('Spring at the docks')
  await page.getByLabel('Title').fill('Oysters by the water')
  await page.getByLabel(/^Text/).fill('Three new terraces open this week.')
  await page.getByLabel('Link').fill('http://docks.example')
  await page.getByLabel('Starts (UTC)').fill('2026-01-01T08:00')
  await page.getByLabel('Ends (UTC)').fill('2099-01-01T08:00')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Enter a page such as').waitFor()
  await page.getByLabel('Link').fill('/app/influencer/dashboard?show=active')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Approve Spring at the docks' }).click()
  await page.getByText('Showing', { exact: true }).waitFor()

  const creator = await product.open(phone)
  await signIn(creator.page, 'creator@demo.plusone.test', '/app/influencer/browse')
  const card = creator.page.getByRole('complementary', { name: 'Sponsored' })
  await card.getByText('Oysters by the water').waitFor()
  await creator.page.reload()
  const isCounted = (kind: string) =>
    creator.page.waitForResponse(
      (answer) => answer.url().endsWith('/call/countAdEvent') && must(answer.request().postData()).includes(kind),
    )
  const clicked = isCounted('click')
  await card.getByRole('link').click()
  await clicked
  await creator.page.waitForURL(/influencer\/dashboard\?show=active/)

  await page.reload()
  // Seen twice and clicked in one session.
  await page.getByRole('row', { name: /^\d{4}-\d\d-\d\d 1 1 100.0%$/ }).waitFor()
  await page.getByRole('button', { name: 'Pause Spring at the docks' }).click()
  await page.getByText('Paused', { exact: true }).waitFor()
  await creator.page.goto(`${product.url}/app/influencer/browse`)
  await creator.page.getByRole('complementary', { name: /^From / }).waitFor()
  expect([...admin.errors, ...creator.errors]).toEqual([])
})
