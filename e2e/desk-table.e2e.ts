import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { faultsOf } from './axe.ts'
import { desk, phone, signIn, useProduct } from './product.ts'
import { call } from './story.ts'

const product = useProduct()
const brands = '/app/admin/brand-browser'

const grid = (page: Page) => page.getByRole('grid', { name: 'Brands' })
const namesIn = (page: Page) => grid(page).locator('tbody b').allTextContents()

it('filters and sorts the brands, keeps that as a view for the team, and finds it again by its link', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'admin@demo.plusone.test', brands)
  await grid(page).waitFor()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'City' }).click()
  await page.getByRole('checkbox', { name: 'London' }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'City is London', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Brand', exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-name')
  await expect.poll(async () => isLastFirst(await namesIn(page))).toBe(true)
  const shown = await namesIn(page)
  await page.getByRole('button', { name: 'All brands' }).click()
  await page.getByRole('menuitem', { name: 'Save as new view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByLabel('Name').fill('London, last first')
  await dialog.getByLabel('Share with the team').check()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('button', { name: 'London, last first', exact: true }).waitFor()
  const saved = new URL(page.url()).searchParams.get('saved')

  const colleague = await product.open(desk)
  await signIn(colleague.page, 'manager@demo.plusone.test', `${brands}?saved=${saved}`)
  await colleague.page.getByRole('button', { name: 'London, last first', exact: true }).waitFor()
  await expect.poll(() => namesIn(colleague.page)).toEqual(shown)
  expect(await faultsOf(colleague.page)).toEqual([])
  expect([...errors, ...colleague.errors]).toEqual([])
})

it('labels a range of brands at once, leaves out those of colleagues, takes it back, and saves them as a file', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'manager@demo.plusone.test', `${brands}?where=labels.not.self-serving`)
  const boxes = grid(page).getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.first().waitFor()
  await boxes.nth(0).click()
  await boxes.nth(4).click({ modifiers: ['Shift'] })
  await page.getByText('5 brands selected').waitFor()
  await page.getByRole('button', { name: 'Download' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Selected: 5 brands, CSV' }).click(),
  ])
  const lines = (await text(await file.createReadStream())).trim().split('\r\n')
  expect(lines).toHaveLength(6)
  expect(lines[0]).toContain('Brand,Area,City,Country,Category,Account manager')

  await page.getByRole('button', { name: 'Add label' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add label' })
  await dialog.getByLabel('Label').selectOption('self-serving')
  await dialog
    .getByText(/^\d left out: looked after by .+\.$/)
    .first()
    .waitFor()
  await dialog.getByRole('button', { name: /^Add label: [1-4] brands?$/ }).click()
  const result = page.getByRole('group', { name: 'Action on several rows' })
  await result.getByText(/[1-4] selected, starts in/).waitFor()
  await result.getByText(/· [1-4] done$/).waitFor({ timeout: 40_000 })
  expect(await faultsOf(page)).toEqual([])
  await result.getByRole('button', { name: 'Undo' }).click()
  await result.getByText('Undo: Add label self-serving').waitFor()
  await result.getByText(/^.*· \d+ done$/).waitFor({ timeout: 40_000 })
  await result.getByRole('button', { name: 'Close' }).click()
  await result.waitFor({ state: 'hidden' })
  expect(errors).toEqual([])
})

it('gives several brands to another account manager at once, and takes it back', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'admin@demo.plusone.test', `${brands}?sort=name&where=manager.filled`)
  const boxes = grid(page).getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(2).waitFor()
  const managersNow = async () => {
    const where = [{ field: 'manager', is: 'filled' as const, values: [] }]
    const { rows } = await call(page, 'browseBrands', { where, sort: 'name', limit: 3 })
    return rows.map(({ manager }) => must(manager).uid)
  }
  const before = await managersNow()
  await boxes.nth(0).click()
  await boxes.nth(2).click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Assign manager' }).click()
  const dialog = page.getByRole('dialog', { name: /^Assign manager/ })
  const options = dialog.getByLabel('Account manager').getByRole('option')
  await expect.poll(() => options.count()).toBeGreaterThan(2)
  const managers = await options.evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
  const other = must(managers.find((uid) => uid !== '' && uid !== before[0]))
  await dialog.getByLabel('Account manager').selectOption(other)
  await dialog.getByRole('button', { name: /^Assign manager: [1-3] brands?$/ }).click()
  const result = page.getByRole('group', { name: 'Action on several rows' })
  await result.getByText(/· [1-3] done$/).waitFor({ timeout: 40_000 })
  expect(await managersNow()).toEqual([other, other, other])
  await result.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(managersNow, { timeout: 40_000 }).toEqual(before)
  expect(errors).toEqual([])
})

it('is worked with the keyboard alone', async () => {
  const { page } = await product.open(desk)
  await signIn(page, 'admin@demo.plusone.test', brands)
  const first = (await grid(page).locator('tbody b').first().textContent()) ?? ''
  await grid(page).getByRole('columnheader').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await page.getByText('3 brands selected').waitFor()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-name')
  await page.keyboard.press('Enter')
  await expect.poll(() => grid(page).locator('tbody b').first().textContent()).toBe(first)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: first, level: 1 }).waitFor()
})

it('shows cards on a phone, with the same filters and boxes', async () => {
  const { page, errors } = await product.open(phone)
  await signIn(page, 'admin@demo.plusone.test', `${brands}?where=city.is.london`)
  const cards = page.getByRole('list', { name: 'Brands' })
  await cards.getByRole('checkbox').first().check()
  await page.getByText('1 brand selected').waitFor()
  await page.getByRole('button', { name: 'Remove filter: City is London' }).click()
  await page.getByText('1 brand selected').waitFor({ state: 'hidden' })
  expect(await faultsOf(page)).toEqual([])
  expect(errors).toEqual([])
})

const isLastFirst = (names: string[]) =>
  names.length > 1 && names.every((name, at) => at === 0 || (names[at - 1] ?? '').localeCompare(name) >= 0)
