import { expect, it } from 'vitest'
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
  await creator.page.getByRole('link', { name: 'Messages' }).click()
  await creator.page.getByLabel('Message', { exact: true }).fill('May I film the kitchen? Call 020 7946 0958.')
  await creator.page.getByRole('button', { name: 'Send' }).click()
  await creator.page.getByText('· sent').waitFor()
  const address = new URL(creator.page.url())

  await signIn(brand.page, 'brand@demo.plusone.test', `/app/dms?collab=${address.searchParams.get('collab')}`)
  await brand.page.getByText('May I film the kitchen?').last().waitFor()
  await creator.page.getByText('· read').waitFor()

  await brand.page.getByLabel('Message', { exact: true }).fill('Yes, after three.')
  await brand.page.getByLabel('Message', { exact: true }).press('Enter')
  await creator.page.getByText('Yes, after three.').last().waitFor()
  expect([...creator.errors, ...brand.errors]).toEqual([])
})
