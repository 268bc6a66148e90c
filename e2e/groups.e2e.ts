import { expect, it } from 'vitest'
import { desk, phone, sendNow, signIn, useProduct } from './product.ts'

const product = useProduct()
const owner = 'group@demo.plusone.test'

it('answers requests of six venues in one list, with a key each, and shows one venue alone', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, owner)
  await page.getByRole('link', { name: 'All 6 venues' }).click()
  await page.getByRole('heading', { name: 'All venues', level: 1 }).waitFor()
  await page.getByText('Raman Restaurants · 6 venues in London and Paris · Premium plan').waitFor()
  await page.getByText(/^Requests to answer \d+/).click()
  const list = page.getByRole('list', { name: 'Due' }).getByRole('button')
  await expect
    .poll(async () => new Set(await list.locator('small:first-child').allTextContents()))
    .toEqual(new Set(['Request']))
  const names = (await list.locator('b').allTextContents()).slice(0, 3)
  for (const name of names) {
    await page
      .getByRole('article', { name: `Request: ${name}` })
      .getByRole('button', { name: 'Approve' })
      .waitFor()
    await page.keyboard.press('a')
    await page
      .getByRole('status')
      .filter({ hasText: `Approved ${name}.` })
      .waitFor()
  }
  await sendNow(page)
  await page.getByRole('group', { name: 'Filter by venue' }).getByText('Chez Margaux').click()
  await expect.poll(() => new URL(page.url()).searchParams.get('venues')).toMatch(/^brand_/)
  await expect.poll(() => page.getByRole('grid', { name: 'Venues' }).getByRole('row').count()).toBe(2)
  expect(errors).toEqual([])
})

it('copies a brief to another venue with a title of its own', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, owner, '/app/brand/briefs')
  await page.locator('a[href*="/app/brand/brief?"]').first().click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copy to other venues' }).click()
  // The demo's venues may have a brief of that title already: then they are not selected.
  await page.getByRole('checkbox', { name: 'Tante Odile' }).check()
  await page.getByLabel('Title at Tante Odile').fill('Le menu du soir, pour deux')
  await page.getByRole('button', { name: /^Create \d drafts?$/ }).click()
  await page.getByText(/^\d drafts? created\.$/).waitFor()
  await page.getByRole('link', { name: 'Open the draft' }).first().click()
  await page.getByRole('heading', { name: 'The experience' }).waitFor()
  expect(errors).toEqual([])
})

it('adds a venue on a phone, after its price, and gives a colleague a role there', async () => {
  const { page, errors } = await product.open(phone)
  await signIn(page, owner, '/app/group')
  await page.getByRole('link', { name: 'Add a venue' }).click()
  await page.getByText(/^Nothing to pay today\. Your next invoice on .* £3,493 for 7 venues at £499 each/).waitFor()
  await page.getByLabel('Name').fill('Raman Deli')
  await page.getByRole('combobox', { name: 'Same roles as at' }).click()
  await page.getByRole('option', { name: 'No one else yet' }).click()
  await page.getByRole('button', { name: 'Add venue' }).click()
  await page.getByText('Raman Deli added.').waitFor()
  await page.goto(`${product.url}/app/group/team`)
  await page.getByLabel('Hugo Lemaire at Raman Deli').selectOption('Member')
  await page.getByText('Hugo Lemaire is now a member at Raman Deli.').waitFor()
  expect(errors).toEqual([])
})
