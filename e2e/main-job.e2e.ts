import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { desk, phone, sendNow, signIn, useEmbeddedProduct } from './product.ts'

const product = useEmbeddedProduct()

const title = 'Slow morning at the window seat'

it('leads from a brief to a booked visit, each step seen on the other side without reload', async () => {
  const brand = await product.open(desk)
  const staff = await product.open(desk)
  const creator = await product.open(phone)
  await signIn(brand.page, 'newbrand@demo.plusone.test')
  await signIn(staff.page, 'admin@demo.plusone.test')
  await signIn(creator.page, 'creator@demo.plusone.test')

  // The brand writes a brief and hands it in.
  await brand.page.getByRole('heading', { level: 1 }).first().waitFor()
  await brand.page.getByRole('link', { name: 'Briefs' }).click()
  await brand.page.getByRole('button', { name: 'New brief' }).first().click()
  await brand.page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await brand.page.getByLabel('Included', { exact: true }).fill('Breakfast for two\nTwo coffees')
  await brand.page.getByLabel('Value').fill('38')
  await brand.page
    .getByRole('button', { name: /Submit|Send/ })
    .first()
    .click()
  await sendNow(brand.page)
  await brand.page
    .getByText(/in review/i)
    .first()
    .waitFor()

  // Staff put it live.
  await staff.page.goto(`${product.url}/app/admin/collab-brief-manager`)
  await staff.page.getByText(title).first().click()
  await staff.page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click()
  await sendNow(staff.page)

  // The influencer finds it in the feed and requests it in three taps.
  await creator.page.goto(`${product.url}/app/influencer/browse?category=Cafe`)
  await creator.page.getByRole('heading', { name: title }).click()
  await creator.page.getByRole('button', { name: 'Request collab' }).click()
  await creator.page.getByText('Request sent. We’ll let you know when they reply.').waitFor()

  // The brand sees the request come in on its open dashboard, with the reasons, and says yes.
  await brand.page.getByRole('link', { name: 'Dashboard' }).click()
  await brand.page.getByText('Maya Okafor').first().waitFor()
  await brand.page
    .getByText(/Match \d+\/100/)
    .first()
    .waitFor()
  await creator.page.goto(`${product.url}/app/influencer/dashboard?show=applied`)
  await creator.page.getByText(title).click()
  await creator.page.getByText('Waiting for a reply.').waitFor()
  await brand.page.locator('.card', { hasText: 'Maya Okafor' }).getByRole('button', { name: 'Approve' }).click()
  await sendNow(brand.page)

  // The influencer's page follows by itself; a day and a time are two taps.
  await creator.page.getByRole('heading', { name: 'Book your visit' }).waitFor()
  await creator.page.getByRole('group', { name: 'Times' }).getByRole('button').first().click()
  await creator.page.getByRole('button', { name: /^Book / }).click()
  await creator.page.getByRole('heading', { name: 'The visit' }).waitFor()

  // And the brand's dashboard names the guest among those who come next.
  await brand.page.getByRole('region', { name: 'Upcoming visits' }).getByText('Maya Okafor').waitFor()
  expect([brand.errors, staff.errors, creator.errors]).toEqual([[], [], []])
})

it('opens the door page without an account, and not after it was ended', async () => {
  const brand = await product.open(desk)
  await signIn(brand.page, 'both@demo.plusone.test')
  await brand.page.getByRole('button', { name: /Create door link|Remove link/ }).waitFor()
  const make = brand.page.getByRole('button', { name: 'Create door link' })
  if (await make.isVisible()) await make.click()
  const address = must(await brand.page.getByRole('link', { name: 'Open door page' }).getAttribute('href'))
  const door = await product.open(phone)
  await door.page.goto(address)
  await door.page.getByText('Check-in code for creators').waitFor()
  await brand.page.getByRole('button', { name: 'Remove link' }).click()
  await brand.page.getByRole('dialog').getByRole('button', { name: 'Remove link' }).click()
  await brand.page.getByRole('button', { name: 'Create door link' }).waitFor()
  await door.page.reload()
  await door.page.getByText('This door link was replaced or removed. Ask the venue for the new one.').waitFor()
  expect(brand.errors).toEqual([])
})

it('signs in by the link in the mail, once', async () => {
  const { page } = await product.open(phone)
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email').fill('creator@demo.plusone.test')
  await page.getByRole('button', { name: 'Send sign-in link' }).click()
  await page.getByRole('heading', { name: 'Please Check Your Email' }).waitFor()
  await page.goto(`${product.url}/outbox`)
  await page.getByRole('link', { name: 'Sign in to Plusone' }).first().click()
  const link = must(await page.getByRole('link', { name: 'Sign in' }).getAttribute('href'))
  await page.goto(link)
  await page.waitForURL((address) => address.pathname === '/app/influencer/browse')
  const other = await product.open(phone)
  await other.page.goto(link)
  await other.page.getByLabel('Email').fill('creator@demo.plusone.test')
  await other.page.getByRole('button', { name: 'Sign in' }).click()
  await other.page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
  expect(await other.page.getByText('This link has already been used').isVisible()).toBe(true)
})
