import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { faultsOf } from './axe.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const listOfTimes = (page: Page) => page.getByRole('list', { name: /^Available times on/ })
const times = (page: Page) => listOfTimes(page).getByRole('button')
/** What a day offers: `Available times on Tue 24 Nov: 10:00`. */
async function offered(page: Page): Promise<string[]> {
  const day = await listOfTimes(page).getAttribute('aria-label')
  return (await times(page).allTextContents()).map((time) => `${day}: ${time}`)
}
/** What a page shows is fit to be used and fits a phone. */
async function look(page: Page) {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

it('books a call on a phone from the page of an account manager, moves it, and cancels it; the team sees all of it', async () => {
  const { page, errors } = await product.open(phone)
  const anna = await product.open(desk)
  await signIn(anna.page, 'manager@demo.plusone.test', '/app/admin/calls')

  await page.goto(`${product.url}/app/account-manager/anna-lindqvist`)
  await page.getByRole('link', { name: 'Book a call' }).click()
  await heading(page, 'A call with Anna Lindqvist')
  const [booked] = await offered(page)
  await times(page).first().click()
  await page.getByLabel('Your name').fill('Gina Moretti')
  await page.getByLabel('Venue', { exact: true }).fill('Osteria Moretti')
  await page.getByLabel('City').selectOption('Dublin')
  await page.getByLabel('Email').fill('gina@moretti.example')
  await look(page)
  await page.getByRole('button', { name: 'Book call' }).click()
  await heading(page, 'You’re booked')
  await page.getByText('We’ve emailed gina@moretti.example.').waitFor()
  await look(page)
  const href = await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')
  const file = await page.request.get(product.url + new URL(must(href)).pathname)
  expect([file.status(), await file.text()]).toEqual([200, expect.stringContaining('BEGIN:VEVENT')])

  // It came to the open page by itself.
  const call = anna.page.getByRole('row').filter({ hasText: 'Osteria Moretti' })
  await call.getByText('Upcoming').waitFor()

  await page.getByRole('button', { name: 'Choose another time' }).click()
  await times(page).nth(1).waitFor()
  const second = must(await times(page).nth(1).textContent())
  expect(await offered(page)).not.toContain(booked)
  await times(page).nth(1).click()
  await page.getByRole('button', { name: 'Choose another time' }).waitFor()
  await page.getByRole('definition').filter({ hasText: second }).waitFor()

  // The link in the mail opens the same page, ready to cancel.
  const { token } = Object.fromEntries(new URL(page.url()).searchParams)
  await page.goto(`${product.url}/schedule-call?${new URLSearchParams({ token: must(token), open: 'cancel' })}`)
  await page.getByText('Cancel this call?').waitFor()
  await look(page)
  await page.getByRole('button', { name: 'Cancel call' }).click()
  await heading(page, 'This call was cancelled')
  await call.waitFor({ state: 'detached' })
  await anna.page.getByRole('button', { name: /^Notifications/ }).click()
  for (const title of ['New call', 'Call moved', 'Call cancelled'])
    await anna.page
      .getByText(new RegExp(`^${title}: `))
      .first()
      .waitFor()
  expect([...errors, ...anna.errors]).toEqual([])
})

it('keeps what was typed when somebody was faster', async () => {
  const slow = await product.open(phone)
  const fast = await product.open(phone)
  const fill = async (page: Page, name: string): Promise<string> => {
    await page.goto(`${product.url}/schedule-call?with=anna-lindqvist`)
    const time = must(await times(page).first().textContent())
    await times(page).first().click()
    await page.getByLabel('Your name').fill(name)
    await page.getByLabel('Venue', { exact: true }).fill(`${name}’s`)
    await page.getByLabel('City').selectOption('Paris')
    await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.test`)
    return time
  }
  const wanted = await fill(slow.page, 'Slow')
  await fill(fast.page, 'Fast')
  const book = (page: Page) => page.getByRole('button', { name: 'Book call' }).click()
  await book(fast.page)
  await heading(fast.page, 'You’re booked')
  await book(slow.page)
  await slow.page.getByText('That time has just been taken').waitFor()
  await times(slow.page).filter({ hasText: wanted }).waitFor({ state: 'detached' })
  await times(slow.page).first().click()
  expect(await slow.page.getByLabel('Venue', { exact: true }).inputValue()).toBe('Slow’s')
  await book(slow.page)
  await heading(slow.page, 'You’re booked')
})

it('keeps hours: what the team saves is what guests are offered', async () => {
  const { page } = await product.open(desk)
  await signIn(page, 'admin@demo.plusone.test', '/app/admin/preferences')
  await page.getByRole('link', { name: 'Calls' }).click()
  await page.getByRole('button', { name: 'Add days off' }).click()
  await page.getByLabel('Until').last().fill('2099-12-31')
  await page.getByLabel('Who takes your calls').selectOption('Anna Lindqvist')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await page.getByText('Saved. Customers can now book these hours.').waitFor()
  await page.goto(`${product.url}/schedule-call`)
  await times(page).first().waitFor()
  // Ada alone kept 15 minutes.
  expect(await page.getByText('15 min').count()).toBe(0)
})
