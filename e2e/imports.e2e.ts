import { expect, it } from 'vitest'
import { faultsOf } from './axe.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

const list = {
  name: 'hackney.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Wer;Street;Postcode;Stadt;Fax\r\nKiln & Rye;1 Mare Street;E8 4AE;London;55\r\nMare Bakery;2 Mare Street;E8 4AE;London;56\r\nOrchard Table;3 Road;;Nowhereville;\r\n',
  ),
}

it('brings a list, corrects a column, imports it, gives a venue its city, and undoes it all', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'manager@demo.plusone.test', '/app/admin/imports')
  await page.locator('input[type="file"]').setInputFiles(list)
  await page.getByRole('heading', { name: 'hackney.csv', level: 1 }).waitFor()
  await page.getByLabel('Delimiter').waitFor()
  expect(await page.getByLabel('Delimiter').inputValue()).toBe(';')
  await page.getByLabel('Column Wer').selectOption('Name')
  await page.getByRole('list', { name: 'Rows by outcome' }).getByText('2 new venues').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 2 venues' }).click()
  await page.getByRole('heading', { name: 'Import done' }).waitFor({ timeout: 40_000 })
  await page.getByRole('link', { name: 'Add its city' }).click()
  await page.getByLabel('City or nearest large town for Orchard Table').fill('Manchester')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add venue Orchard Table' }).click()
  await page.getByText('Orchard Table was added.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.goBack()
  await page.getByRole('link', { name: 'Kiln & Rye' }).waitFor()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('heading', { name: 'Import undone' }).waitFor({ timeout: 40_000 })
  expect(errors).toEqual([])
})

it('puts creators of a file on a list, and takes them off again', async () => {
  const { page, errors } = await product.open(phone)
  await signIn(page, 'manager@demo.plusone.test', '/app/admin/imports')
  const buffer = Buffer.from('Creator,Note\nmaya.eats.london,Loves markets\nnobody.at.all,\n')
  await page.locator('input[type="file"]').setInputFiles({ name: 'autumn.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('heading', { name: 'autumn.csv', level: 1 }).waitFor()
  await page.getByText('@maya.eats.london, new list “autumn”').waitFor()
  expect(await page.getByLabel('What’s on each row').inputValue()).toBe('lists')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 1 creator' }).click()
  await page.getByRole('heading', { name: 'Import done' }).waitFor({ timeout: 40_000 })
  await page.getByRole('link', { name: 'list', exact: true }).click()
  await page.getByText('maya.eats.london').first().waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('heading', { name: 'Import undone' }).waitFor({ timeout: 40_000 })
  expect(errors).toEqual([])
})

it('adds what a venue did before it was here, shows it to the venue, and takes it out again', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'manager@demo.plusone.test', '/app/admin/imports')
  const buffer = Buffer.from(
    'Influencer;Visit date;Post link;Views;Cost\n@maya.eats.london;12.03.2025;https://www.instagram.com/reel/a;12.000;85,50\nold.friend;April 2025;;;\n;April 2025;;;\n',
  )
  await page.locator('input[type="file"]').setInputFiles({ name: 'before.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('heading', { name: 'before.csv', level: 1 }).waitFor()
  expect(await page.getByLabel('What’s on each row').inputValue()).toBe('collabs')
  await page.getByLabel('Venue', { exact: true }).fill('harbour & hearth')
  await page.keyboard.press('Tab')
  await page.getByText('12 March 2025, 1 link, 12,000 views, £85.50').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 2 past collabs' }).click()
  await page.getByRole('heading', { name: 'Import done' }).waitFor({ timeout: 40_000 })
  const brand = await product.open(phone)
  await signIn(brand.page, 'brand@demo.plusone.test', '/app/value')
  await brand.page.getByRole('heading', { name: /^Before / }).waitFor()
  await brand.page.getByText('2 collabs with 2 creators: 12K views from 1 of 2 entries, £85.50 spent.').waitFor()
  expect(await faultsOf(brand.page)).toEqual([])
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('heading', { name: 'Import undone' }).waitFor({ timeout: 40_000 })
  await brand.page.reload()
  await brand.page.getByRole('button', { name: 'Import bookings' }).waitFor()
  expect(await brand.page.getByRole('heading', { name: /^Before / }).count()).toBe(0)
  expect([...errors, ...brand.errors]).toEqual([])
})

it('shows a draft on a phone, and says what is wrong with a file', async () => {
  const { page, errors } = await product.open(phone)
  await signIn(page, 'manager@demo.plusone.test', '/app/admin/imports')
  await page.getByRole('link', { name: /soho-bars\.csv/ }).click()
  await page.getByText('It has the same name and location as line 2.').first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'All imports' }).click()
  await page.locator('input[type="file"]').setInputFiles({ ...list, buffer: Buffer.from('%PDF-1.7') })
  await page.getByText('This is a PDF. Import the table as CSV, Excel or NDJSON.').waitFor()
  // The refusal is the answer to a request, which the browser names.
  expect(errors.filter((error) => !error.includes('400'))).toEqual([])
})

it('reads the bookings of a venue’s own system, and says what it counts before anything is saved', async () => {
  const { page, errors } = await product.open(phone)
  await signIn(page, 'brand@demo.plusone.test', '/app/value')
  await page.getByRole('button', { name: 'Import bookings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import bookings' })
  const bookings =
    'Buchungsnummer;Datum;Gutscheincode;Umsatz\r\n4711;05.04.2026;NOBODY;64,00\r\n4712;17.04.2026;;20,00\r\n'
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'buchungen.csv', mimeType: 'text/csv', buffer: Buffer.from(bookings) })
  await dialog.getByText('2 rows read: 0 bookings with one of your codes, 1 without a code, 1 left out.').waitFor()
  await dialog.getByText('Line 2: No collab has this code.').waitFor()
  expect(await dialog.getByLabel('Column Datum').inputValue()).toBe('day')
  expect(await dialog.getByRole('button', { name: 'Import bookings' }).isDisabled()).toBe(true)
  await dialog.getByText('There are no bookings to import. Choose another file.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(errors).toEqual([])
})
