import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { drawnPhoto } from '../src/domains/media/server/build.ts'
import { faultsOf } from './axe.ts'
import { openPhone } from './phone.ts'
import { signIn, useProduct } from './product.ts'

const product = useProduct()
const creator = 'creator@demo.plusone.test'

/** Waits until the service worker answers for the page. */
const untilControlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })

const postOf = (page: Page) => page.getByRole('region', { name: 'Instagram post' })

/** Lets this page begin an upload, but bring none to its end: only somebody else can. */
const breakLine = (page: Page) =>
  page.route(/\/uploads/, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))

/** What is kept of uploads in the browser: `''` is a file. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('uploads'))) return null
    const keys = await (await caches.open('uploads')).keys()
    return keys.map(({ url }) => new URL(url).pathname.split('/')[3] ?? '').toSorted()
  })

/** Chooses a photo for the post of the demo’s visit, on a line that breaks, and waits until it is kept. */
async function begin(page: Page, name: string, seed: number): Promise<void> {
  await breakLine(page)
  await page
    .getByRole('link', { name: /Chef’s counter for two/ })
    .first()
    .tap()
  const mimeType = 'image/jpeg'
  await postOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(await drawnPhoto(seed)) })
  await postOf(page)
    .getByText('Your upload continues')
    .or(postOf(page).getByText('If you leave, your upload'))
    .waitFor()
  await expect.poll(() => keptOf(page)).toEqual(['', 'address'])
}

/** The browser wakes the service worker as it does when there is a connection again, unless it has done so by itself. */
async function wake(context: BrowserContext, page: Page): Promise<void> {
  const devTools = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      resolve(must(registrations[0]).registrationId),
    ),
  )
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.dispatchSyncEvent', {
    origin: product.url,
    registrationId: await registration,
    tag: 'uploads',
    lastChance: false,
  })
}

it('goes on with an upload when its page is left, says so on the dashboard, and adds it to the draft', async () => {
  const { page, errors } = await openPhone(product)
  await signIn(page, creator, '/app/influencer/dashboard')
  await untilControlled(page)
  await begin(page, 'plate.jpg', 21)
  expect(await faultsOf(page)).toEqual([])
  await page.goto('/app/influencer/dashboard')
  await page.getByText(/^plate\.jpg for .* is uploaded\. Open the collab to send it for review\.$/).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Open collab' }).tap()
  await postOf(page).getByRole('button', { name: 'Remove the file' }).waitFor()
  await expect.poll(() => keptOf(page)).toEqual([])
  expect(errors).toEqual([])
})

it('goes on when the browser wakes it, without any page of ours, and forgets all of it with signing out', async () => {
  const { page, context, errors } = await openPhone(product)
  await signIn(page, creator, '/app/influencer/dashboard')
  await untilControlled(page)
  await begin(page, 'dessert.jpg', 22)
  await context.setOffline(true)
  await page.close()
  const other = await context.newPage()
  await context.setOffline(false)
  await other.goto('/robots.txt')
  await wake(context, other)
  await expect.poll(() => keptOf(other)).toEqual(['', 'address', 'arrived'])
  await other.goto('/app/influencer/dashboard')
  await other.getByText(/^dessert\.jpg for .* is uploaded/).waitFor()
  await other.getByRole('button', { name: 'Open the menu' }).tap()
  await other.getByRole('button', { name: 'Sign out', exact: true }).filter({ visible: true }).last().tap()
  await other.waitForURL(/\/login/)
  expect(await keptOf(other)).toBeNull()
  expect(errors).toEqual([])
})
