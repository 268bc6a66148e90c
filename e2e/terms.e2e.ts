import { expect, it } from 'vitest'
import { desk, phone, sendNow, signIn, useProduct } from './product.ts'

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
  const dialog = creator.page.getByRole('dialog', { name: 'Propose changes' })
  await dialog.getByLabel('Keep posts up (months)').fill('9')
  await dialog.getByLabel('Reason').fill('I keep my posts for a season.')
  await dialog.getByRole('button', { name: 'Send proposal' }).click()
  await creator.page.getByRole('heading', { name: 'Your proposed terms' }).waitFor()
  const address = new URL(creator.page.url())

  await signIn(brand.page, 'brand@demo.plusone.test', `/app/collab?collab=${address.searchParams.get('collab')}`)
  await brand.page.getByText('I keep my posts for a season.').first().waitFor()
  expect(await brand.page.locator('ins').first().innerText()).toBe('9 months (except Stories)')
  await brand.page.getByRole('button', { name: 'Accept new terms' }).click()
  const question = brand.page.getByRole('dialog', { name: 'Please confirm' })
  await question.getByRole('button', { name: 'Accept new terms' }).click()
  await brand.page.getByRole('definition').filter({ hasText: '9 months (except Stories)' }).waitFor()

  // The creator's page follows.
  await creator.page.getByRole('definition').filter({ hasText: '9 months (except Stories)' }).waitFor()
  await creator.page.getByText('1 earlier proposal').click()
  await creator.page.getByText(/Accepted by /).waitFor()
  expect([...creator.errors, ...brand.errors]).toEqual([])
})

it('suggests different terms with a request, and a brand approves with those it was sent', async () => {
  const creator = await product.open(desk)
  const brand = await product.open(desk)
  await signIn(creator.page, 'creator@demo.plusone.test', '/app/influencer/browse')
  await creator.page.locator('article a').first().click()
  const dialog = creator.page.getByRole('dialog')
  await dialog.getByLabel('Suggest different terms').check()
  await dialog.getByLabel('Payment by the brand (optional)').fill('75')
  await dialog.getByRole('button', { name: 'Request collab' }).click()
  await creator.page.getByText('Request sent. We’ll let you know when they reply.').waitFor()

  await signIn(brand.page, 'brand@demo.plusone.test', '/app/brand/requests')
  const request = brand.page.locator('article', { hasText: 'Suggested terms' })
  await request.waitFor()
  expect(await request.locator('ins').allInnerTexts()).toContain('2 Instagram posts (photo)')
  await request.getByRole('link', { name: 'Chef’s counter for two' }).first().click()
  await request.waitFor({ state: 'detached' })
  await brand.page.getByRole('button', { name: 'Approve' }).click()
  await brand.page.getByRole('button', { name: 'Approve suggested terms' }).click()
  await sendNow(brand.page)
  await brand.page.getByRole('heading', { name: 'Agreed terms' }).waitFor()
  await brand.page.getByText('2 Instagram posts (photo)').first().waitFor()
  await brand.page.getByText('1 earlier proposal').click()
  await brand.page
    .getByText(/Accepted by /)
    .first()
    .waitFor()
  expect([...creator.errors, ...brand.errors]).toEqual([])
})
