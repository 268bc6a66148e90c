import type { BrowserContext, Page, Request } from 'playwright-core'
import { expect, it } from 'vitest'
import { desk, phone, signIn, useProduct } from './product.ts'

const tools = {
  GOOGLE_TAG_ID: 'G-TEST1',
  META_PIXEL_ID: '1234567890',
  RECORDING_SCRIPT_URL: 'https://recorder.example/r.js',
  RECORDING_KEY: 'rec-key',
  ONBOARDING_SCRIPT_URL: 'https://guide.example/g.js',
  ONBOARDING_KEY: 'guide-key',
}
const product = useProduct(tools)

type Logged = { event_name: string; event_context: { target_type: string; target_name: string }; session_id?: string }

/** Watches what leaves: requests to others, and the events that were logged here. The others' scripts answer with nothing. */
async function watch(context: BrowserContext) {
  const foreign: string[] = []
  const logged: Logged[] = []
  context.on('request', (request: Request) => {
    if (!request.url().startsWith(product.url) && !request.url().startsWith('data:')) foreign.push(request.url())
    if (request.url().endsWith('/call/logUserEvent'))
      logged.push((JSON.parse(request.postData()!) as { data: Logged }).data)
  })
  await context.route(
    (url) => url.origin !== product.url,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  return { foreign, logged, names: () => logged.map(({ event_name: name }) => name) }
}

const yes = (page: Page) => page.getByRole('button', { name: 'Yes, that is fine' }).click()
const no = (page: Page) => page.getByRole('button', { name: 'No, thank you' }).click()
/** Until as many events as wanted have left. */
async function until(page: Page, holds: () => boolean): Promise<void> {
  await expect.poll(() => page.evaluate(() => true).then(holds)).toBe(true)
}

it.each([
  ['a phone', phone],
  ['a desk', desk],
])('asks once, treats no as kindly as yes, and sends nothing to anyone before, at %s', async (_where, viewport) => {
  const { page, context, errors } = await product.open(viewport, { unasked: true })
  const { foreign, logged } = await watch(context)
  await page.goto(product.url)
  await page.getByRole('region', { name: 'May we count your visit?' }).waitFor()
  const looks = await page
    .getByRole('region', { name: 'May we count your visit?' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
  expect(new Set(looks).size).toBe(1)
  await page.goto(`${product.url}/support`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await no(page)
  await page.getByRole('region', { name: 'May we count your visit?' }).waitFor({ state: 'detached' })
  await page.goto(`${product.url}/pricing`)
  await page.getByRole('heading', { name: 'Pricing' }).waitFor()
  expect(await page.getByRole('region', { name: 'May we count your visit?' }).count()).toBe(0)
  expect(logged).toEqual([])

  // The seed's paths are counted all the same, without a session.
  await page.goto(`${product.url}/login`)
  await until(page, () => logged.length > 0)
  expect(logged).toMatchObject([
    { event_name: 'PAGE_VIEW', event_context: { target_type: 'page', target_name: '/login' } },
  ])
  expect(logged[0]).not.toHaveProperty('session_id')
  expect(foreign).toEqual([])

  // The page to change it.
  await page.goto(`${product.url}/consent`)
  await page.getByText('You said no').waitFor()
  await yes(page)
  await page.getByText('You said yes').waitFor()
  expect(errors).toEqual([])
})

it('counts with consent: page views, one session for two tabs, its end when the last one closes', async () => {
  const { page, context } = await product.open(desk, { unasked: true })
  const { logged, names } = await watch(context)
  await signIn(page, 'brand@demo.plusone.test')
  await yes(page)
  await page.mouse.click(700, 20)
  await until(page, () => names().includes('SESSION_START'))
  await page.getByRole('link', { name: 'Preferences' }).first().click()
  await until(page, () => logged.some(({ event_context: about }) => about.target_name === '/app/brand/preferences'))
  const second = await context.newPage()
  await second.goto(`${product.url}/app/brand/collab-showcase`)
  await until(second, () =>
    logged.some(({ event_context: about }) => about.target_name === '/app/brand/collab-showcase'),
  )
  expect(new Set(logged.flatMap((event) => event.session_id ?? [])).size).toBe(1)
  expect(names().filter((name) => name === 'SESSION_END')).toEqual([])
  // A tab that leaves, then the last one.
  await second.goto('about:blank')
  await page.goto('about:blank')
  // Whether it arrived, nobody but the server can tell: the page that sent it is gone.
  const staff = await product.open(desk)
  await signIn(staff.page, 'admin@demo.plusone.test', '/app/admin/usage-explorer?name=SESSION_END')
  await staff.page.getByRole('cell', { name: 'page_unload' }).first().waitFor()
  await staff.context.close()
  await context.close()

  // The account keeps the answer: another browser is not asked.
  const other = await product.open(phone, { unasked: true })
  await signIn(other.page, 'brand@demo.plusone.test')
  await other.page.getByRole('heading', { level: 1 }).first().waitFor()
  await other.page.getByRole('region', { name: 'May we count your visit?' }).waitFor({ state: 'detached' })
})

it('tells the tools that are set of page views, with consent only, in their own form', async () => {
  const { page, context } = await product.open(desk, { unasked: true })
  const { foreign } = await watch(context)
  await page.goto(`${product.url}/signup?token=secret-token`)
  await page.getByLabel('Your name').fill('Zoë')
  expect(foreign).toEqual([])
  await yes(page)
  await until(page, () => foreign.length >= 4)
  expect(foreign.toSorted()).toEqual([
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://guide.example/g.js',
    'https://recorder.example/r.js',
    'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
  ])
  await page.getByLabel('Email').fill('zoe@example.test')
  await page.getByRole('button', { name: 'Make my account' }).click()
  await page.getByRole('heading', { name: 'Please Check Your Email' }).waitFor()
  await page.getByRole('link', { name: 'Home' }).first().waitFor()
  const said = await page.evaluate(() => {
    const { dataLayer, fbq } = window as unknown as { dataLayer: ArrayLike<unknown>[]; fbq: { queue: unknown[][] } }
    return { google: dataLayer.map((command) => Array.from(command)), meta: fbq.queue }
  })
  expect(said.google).toContainEqual(['config', 'G-TEST1', { send_page_view: false }])
  expect(said.google.some(([command, name]) => command === 'event' && name === 'sign_up')).toBe(true)
  expect(said.meta).toContainEqual(['init', '1234567890'])
  expect(JSON.stringify(said)).not.toContain('secret-token')
  const keys = await page
    .locator('script[data-key]')
    .evaluateAll((scripts) => scripts.map((one) => (one as HTMLElement).dataset.key))
  expect(keys).toEqual(['rec-key', 'guide-key'])
})

it('sends product events in batches that survive a reload, and the team reads it all in Usage Logs', async () => {
  const customer = await product.open(phone, { unasked: true })
  const sent: string[] = []
  customer.context.on('request', (request) => {
    if (request.url() === `${product.url}/ingest`) sent.push(request.postData() ?? '')
  })
  await customer.context.route(
    (url) => url.origin !== product.url,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await signIn(customer.page, 'creator@demo.plusone.test')
  await yes(customer.page)
  await customer.page.goto(`${product.url}/app/influencer/dashboard`)
  await customer.page.getByRole('heading', { level: 1 }).first().waitFor()
  await until(customer.page, () => sent.length > 0)
  const form = new URLSearchParams(sent[0])
  expect([...form.keys()].toSorted()).toEqual(['checksum', 'client', 'e', 'upload_time', 'v'])
  expect(form.get('client')).toBe('plusone')

  const { page, errors } = await product.open(desk)
  await signIn(page, 'admin@demo.plusone.test', '/app/admin/usage-explorer')
  await page.getByRole('cell', { name: '/app/influencer/dashboard' }).first().waitFor()
  await page.getByRole('button', { name: 'Go live' }).click()
  await page.getByRole('button', { name: 'Live', exact: true }).waitFor()
  await page.getByRole('button', { name: 'CSV' }).click()
  await page.getByRole('status').filter({ hasText: 'events saved' }).waitFor()
  await page.getByText('Figures', { exact: true }).click()
  await page.getByRole('heading', { name: 'Request to answer' }).waitFor()
  await page.goto(`${product.url}/app/admin/audit?kind=usage`)
  await page.getByRole('cell', { name: 'usage.exported' }).first().waitFor()
  expect(errors).toEqual([])
})
