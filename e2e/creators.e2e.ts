import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

it('finds five creators and invites them at once', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'brand@demo.plusone.test')
  await page.getByRole('link', { name: 'Find creators' }).click()
  await page.getByLabel('Sort by').selectOption('reliability')
  const select = page.getByRole('checkbox', { name: /^Select / })
  await select.nth(4).waitFor()
  for (let at = 0; at < 5; at += 1) await select.nth(at).check()
  await page.getByRole('button', { name: 'Invite 5' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Your content would suit our winter menu.')
  await dialog.getByRole('button', { name: 'Send 5 invitations' }).click()
  await page.getByText('Sending 5 invitations.').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText('5 invitations sent.').waitFor()
  await page.getByRole('link', { name: 'Open the collab' }).nth(4).waitFor()
  expect(await page.getByRole('link', { name: 'Open the collab' }).count()).toBeGreaterThanOrEqual(5)
  expect(errors).toEqual([])
})

it('asks somebody without account what they think of a shortlist', async () => {
  const brand = await product.open(desk)
  await signIn(brand.page, 'brand@demo.plusone.test')
  await brand.page.goto(`${product.url}/app/brand/shortlists`)
  await brand.page.getByText('Lena: Maybe').waitFor()
  await brand.page.getByRole('button', { name: 'Create a new voting link' }).click()
  await brand.page.getByRole('button', { name: 'Create new link' }).click()
  const address = must(await brand.page.locator('code').textContent(), 'link')
  const guest = await product.open(desk)
  await guest.page.goto(address)
  await guest.page.getByLabel('Your name').fill('Nora')
  await guest.page.getByRole('button', { name: 'Approve' }).first().click()
  await guest.page.getByText('Nora: Approve').waitFor()
  // The brand's page follows by itself.
  await brand.page.getByText('Nora: Approve').waitFor()
  // However long a name is, it makes no page wider than a phone.
  await guest.page.getByLabel('Your name').fill('N'.repeat(60))
  await guest.page.getByRole('button', { name: 'No', exact: true }).first().click()
  for (const { page } of [guest, brand]) {
    await page.setViewportSize(phone)
    await page.getByText('N'.repeat(60)).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
  expect([brand.errors, guest.errors]).toEqual([[], []])
})
