import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { desk, signIn, useProduct } from './product.ts'

const product = useProduct()

it('connects another system: a key that works for what it may do, and a webhook that is changed and tested', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'brand@demo.plusone.test', '/app/brand/preferences?section=programs')
  await page.getByRole('link', { name: 'Manage API keys' }).click()
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Reports')
  await dialog.getByLabel('See your venues and their details').check()
  await dialog.getByRole('button', { name: /^Create/ }).click()
  const key = must(/pk_[\w-]+/.exec(await page.getByText(/pk_[\w-]{43}/).innerText())?.[0])
  const call = (name: string) =>
    fetch(`${product.url}/call/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{"data":{}}',
    })
  expect([(await call('getApiKey')).status, (await call('listTeam')).status]).toEqual([200, 403])
  await page.getByRole('button', { name: 'I’ve saved it' }).click()

  await page.goto(page.url().replace('api-keys', 'webhooks'))
  await page.getByRole('button', { name: 'Create webhook' }).first().click()
  await dialog.getByLabel(/^Name/).fill('Till')
  await dialog.getByLabel(/^Address/).fill('https://till.example.test/in')
  await dialog.getByLabel('A visit is booked').check()
  await dialog.getByRole('button', { name: 'Create webhook' }).click()
  await page.getByText(/whsec_/).waitFor()
  await page.getByRole('button', { name: 'I’ve saved it' }).click()
  await page.getByRole('button', { name: 'Edit Till' }).click()
  await dialog.getByLabel(/^Address/).fill('https://new-till.example.test/in')
  await dialog.getByLabel('An invoice is paid').check()
  await dialog.getByRole('button', { name: 'Save webhook' }).click()
  await page.getByText('https://new-till.example.test/in').waitFor()
  await page.getByText('A visit is booked · An invoice is paid').waitFor()
  await page.getByRole('button', { name: 'Deliveries to Till' }).click()
  await page.getByRole('button', { name: 'Send test' }).click()
  await page.getByRole('button', { name: /^Details: Test/ }).waitFor()
  expect(errors).toEqual([])
})
