import { expect, it } from 'vitest'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

it('changes agreed terms: one side proposes, the other reads what changes and accepts, without reload', async () => {
  const creator = await product.open(phone)
  const brand = await product.open(desk)
  await signIn(creator.page, 'creator@demo.plusone.test', '/app/influencer/dashboard')
  await creator.page
    .getByRole('link', { name: /Chef’s counter for two/ })
    .first()
    .click()
  await creator.page.getByRole('button', { name: 'Propose changes' }).click()
  const dialog = creator.page.getByRole('dialog', { name: 'Propose new terms' })
  await dialog.getByLabel('Keep posts up (months)').fill('9')
  await dialog.getByLabel('Reason').fill('I keep my posts for a season.')
  await dialog.getByRole('button', { name: 'Send proposal' }).click()
  await creator.page.getByRole('heading', { name: 'Your proposed terms' }).waitFor()
  const address = new URL(creator.page.url())

  await signIn(brand.page, 'brand@demo.plusone.test', `/app/collab?collab=${address.searchParams.get('collab')}`)
  await brand.page.getByText('I keep my posts for a season.').first().waitFor()
  expect(await brand.page.locator('ins').first().innerText()).toBe('9 months; stories exempt')
  await brand.page.getByRole('button', { name: 'Accept new terms' }).click()
  await brand.page.getByText('9 months, stories exempt').waitFor()

  // The creator's page follows.
  await creator.page.getByText('9 months, stories exempt').waitFor()
  await creator.page.getByText('1 earlier proposal').click()
  await creator.page.getByText(/Accepted by /).waitFor()
  expect([...creator.errors, ...brand.errors]).toEqual([])
})
