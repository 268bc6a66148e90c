import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

it('takes a colleague in by a mailed link', async () => {
  const owner = await product.open(desk)
  await signIn(owner.page, 'brand@demo.plusone.test')
  await owner.page.getByRole('link', { name: 'Preferences' }).click()
  await owner.page.getByRole('link', { name: /^Team/ }).click()
  await owner.page.getByRole('button', { name: 'Invite a colleague' }).click()
  await owner.page.getByRole('dialog').getByLabel(/^Name/).fill('Carla Nune')
  await owner.page
    .getByRole('dialog')
    .getByLabel(/^Email/)
    .fill('carla@harbour.test')
  await owner.page.getByRole('button', { name: 'Send invitation' }).click()
  await owner.page.getByText('Invitation open until').waitFor()

  const colleague = await product.open(phone)
  await colleague.page.goto(`${product.url}/outbox`)
  await colleague.page
    .getByRole('link', { name: /invited you to Harbour & Hearth/ })
    .first()
    .click()
  await colleague.page.goto(
    must(await colleague.page.getByRole('link', { name: 'View invitation' }).getAttribute('href')),
  )
  await colleague.page.getByRole('button', { name: 'Join team' }).click()
  await colleague.page.getByRole('link', { name: 'Choose a password' }).click()
  await colleague.page.getByLabel('New password').first().fill('a-long-new-password')
  await colleague.page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await colleague.page.waitForURL(/\/app\/brand\/dashboard/)
  await colleague.page.getByRole('heading', { name: 'Dashboard' }).waitFor()

  await owner.page.reload()
  await owner.page.getByText('last seen').nth(1).waitFor()
  expect(owner.errors).toEqual([])
})

it('says which plan has more seats where there is none left', async () => {
  const { page } = await product.open(phone)
  await signIn(page, 'newbrand@demo.plusone.test', '/app/brand/preferences?section=team')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await page.getByRole('dialog').getByLabel(/^Name/).fill('Bo Lind')
  await page
    .getByRole('dialog')
    .getByLabel(/^Email/)
    .fill('bo@aldous.test')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('This plan’s only seat is taken. Upgrade to Professional for 5 seats.').waitFor()
})
