import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: false }) })

it('leads from the upgrade prompt to a paid plan: declined, authenticated, paid', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'newbrand@demo.plusone.test')

  await page.getByRole('button', { name: 'Upgrade Now' }).click()
  await page.getByRole('dialog', { name: 'Boost your Brand' }).waitFor()
  expect(await card(page, 'Freemium').getByRole('button', { name: 'Current Plan' }).isDisabled()).toBe(true)
  await page.getByText('$ USD').click()
  await card(page, 'Professional').getByText('$319').waitFor()
  await page.getByText('£ GBP').click()
  await card(page, 'Professional').getByText('£249').waitFor()
  await page.getByRole('button', { name: 'Upgrade to Professional' }).click()

  // No payer is known yet: the dialog asks, each missing field in its words, and the VAT number as the country wants it.
  const details = page.getByRole('dialog', { name: 'Billing Details' })
  await details.getByText('These details are used on the invoice and must match the payment card.').waitFor()
  await details.getByRole('button', { name: 'Continue' }).click()
  for (const words of [
    'Please enter a legal entity name',
    'Please enter an address',
    'Please enter a city',
    'Please enter a postcode',
  ])
    await details.getByText(words).waitFor()
  await details.getByText('You can leave this empty if you do not have one.').waitFor()
  await details.getByLabel('Legal entity name').fill('Aldous Coffee Ltd')
  await details.getByLabel('Address line 1').fill('88 Copeland Walk')
  await details.getByLabel('City').fill('London')
  await details.getByLabel('Postcode').fill('SE15 3SN')
  await details.getByRole('button', { name: 'Continue' }).click()

  // What it costs today and next stands there before anything else.
  const quote = page.getByRole('dialog', { name: 'Upgrade to Professional' })
  await quote.getByText(/^Professional: £249 today, then £249 a month from \d/).waitFor()
  await quote.getByRole('button', { name: 'Not now' }).click()

  // A code that is over says so; another lowers the price, which stands beside the one without it.
  await page.getByRole('button', { name: 'Upgrade to Professional' }).click()
  await quote.getByLabel('Discount or trial code').fill('lastsummer')
  await quote.getByRole('button', { name: 'Apply' }).click()
  await quote.getByText('This code is no longer valid.').waitFor()
  await quote.getByRole('button', { name: 'Remove' }).click()
  await quote.getByLabel('Discount or trial code').fill('opening20')
  await quote.getByRole('button', { name: 'Apply' }).click()
  await quote.getByText(/^Professional: £199.20 today, then £199.20 a month from .*, and £249 a month from/).waitFor()
  await quote.getByText('20% off for 3 months').waitFor()
  await quote.getByRole('button', { name: 'Remove' }).click()
  await quote.getByText(/^Professional: £249 today, then £249 a month from [^,]*$/).waitFor()
  await quote.getByRole('button', { name: 'Continue to payment' }).click()

  // The sandbox says what it is. A declined card leaves one where one was.
  await page.waitForURL(/\/sandbox\/checkout\//)
  await page.getByText('Sandbox: a stand-in for the payment provider.').waitFor()
  await page.getByText('£249.00').waitFor()
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click()
  await page.getByText('Your card was declined.').waitFor()
  await page.getByRole('button', { name: 'Pay with a card that needs authentication' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()

  await page.waitForURL(/\/app\/brand\/billing\/subscription-complete\?brand_uid=/)
  await page.getByText('You’re on Professional').waitFor()
  await page.getByRole('link', { name: 'View plan and invoice' }).click()
  await page.getByText('£249 a month').waitFor()
  await page.getByText('Paid', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Upgrade Now' }).count()).toBe(0)
  // The code that was refused.
  expect(errors.filter((text) => !text.includes('status of 400'))).toEqual([])
})

it('upgrades at once, downgrades and cancels in two clicks with the date, and takes it back', async () => {
  const { page } = await product.open(desk)
  await signIn(page, 'newbrand@demo.plusone.test', '/app/brand/billing')

  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  const quote = page.getByRole('dialog', { name: 'Upgrade to Premium' })
  await quote.getByText(/^Premium: £[\d,.]+ today, then £499 a month from \d/).waitFor()
  await quote.getByRole('button', { name: 'Upgrade to Premium' }).click()
  await page.getByText('You’re on Premium').waitFor()
  await page.getByRole('link', { name: 'View plan and invoice' }).click()

  await page.getByRole('button', { name: 'Downgrade to Starter' }).click()
  await page.getByText(/Downgrade to Starter\? It starts on .* You keep Premium until then/).waitFor()
  await page.getByRole('button', { name: 'Downgrade', exact: true }).click()
  await page
    .getByText(/^Starter starts on/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Keep Premium' }).click()
  await page.getByRole('button', { name: 'Downgrade to Starter' }).waitFor()

  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByText(/Cancel your Premium plan\? It ends on .* keep everything you’ve created/).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
  await page
    .getByText(/^Your plan ends on/)
    .first()
    .waitFor()

  // Time passes in the sandbox: the period is over, and so is the plan.
  await page.getByRole('link', { name: 'Open payment sandbox' }).click()
  await page.getByRole('button', { name: 'Renew now', exact: true }).click()
  await page.getByText('The subscription is canceled').waitFor()
  await page.getByRole('link', { name: 'Back to your plan' }).click()
  await page.getByRole('button', { name: 'Upgrade to Starter' }).waitFor()
  await page.getByText('Ended', { exact: true }).waitFor()
})

it('tells on a phone that a payment is due, and goes on once the card pays', async () => {
  const { page } = await product.open(phone)
  await signIn(page, 'brand@demo.plusone.test', '/app/brand/billing')
  await page.getByText('£998 a month').waitFor()
  await page.getByRole('link', { name: 'Open payment sandbox' }).click()
  await page.getByRole('button', { name: 'Renew now with a declined card' }).click()
  await page.getByText('The subscription is past due').waitFor()
  await page.getByRole('link', { name: 'Back to your plan' }).click()
  await page.getByText('Your payment didn’t go through.').waitFor()
  await page.getByText(/You keep your plan until/).waitFor()

  await page.getByRole('button', { name: 'Update card' }).first().click()
  await page.getByRole('button', { name: 'Use a card that works' }).click()
  await page.waitForURL(/\/app\/brand\/billing/)
  await page.getByText('Active', { exact: true }).waitFor()
  await page.getByText('Your payment didn’t go through.').waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Monthly statement' }).click()
  await page.getByText('Total in GBP').waitFor()
})
