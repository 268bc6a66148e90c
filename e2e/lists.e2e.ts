import { expect, it } from 'vitest'
import { desk, signIn, useProduct } from './product.ts'

const product = useProduct()

it('makes a list, adds pasted handles, and remembers who was removed and why', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'manager@demo.plusone.test')
  await page.getByRole('link', { name: 'Influencer List Explorer' }).click()
  await page.getByRole('link', { name: 'London dinner regulars' }).waitFor()
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByLabel('Name').fill('Terrace opening')
  await page.getByRole('button', { name: 'Create list' }).click()
  await page.getByRole('heading', { name: 'Terrace opening' }).waitFor()
  await page.getByText('No members yet').waitFor()

  await page.getByLabel('Handles').fill('@MayaEats, https://www.instagram.com/sam.bakes/\nnobody.at.all')
  await page.getByRole('button', { name: 'Add 3' }).click()
  const members = page.getByRole('grid', { name: 'Members', exact: true })
  await members.getByText('Maya Okafor').waitFor()
  await page.getByText('2 creators added:').waitFor()
  await page.getByText('Not found:').waitFor()
  expect(await page.getByLabel('Handles').inputValue()).toBe('nobody.at.all')

  await members.getByRole('button', { name: /^Note on @maya/ }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Loves a terrace.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await members.getByText('Loves a terrace.').waitFor()
  await members.getByRole('button', { name: /^Remove @maya/ }).click()
  await page.getByLabel('Reason').fill('Abroad until May')
  await page.getByRole('button', { name: 'Remove from list' }).click()
  await page.getByText('Removed (1)').click()
  await page.getByRole('grid', { name: 'Removed members' }).getByText('Abroad until May').waitFor()

  await page.getByLabel('Handles').fill('maya.eats.london')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Previously removed, so not added:').waitFor()
  await page.getByRole('button', { name: 'Add them back' }).click()
  await page.getByText('On the list (2)').waitFor()
  expect(errors).toEqual([])
})
