import { expect, it } from 'vitest'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

it('leads from a trial code to a plan that is paid, with a card that is added on the way', async () => {
  const team = await product.open(desk)
  await signIn(team.page, 'admin@demo.plusone.test', '/app/admin/tier-management')
  await team.page.getByRole('link', { name: 'Trial and discount codes' }).click()
  await team.page.getByRole('button', { name: 'Create code' }).click()
  const form = team.page.getByRole('dialog', { name: 'Create a code' })
  await form.getByLabel('Code', { exact: false }).first().fill('coffee30')
  await form.getByText('Free trial', { exact: true }).click()
  await form.getByLabel('Days').fill('30')
  await form.getByLabel('Ask for a card at the start').uncheck()
  await form.getByRole('button', { name: 'Create code' }).click()
  const code = team.page.getByRole('listitem').filter({ hasText: 'COFFEE30' })
  await code.getByText('Free for 30 days · no card needed').waitFor()

  const { page, errors } = await product.open(phone)
  await signIn(page, 'newbrand@demo.plusone.test', '/app/brand/billing')
  await page.getByRole('button', { name: 'Upgrade to Starter' }).click()
  const details = page.getByRole('dialog', { name: 'Billing Details' })
  await details.getByLabel('Legal entity name').fill('Aldous Coffee Ltd')
  await details.getByLabel('Address line 1').fill('88 Copeland Walk')
  await details.getByLabel('City').fill('London')
  await details.getByLabel('Postcode').fill('SE15 3SN')
  await details.getByRole('button', { name: 'Continue' }).click()

  // Nothing today, and the first payment with its day, before anything is started.
  const quote = page.getByRole('dialog', { name: 'Upgrade to Starter' })
  await quote.getByLabel('Discount or trial code').fill('coffee30')
  await quote.getByRole('button', { name: 'Apply' }).click()
  await quote.getByText(/^Starter: £0 today, then £99 a month from \d/).waitFor()
  await quote.getByText(/^You don’t need a card to start\./).waitFor()
  await quote.getByRole('button', { name: 'Start free trial' }).click()
  await page.waitForURL(/\/sandbox\/checkout\//)
  await page.getByText('Free for 30 days, then £99.00 a month').waitFor()
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await page.getByText(/^Your free trial has started\./).waitFor()

  await page.getByRole('link', { name: 'View plan and invoice' }).click()
  await page.getByText('Due today').waitFor()
  await page.getByText(/^£99 on \d/).waitFor()
  await page.getByText(/Without one you’ll move to Freemium\./).waitFor()
  await page.getByRole('button', { name: 'Add card' }).click()
  await page.getByText('You haven’t added a card.').waitFor()
  await page.getByRole('button', { name: 'Use a card that works' }).click()
  await page.getByText('Next payment').waitFor()
  await page.getByText(/Cancel before then and you won’t be charged for the plan\./).waitFor()

  // The team sees who started, and until when.
  await code.getByRole('button', { name: 'Who used it' }).click()
  await team.page
    .getByRole('dialog')
    .getByText(/trial ends \d/)
    .waitFor()

  // Time passes in the sandbox: the trial is over, and the plan is paid.
  await page.getByRole('link', { name: 'Open payment sandbox' }).click()
  await page.getByRole('button', { name: 'Renew now', exact: true }).click()
  await page.getByText('The subscription is active').waitFor()
  await page.getByRole('link', { name: 'Back to your plan' }).click()
  await page.getByText('Active', { exact: true }).waitFor()
  await page.getByText('Renews on').waitFor()
  expect([...errors, ...team.errors]).toEqual([])
})
