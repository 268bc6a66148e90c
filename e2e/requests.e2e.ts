import { expect, it } from 'vitest'
import { desk, signIn, useProduct } from './product.ts'

const product = useProduct()

it('decides on three requests by keyboard, and takes one back', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'brand@demo.plusone.test')
  await page.getByRole('link', { name: 'Compare requests' }).click()
  // Those that suggest other terms are approved in two steps.
  const columns = page
    .getByRole('list', { name: 'Requests side by side' })
    .locator('> li')
    .filter({ hasText: 'Accepts the brief’s terms.' })
  await columns.first().waitFor()
  const names = await columns.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  expect(names.length).toBeGreaterThanOrEqual(3)
  const [first = '', second = '', third = ''] = names
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

  // The first is approved; the second has the focus, is declined with a reason and taken back.
  await columns
    .first()
    .getByRole('button', { name: /^Approve/ })
    .waitFor()
  await columns.first().focus()
  await page.keyboard.press('a')
  await page
    .getByRole('status')
    .filter({ hasText: `Approved ${first}.` })
    .waitFor()
  expect(await focused()).toBe(second)
  await page.keyboard.press('d')
  await page.getByRole('dialog', { name: `Decline ${second}` }).waitFor()
  await page.getByRole('button', { name: 'Decline request' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: `Declined ${second}.` })
    .waitFor()
  await page.keyboard.press('Control+z')
  await columns.filter({ hasText: second }).waitFor()

  // The third one's page opens over the list, and goes back to it.
  await columns.filter({ hasText: third }).focus()
  await page.keyboard.press('o')
  await page.getByRole('dialog', { name: third }).getByRole('heading', { name: 'Content', exact: true }).waitFor()
  await page.keyboard.press('k')
  await page.getByRole('dialog', { name: second }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(focused).toBe(second)

  // What is held is sent when the page is left.
  await page.keyboard.press('a')
  await page
    .getByRole('status')
    .filter({ hasText: `Approved ${second}.` })
    .waitFor()
  await page.reload()
  await columns.filter({ hasText: third }).waitFor()
  await expect.poll(() => columns.filter({ hasText: second }).count()).toBe(0)
  expect(await columns.filter({ hasText: first }).count()).toBe(0)
  expect(errors).toEqual([])
})

it('declines two requests at once in the table', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'brand@demo.plusone.test')
  await page.getByRole('link', { name: 'Compare requests' }).click()
  await page.getByText('Table', { exact: true }).click()
  const boxes = page.getByRole('grid', { name: 'Requests' }).getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(1).click()
  await boxes.nth(0).click()
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline 2 requests' })
  await dialog.getByLabel('Reason').selectOption('The dates don’t work')
  await dialog.getByText('The dates don’t work for the venue.').waitFor()
  await dialog.getByRole('button', { name: 'Decline: 2 requests' }).click()
  // It begins ten seconds later, so that it can be stopped.
  await page.getByRole('status').filter({ hasText: '2 done' }).waitFor()
  expect(errors).toEqual([])
})
