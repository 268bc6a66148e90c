import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { exampleContent } from '../src/domains/briefs/server/build.ts'
import { must } from '../src/kit/contract/must.ts'
import { faultsOf } from './axe.ts'
import { desk, phone, signIn, useProduct } from './product.ts'
import { call } from './story.ts'

const product = useProduct()
const preferences = (section: string) => `/app/brand/preferences?section=${section}`

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}`) })
const hoursOf = async (page: Page, uid: string) => (await call(page, 'getBrandProfile', { uid })).openingHours
const brandOf = async (page: Page) => {
  const { linked_profiles_found: profiles } = await call(page, 'getSessionAndUserProfile', {})
  return must(profiles.find(({ uid }) => uid.startsWith('brand_'))).uid
}
const saved = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').first().waitFor()
}

it('draws a venue’s week with the mouse, copies a day, changes it by keyboard, and by touch on a phone', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'newbrand@demo.plusone.test', preferences('hours'))
  const uid = await brandOf(page)
  const grid = page.getByRole('grid', { name: 'Opening hours' })
  await grid.waitFor()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await page.getByRole('button', { name: `${day.slice(0, 3)}: copy or clear ${day}` }).click()
    await page.getByRole('menuitem', { name: `Clear ${day}` }).click()
  }
  await cell(page, 'Tuesday 12:00').scrollIntoViewIfNeeded()
  await cell(page, 'Tuesday 12:00').hover()
  await page.mouse.down()
  await cell(page, 'Wednesday 14:30').hover()
  await page.mouse.up()
  await page.getByRole('button', { name: 'Wed: copy or clear Wednesday' }).click()
  await page.getByRole('menuitem', { name: 'Saturday and Sunday' }).click()
  await cell(page, 'Sunday 12:00').click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Delete')
  expect(await faultsOf(page)).toEqual([])
  await saved(page)
  const lunch = { from: '12:00', to: '15:00' }
  expect(await hoursOf(page, uid)).toEqual([
    { weekday: 2, ...lunch },
    { weekday: 3, ...lunch },
    { weekday: 6, ...lunch },
    { weekday: 7, from: '13:30', to: '15:00' },
  ])

  const small = await product.open(phone)
  await signIn(small.page, 'newbrand@demo.plusone.test', preferences('hours'))
  await cell(small.page, 'Friday 18:00').click()
  await saved(small.page)
  expect(await hoursOf(small.page, uid)).toContainEqual({ weekday: 5, from: '18:00', to: '19:00' })
  expect(await faultsOf(small.page)).toEqual([])
  expect([...errors, ...small.errors]).toEqual([])
})

it('closes days in all briefs of a venue at once, and one brief opens a day again', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'newbrand@demo.plusone.test')
  const brandUid = await brandOf(page)
  const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const content = exampleContent({
    title: 'Lunch by the window',
    pictures: [],
    liveFrom: dayAfter(0),
    liveUntil: dayAfter(60),
  })
  const brief = await call(page, 'createBrief', { brandUid, content })
  await page.goto(preferences('closed-days'))
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Closed days' }) })
  const [first, last] = [dayAfter(40), dayAfter(42)]
  const day = (key: string) => card.locator(`[data-day="${key}"]`)
  const show = async (key: string) => {
    while ((await day(key).count()) === 0) await card.getByRole('button', { name: 'Next month' }).click()
  }
  await show(first)
  await day(first).click()
  await show(last)
  await day(last).click()
  await card.getByRole('button', { name: 'Close 3 days' }).click()
  await card.getByRole('button', { name: /^Reopen / }).waitFor()
  const closedIn = async () => (await call(page, 'getBrief', { uid: brief.uid })).content.availability.blackout
  expect(await closedIn()).toEqual(expect.arrayContaining([first, dayAfter(41), last]))

  await page.goto(`/app/brand/brief?uid=${brandUid}&brief=${brief.uid}`)
  await page
    .getByRole('button', { name: /^Reopen / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('All changes saved').waitFor()
  expect(await closedIn()).toEqual([])
  expect(errors).toEqual([])
})

it('moves a venue’s pin by a search, with the mouse and by keyboard, and asks when it leaves the city', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'newbrand@demo.plusone.test', preferences('place'))
  const uid = await brandOf(page)
  const { city } = await call(page, 'getBrandProfile', { uid })
  const pin = page.getByRole('button', { name: /^Pin for / })
  await pin.waitFor()
  const latitude = page.getByLabel('Latitude')
  await page.getByRole('button', { name: 'Enter coordinates' }).click()
  const before = Number(await latitude.inputValue())
  await pin.focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(async () => Number(await latitude.inputValue())).toBeCloseTo(before + 100 / 111_320, 4)
  await page
    .getByRole('status')
    .filter({ hasText: /^Pin at / })
    .waitFor()

  const moved = Number(await latitude.inputValue())
  const there = must(await pin.boundingBox())
  await page.mouse.move(there.x + there.width / 2, there.y + there.height / 2)
  await page.mouse.down()
  await page.mouse.move(there.x + there.width / 2 + 60, there.y + there.height / 2 + 40, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => Number(await latitude.inputValue())).toBeLessThan(moved)
  // The map stays where it is: the pin is where it was let go.
  const dropped = must(await pin.boundingBox())
  expect(dropped.x).toBeCloseTo(there.x + 60, -1)
  expect(dropped.y).toBeCloseTo(there.y + 40, -1)
  // What the pin is called is shown while the mouse is on it.
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  expect(await faultsOf(page)).toEqual([])

  const elsewhere = city === 'paris' ? 'Croydon' : 'Levallois-Perret'
  await page.getByRole('combobox', { name: 'Search for a place' }).fill(elsewhere)
  await page.getByRole('option', { name: new RegExp(`^${elsewhere}`) }).click()
  await page.getByText(/^The pin is in .* Which is right\?/).waitFor()
  await page.getByRole('button', { name: /^Change city to / }).click()
  await saved(page)
  expect((await call(page, 'getBrandProfile', { uid })).city).toBe(city === 'paris' ? 'london' : 'paris')
  expect(errors).toEqual([])
})
