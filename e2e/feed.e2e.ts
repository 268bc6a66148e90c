import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { openPhone } from './phone.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

/** Where a card stands on the screen, once what came into view is drawn: the page's own scroll moves with that. */
const standsAt = (card: Locator) =>
  card.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let top = Number.NaN
    while (top !== element.getBoundingClientRect().top) {
      top = element.getBoundingClientRect().top
      for (let frames = 0; frames < 6; frames += 1) await frame()
    }
    return top
  })
/** The card of a brief: several may have the same title. */
const cardOf = (page: Page, brief: string) =>
  page.locator('[data-part="feed"] article', { has: page.locator(`a[href*="brief=${brief}"]`) })
const inView = (page: Page, brief: string) =>
  cardOf(page, brief).evaluate((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })

it.each([
  ['a phone', phone],
  ['a desk', desk],
] as const)('comes back to the same place of the feed after a card, on %s', async (_name, viewport) => {
  const { page, errors } = await product.open(viewport)
  await signIn(page, 'creator@demo.plusone.test', '/app/influencer/browse')
  if (viewport === phone) await page.getByRole('button', { name: /Any day$/ }).click()
  await page.getByRole('button', { name: 'With a guest', exact: true }).click()
  await page.waitForURL(/guest=yes/)
  if (viewport === phone) await page.getByRole('button', { name: /^Show \d+\+? collabs?$/ }).click()
  const last = page.locator('[data-part="feed"] article').last()
  await last.scrollIntoViewIfNeeded()
  const opensAt = must(await last.locator('a[href*="/browse?"]').last().getAttribute('href'))
  const brief = must(new URL(opensAt, product.url).searchParams.get('brief'))
  const before = await standsAt(last)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)

  // Closing the card, and Back while it is open, both leave the list where it was.
  for (const leave of [
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack().then(() => undefined),
  ]) {
    // The element's own click: a tester's would scroll to it first.
    await last
      .locator('a[href*="/browse?"]')
      .last()
      .evaluate((link) => (link as HTMLElement).click())
    await page.getByRole('dialog').getByRole('heading', { name: 'You get' }).waitFor()
    expect(Math.abs((await standsAt(last)) - before)).toBeLessThan(40)
    await leave()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(page.url()).toContain('guest=yes')
    expect(page.url()).not.toContain('brief=')
    expect(await inView(page, brief)).toBe(true)
    expect(Math.abs((await standsAt(last)) - before)).toBeLessThan(40)
  }

  // So does Back from another page.
  await page.evaluate(() => (document.querySelector('a[href^="/app/dms"]') as HTMLElement).click())
  await page.waitForURL(/\/app\/dms/)
  await page.goBack()
  await cardOf(page, brief).waitFor()
  await expect.poll(() => inView(page, brief)).toBe(true)
  expect(page.url()).toContain('guest=yes')
  expect(errors).toEqual([])
})

it('keeps a filter, and takes a place out of the feed that is not for them', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'creator@demo.plusone.test', '/app/influencer/browse?guest=yes')
  await page.getByRole('button', { name: 'Save this filter' }).click()
  await page.getByLabel('Name').fill('Bring someone')
  await page.getByRole('button', { name: 'Save filter' }).click()
  const kept = page.getByRole('button', { name: 'Bring someone', exact: true })
  await kept.waitFor()
  await page.goto(`${product.url}/app/influencer/browse`)
  await kept.click()
  await page.waitForURL(/guest=yes/)

  const first = page.locator('[data-part="feed"] article').first()
  const place = must(await first.locator('b').textContent())
  await first.getByRole('button', { name: /not for me$/ }).click()
  await page.getByRole('menuitem', { name: 'Not this venue' }).click()
  const card = page.locator('[data-part="feed"] article', { hasText: place })
  await card.first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.first().waitFor()
  expect(errors).toEqual([])
})

it('grows a card into its brief: asked for by the tap, its picture there before the answer', async () => {
  const { page, context, errors } = await openPhone(product)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await context.addInitScript(() => {
    const move = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.dataset.moves = String(Number(document.documentElement.dataset.moves ?? 0) + 1)
      return move(update)
    }
  })
  const moves = () => page.evaluate(() => Number(document.documentElement.dataset.moves ?? 0))
  await signIn(page, 'creator@demo.plusone.test', '/app/influencer/browse')
  const card = page.locator('[data-part="feed"] > article').first()
  const shown = await card.locator('[data-part="pictures"] img').first().getAttribute('src')

  const opened = page.getByRole('dialog')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/call/getFeedBrief', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/call/getFeedBrief')
  await card.locator('[data-part="pictures"]').tap()
  await asked
  await opened.locator('img').first().waitFor()
  expect(await opened.locator('img').first().getAttribute('src')).toBe(shown)
  expect(await moves()).toBe(1)
  expect(await opened.getByRole('heading', { name: 'You get' }).count()).toBe(0)
  answer()
  await opened.getByRole('heading', { name: 'You get' }).waitFor()

  // Nothing moves for who does not want it to; it opens all the same.
  await page.getByRole('button', { name: 'Close' }).click()
  await opened.waitFor({ state: 'detached' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await card.locator('[data-part="pictures"]').tap()
  await opened.getByRole('heading', { name: 'You get' }).waitFor()
  expect(await moves()).toBe(1)
  expect(errors).toEqual([])
})

it('asks for what it begins with before its scripts are there, once, and shows on coming back what it showed last', async () => {
  const { page, context, errors } = await openPhone(product, { worker: false })
  await signIn(page, 'creator@demo.plusone.test', '/app/influencer/browse')
  const card = page.locator('[data-part="feed"] > article').first()
  const title = must(await card.locator('h3').textContent())

  const beginning = ['/auth/token', '/call/getUser', '/call/getSessionAndUserProfile', '/call/listFeed']
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const scripts = page.waitForRequest(/assets\/index-/)
  let letScriptsCome = () => {}
  const scriptsMayCome = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await context.route(/assets\/index-/, async (route) => {
    await scriptsMayCome
    await route.continue()
  })
  await page.goto('/app/influencer/browse', { waitUntil: 'commit' })
  await scripts
  await expect.poll(() => beginning.filter((path) => asked.includes(path))).toEqual(beginning)
  letScriptsCome()
  await card.getByRole('heading', { name: title, exact: true }).waitFor()
  await expect.poll(() => asked).toContain('/call/listFeedRibbons')
  expect(asked.filter((path) => beginning.includes(path)).toSorted()).toEqual(beginning.toSorted())
  await context.unroute(/assets\/index-/)

  // The answer does not come: what was kept is there all the same, and is replaced once it does.
  let letAnswersCome = () => {}
  const answersMayCome = new Promise<void>((resolve) => (letAnswersCome = resolve))
  await context.route('**/call/listFeed', async (route) => {
    await answersMayCome
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { data: { rows: [], nextCursor: null } } })
  })
  await page.goto('/app/influencer/browse')
  await card.getByRole('heading', { name: title, exact: true }).waitFor()
  letAnswersCome()
  await card.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})
