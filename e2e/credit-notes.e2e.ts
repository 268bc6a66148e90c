import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { faultsAsItStands } from './look-through.ts'
import { desk, phone, signIn, useProduct } from './product.ts'
import { call } from './story.ts'

const product = useProduct()

it('credits a part of an invoice to the card: our admin issues it, the owner finds it with its PDF', async () => {
  const { page: owners } = await product.open(phone)
  await signIn(owners, 'brand@demo.plusone.test', '/app/brand/billing')
  const { linked_profiles_found: profiles } = await call(owners, 'getSessionAndUserProfile', {})
  const brandUid = must(profiles[0], 'brand of the demo').uid

  const { page, errors } = await product.open(desk)
  await signIn(page, 'admin@demo.plusone.test', `/app/admin/brand?brand=${brandUid}&tab=invoices`)
  await page.locator('a[href*="/app/admin/accounting?invoice="]').first().click()
  await page.getByRole('button', { name: 'Issue a credit note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Issue a credit note' })
  await dialog.getByText('Chosen lines').click()
  await dialog.getByLabel('Subscription').fill('20')
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Service not provided' }).click()
  await dialog.getByLabel('Message to the customer').fill('The insights were missing for a week.')
  expect(await faultsAsItStands(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByLabel('Refund it to the card').check()
  await dialog.getByRole('button', { name: /^Issue credit note for £2[04]$/ }).click()
  await page.getByText(/^£2[04] refunded to the card$/).waitFor()
  await page.getByText('Service not provided: “The insights were missing for a week.”').waitFor()
  expect(await faultsAsItStands(page)).toEqual([])
  expect(errors).toEqual([])

  // The owner’s page takes it up by itself.
  await owners.getByText('“The insights were missing for a week.”').waitFor()
  const href = must(await owners.getByRole('link', { name: /^Download PDF of credit note/ }).getAttribute('href'))
  const file = await owners.request.get(href)
  expect(file.headers()['content-type']).toBe('application/pdf')
  const { rows } = await call(owners, 'listNotifications', {})
  expect(rows.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^We’ve credited £2[04]$/))
})
