import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { countTaps, openPhone, openToRequest } from './phone.ts'
import { desk, phone, sendNow, signIn, useProduct } from './product.ts'

const product = useProduct()

const cards = (page: Page) => page.locator('[data-part="feed"] > article')
const nextTimes = (page: Page) => page.getByRole('group', { name: 'Next free times' }).getByRole('button')

/** Taps twice as a thumb does: faster than a tester who waits for the page in between. */
const doubleTap = (link: Locator) =>
  link.evaluate((element) => {
    const tap = () =>
      element.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }))
    tap()
    tap()
  })

it('begins with a picture, which is moved through and saved on the card', async () => {
  const { page, errors } = await openPhone(product)
  await signIn(page, 'creator@demo.plusone.test', '/app/influencer/browse')
  const first = cards(page).first()
  await first.waitFor()
  // In the upper quarter, as wide as the screen, and no ad before it.
  const box = must(await first.boundingBox())
  expect(box.y).toBeLessThan(phone.height / 4)
  expect(box.width).toBe(phone.width)
  expect(
    await page
      .locator('[data-part="feed"] > *')
      .first()
      .evaluate((one) => one.tagName),
  ).toBe('ARTICLE')

  const photos = first.getByRole('link', { name: /^Photos: / })
  await photos.evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }))
  await first.getByText(/^2\/\d$/).waitFor()
  await expect.poll(() => first.locator('img').count()).toBeGreaterThan(1)

  await doubleTap(photos)
  await first.getByRole('button', { name: / from saved$/ }).waitFor()
  expect(page.url()).not.toContain('brief=')

  await page.getByRole('button', { name: /Any day$/ }).tap()
  const sheet = page.getByRole('dialog')
  expect(await sheet.locator('select, input[type=date]').first().getAttribute('aria-label')).toBeNull()
  await sheet.getByRole('button', { name: 'Saved', exact: true }).tap()
  await sheet.getByRole('button', { name: 'Show 1 collab' }).tap()
  await page.waitForURL(/saved=yes/)
  await expect.poll(() => cards(page).count()).toBe(1)
  expect(errors).toEqual([])
})

it('sends a request with one time in two taps and with two in three, below an open question about cookies, and shows them', async () => {
  const { page, errors } = await openPhone(product, { unasked: true })
  const request = async (count: number) => {
    await signIn(page, 'creator@demo.plusone.test', '/app/influencer/browse?mine=yes')
    await openToRequest(page)
    await nextTimes(page).nth(1).waitFor()
    const address = page.url()
    const taps = await countTaps(page)
    const names: string[] = []
    for (let n = 0; n < count; n += 1) {
      names.push(must(await nextTimes(page).nth(n).textContent()))
      await nextTimes(page).nth(n).tap()
    }
    await page.getByRole('button', { name: 'Request collab' }).tap()
    await page.getByText(/^Request sent/).waitFor()
    expect(await taps()).toBe(count + 1)
    return { address, names }
  }
  const one = await request(1)
  expect(one.names).toHaveLength(1)
  const two = await request(2)

  // The brief says what was sent where the request was sent from.
  await page.goto(two.address)
  const bar = page.getByRole('dialog')
  await bar.getByText('Requested', { exact: true }).waitFor()
  await expect
    .poll(() => bar.getByRole('region', { name: 'Preferred times' }).getByRole('listitem').allTextContents())
    .toEqual(two.names)
  await bar.getByRole('link', { name: 'View collab' }).tap()
  await page.waitForURL(/\/app\/collab/)

  await page.goto('/app/influencer/dashboard?show=applied')
  const sent = page.getByRole('region', { name: 'Preferred times' })
  await sent.first().waitFor()
  const shown = await sent.getByRole('listitem').allTextContents()
  expect(shown).toEqual(expect.arrayContaining([...one.names, ...two.names]))
  expect(errors).toEqual([])
})

it('is approved and booked in two taps where the brief says so', async () => {
  const title = 'A corner table, whenever it suits'
  const brand = await product.open(desk)
  const staff = await product.open(desk)
  await signIn(brand.page, 'newbrand@demo.plusone.test', '/app/brand/briefs')
  await brand.page.getByRole('button', { name: 'New brief' }).first().click()
  await brand.page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await brand.page.getByLabel('Included', { exact: true }).fill('Breakfast for two')
  await brand.page.getByLabel('Value').fill('38')
  await brand.page.getByText('Auto-approve good matches').click()
  await brand.page.getByLabel('Minimum match score').fill('1')
  await brand.page
    .getByRole('button', { name: /Submit|Send/ })
    .first()
    .click()
  await sendNow(brand.page)
  await signIn(staff.page, 'admin@demo.plusone.test', '/app/admin/collab-brief-manager')
  await staff.page.getByText(title).first().click()
  await staff.page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click()
  await sendNow(staff.page)

  const { page, errors } = await openPhone(product)
  await signIn(page, 'creator@demo.plusone.test', '/app/influencer/browse?category=Cafe')
  await cards(page).filter({ hasText: title }).getByRole('heading').tap()
  const taps = await countTaps(page)
  const time = must(await nextTimes(page).first().textContent())
  await nextTimes(page).first().tap()
  await page.getByRole('button', { name: 'Request and book' }).tap()
  await page.getByText(`You’re booked: ${time}.`).waitFor()
  expect(await taps()).toBe(2)
  expect([...errors, ...brand.errors, ...staff.errors]).toEqual([])
})
