import { expect, it } from 'vitest'
import { desk, sendNow, signIn, useProduct } from './product.ts'

const product = useProduct()

it('decides on five applications with a key each, takes one back, and finds them under what is done', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'admin@demo.plusone.test')
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
  await page.getByText(/^Creator applications \d+/).click()
  const list = page.getByRole('list', { name: 'Due' }).getByRole('button')
  await expect
    .poll(async () => new Set(await list.locator('small:first-child').allTextContents()))
    .toEqual(new Set(['Creator application']))
  const names = await list.locator('b').allTextContents()
  const pane = (name: string) => page.getByRole('article', { name: `Creator application: ${name}` })
  const approve = async (name: string) => {
    await pane(name).getByRole('button', { name: 'Approve' }).waitFor()
    await page.keyboard.press('a')
    await page
      .getByRole('status')
      .filter({ hasText: `Approved ${name}.` })
      .waitFor()
  }
  const [taken = '', ...others] = names.slice(0, 5)
  await approve(taken)
  await page.keyboard.press('z')
  await pane(taken).waitFor()
  await page.keyboard.press('j')
  for (const name of others) await approve(name)
  await sendNow(page)
  await page.getByText('Done today', { exact: true }).click()
  for (const name of others)
    await page
      .getByText(new RegExp(`: ${name}`))
      .first()
      .waitFor()
  expect(await page.getByText(new RegExp(`: ${taken}`)).count()).toBe(0)
  expect(errors).toEqual([])
})
