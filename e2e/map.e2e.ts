import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { faultsOf } from './axe.ts'
import { openBrowser } from './browser.ts'
import { desk, letIn, openWindow, phone, useProduct } from './product.ts'

const product = useProduct()

type Pin = { briefUid: string; brandName: string; latitude: number; longitude: number; mark: string | null }

/** Opens the map at an address and answers with the pins it asked for. */
async function openMap(page: Page, search = ''): Promise<Pin[]> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/call/listMapPins'))
  await page.goto(`${product.url}/app/influencer/explore${search}`)
  const { data } = (await (await answered).json()) as { data: { pins: Pin[] } }
  return data.pins
}
const openList = async (page: Page) => {
  await page.locator('h1', { hasText: /here$/ }).waitFor()
  const list = page.getByRole('button', { name: 'List', exact: true })
  if (await list.isVisible()) await list.click()
}
const cardsOf = (page: Page) => page.locator('[data-part="list"] li')
const headingCount = async (page: Page) => Number.parseInt(must(await page.locator('h1').textContent()), 10)

it.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)(
  'lists what the map shows, filters it by the address, and requests a collab, on %s',
  async (_name, viewport) => {
    const { page, errors } = await product.open(viewport)
    await letIn(page, 'creator@demo.plusone.test')
    const pins = await openMap(page)
    expect(pins.length).toBeGreaterThan(5)
    await openList(page)
    await cardsOf(page).first().waitFor()
    expect(await cardsOf(page).count()).toBe(pins.length)
    expect(await headingCount(page)).toBe(pins.length)

    await page.getByRole('button', { name: 'With a guest', exact: true }).click()
    await page.waitForURL(/guest=yes/)
    await page.getByLabel('All venues').selectOption('Hotel')
    await page.waitForURL(/category=Hotel/)
    await expect.poll(() => headingCount(page)).toBeLessThan(pins.length)
    await page.reload()
    await openList(page)
    await cardsOf(page).first().waitFor()
    const hotels = await cardsOf(page).count()
    expect(hotels).toBe(await headingCount(page))
    expect(await cardsOf(page).filter({ hasText: 'You and' }).count()).toBe(hotels)

    // By keyboard alone: from a card to its brief and to the request.
    await page.goto(`${product.url}/app/influencer/explore?mine=yes`)
    await openList(page)
    const free = cardsOf(page)
      .filter({ hasNotText: /Requested|Invited|Approved|Booked|Content due|Content sent/ })
      .filter({ hasNotText: 'Full' })
      .first()
    await free.waitFor()
    const title = must(await free.locator('h3').textContent())
    await free.locator('a').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Request collab' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await cardsOf(page).filter({ hasText: title }).getByText('Requested').first().waitFor()
    expect(page.url()).toContain('mine=yes')
    expect(errors).toEqual([])
  },
)

it.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)('shows the card of a pin that is chosen, on %s', async (_name, viewport) => {
  const { page, errors } = await product.open(viewport)
  await letIn(page, 'creator@demo.plusone.test')
  const all = await openMap(page)
  const alone = must(all.find((pin) => all.filter((one) => one.latitude === pin.latitude).length === 1))
  await openMap(page, `?at=${alone.latitude},${alone.longitude},17`)
  const { x, y, width, height } = must(await page.locator('[data-part="map"]').boundingBox())
  const chosen = page.getByRole('region', { name: 'Venues' }).locator('li[aria-current]', { hasText: alone.brandName })
  // The pin stands with its tip on the place; it is drawn when the library has come.
  await expect
    .poll(
      async () => {
        await page.mouse.click(x + width / 2, y + height / 2 - 18)
        return chosen.isVisible()
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(true)
  expect(errors).toEqual([])
})

it.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)('moves, searches again and tells the walk from the next visit, on %s', async (_name, viewport) => {
  const { page, errors } = await product.open(viewport)
  await letIn(page, 'creator@demo.plusone.test')
  const water = page.waitForResponse((response) => /\/london-[^/]*\.json$/.test(response.url()))
  const pins = await openMap(page, '?city=london')
  expect((await water).ok()).toBe(true)
  const search = page.getByRole('button', { name: 'Search this area', exact: true })
  await page.getByRole('button', { name: 'List', exact: true }).or(cardsOf(page).first()).first().waitFor()
  expect(await search.count()).toBe(0)

  // Far out there is more to find than was found in the city.
  const out = page.getByRole('button', { name: 'Zoom out', exact: true })
  await expect
    .poll(async () => {
      if (!(await search.isVisible())) await out.click()
      return search.isVisible()
    })
    .toBe(true)
  const answered = page.waitForResponse((response) => response.url().endsWith('/call/listMapPins'))
  await search.click()
  const { data } = (await (await answered).json()) as { data: { pins: Pin[]; visits: { name: string }[] } }
  expect(data.pins.length).toBeGreaterThanOrEqual(pins.length)
  await search.waitFor({ state: 'detached' })
  expect(page.url()).toContain('at=')

  await openList(page)
  const next = must(data.visits[0])
  await cardsOf(page).getByText(`min walk from ${next.name}`).first().waitFor()

  // Pins, count and cards are those with a time on the chosen days.
  await page.getByRole('button', { name: /Any day$/ }).click()
  const days = page.getByRole('dialog', { name: 'Day of the visit' })
  await days.getByRole('button', { name: 'Next 7 days' }).click()
  await days.getByRole('button', { name: 'Show results' }).click()
  await page.locator('h1', { hasText: / available / }).waitFor()
  await page.waitForURL(/until=/)
  await expect.poll(async () => (await cardsOf(page).count()) === Math.min(await headingCount(page), 24)).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  expect(errors).toEqual([])
})

it('says that the map cannot be drawn, and lists every place all the same', async () => {
  const withoutWebGl = await openBrowser('--disable-3d-apis')
  const { page } = await openWindow(withoutWebGl, product.url, phone)
  await letIn(page, 'creator@demo.plusone.test')
  const pins = await openMap(page)
  await page.getByText('Your browser can’t show the map').waitFor()
  await cardsOf(page).first().waitFor()
  expect(await cardsOf(page).count()).toBe(pins.length)
  await withoutWebGl.close()
})
