import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { first, must } from '../src/kit/contract/must.ts'
import { desk, keptConsent, phone, signIn, useProduct } from './product.ts'

/** The log service that is set, and what it was sent. */
let logService: Server
const forwarded: string[] = []

const tools = {
  GOOGLE_TAG_ID: 'G-TEST1',
  META_PIXEL_ID: '1234567890',
  RECORDING_SCRIPT_URL: 'https://recorder.example/r.js',
  RECORDING_KEY: 'rec-key',
  ONBOARDING_SCRIPT_URL: 'https://guide.example/g.js',
  ONBOARDING_KEY: 'guide-key',
}

beforeAll(async () => {
  logService = createServer((request, response) => {
    void text(request).then((body) => forwarded.push(body))
    response.end()
  })
  await new Promise((resolve) => logService.listen(0, '127.0.0.1', () => resolve(undefined)))
})
afterAll(() => void logService.close())
const product = useProduct(() => ({
  ...tools,
  ERROR_LOG_URL: `http://127.0.0.1:${(logService.address() as AddressInfo).port}/`,
}))

type Logged = {
  event_name: string
  event_context: { target_type: string; target_name: string }
  user_profile: { uid: string | null; type: string }
  session_id?: string
  /** Whether it said who it came from. */
  isSigned: boolean
}
type Uploaded = { uuid: string; event_type: string }

/** The tools of others, as scripts that keep what they are told at their own script element, or on the window. */
const listeningTool = `{
  window.heard ??= []
  const { host } = new URL(document.currentScript.src)
  const hear = (at) => ({ detail }) => window.heard.push({ at, ...detail })
  document.currentScript.addEventListener('plusone:event', hear(host))
  addEventListener('plusone:event', hear('window'))
}`

/** Watches what leaves: requests to others, the events that were logged here, uploads, and the order of our own requests. */
async function watch(context: BrowserContext) {
  const foreign: string[] = []
  const logged: Logged[] = []
  const uploads: { events: Uploaded[]; isSigned: boolean }[] = []
  const paths: string[] = []
  context.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (url.origin !== product.url) {
      if (url.protocol.startsWith('http')) foreign.push(request.url())
      return
    }
    const isSigned = 'authorization' in request.headers()
    paths.push(url.pathname)
    if (url.pathname === '/call/logUserEvent')
      logged.push({ ...(JSON.parse(must(request.postData())) as { data: Logged }).data, isSigned })
    if (url.pathname === '/ingest')
      uploads.push({
        events: JSON.parse(must(new URLSearchParams(must(request.postData())).get('e'))) as Uploaded[],
        isSigned,
      })
  })
  await context.route(
    (url) => url.origin !== product.url,
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body:
          route.request().url().endsWith('.example/r.js') || route.request().url().endsWith('.example/g.js')
            ? listeningTool
            : '',
      }),
  )
  return { foreign, logged, uploads, paths, names: () => logged.map(({ event_name: name }) => name) }
}

/** The events that wait to be sent, as the browser keeps them. */
const waiting = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('analyticsQueue') ?? '[]') as { uuid: string }[])

const yes = (page: Page) => page.getByRole('button', { name: 'Accept' }).click()
const no = (page: Page) => page.getByRole('button', { name: 'Decline' }).click()
/** Until as many events as wanted have left. */
async function until(page: Page, holds: () => boolean): Promise<void> {
  await expect.poll(() => page.evaluate(() => true).then(holds), { timeout: 20_000 }).toBe(true)
}

it.each([
  ['a phone', phone],
  ['a desk', desk],
])('asks once, treats no as kindly as yes, and sends nothing to anyone before, at %s', async (_where, viewport) => {
  const { page, context, errors } = await product.open(viewport, { unasked: true })
  const { foreign, logged } = await watch(context)
  await page.goto(product.url)
  await page.getByRole('region', { name: 'Cookies and analytics' }).waitFor()
  const looks = await page
    .getByRole('region', { name: 'Cookies and analytics' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
  expect(new Set(looks).size).toBe(1)
  await page.goto(`${product.url}/support`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await no(page)
  await page.getByRole('region', { name: 'Cookies and analytics' }).waitFor({ state: 'detached' })
  await page.goto(`${product.url}/pricing`)
  await page.getByRole('heading', { name: 'Pricing' }).waitFor()
  expect(await page.getByRole('region', { name: 'Cookies and analytics' }).count()).toBe(0)
  expect(logged).toEqual([])

  // The open paths are counted all the same, without a session.
  await page.goto(`${product.url}/login`)
  await until(page, () => logged.length > 0)
  expect(logged).toMatchObject([
    { event_name: 'PAGE_VIEW', event_context: { target_type: 'page', target_name: '/login' } },
  ])
  expect(logged[0]).not.toHaveProperty('session_id')
  expect(foreign).toEqual([])

  // The page to change it.
  await page.goto(`${product.url}/consent`)
  await page.getByText('You declined').waitFor()
  await yes(page)
  await page.getByText('You accepted').waitFor()
  expect(errors).toEqual([])
  await context.close()
})

it('follows no one who says no: not by name on the paths of the specification, and by no tool on any screen', async () => {
  const { page, context } = await product.open(desk, { unasked: true })
  const { foreign, logged } = await watch(context)
  await page.goto(`${product.url}/login`)
  await until(page, () => logged.length > 0)
  await signIn(page, 'manager@demo.plusone.test')
  await no(page)
  for (const path of ['/app/admin/collab-explorer', '/app/dms', '/app/account']) {
    await page.goto(product.url + path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  const before = logged.length
  await page.goto(`${product.url}/app/password-reset`)
  await until(page, () => logged.length > before)
  expect(new Set(logged.map(({ event_context: about }) => about.target_name))).toEqual(
    new Set(['/login', '/app/password-reset']),
  )
  for (const view of logged) expect(view).toMatchObject({ isSigned: false, user_profile: { uid: null, type: 'guest' } })
  expect(foreign).toEqual([])
  await context.close()
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
  await signIn(staff.page, 'admin@demo.plusone.test', '/app/admin/usage-explorer?where=name.is.SESSION_END')
  const session = must(must(logged.find((event) => event.session_id)).session_id)
  const end = staff.page.getByRole('row').filter({ has: staff.page.locator(`a[href*="${session}"]`) })
  await end.filter({ hasText: 'page_unload' }).waitFor()
  await staff.context.close()
  await context.close()

  // The account keeps the answer: another browser is not asked.
  const other = await product.open(phone, { unasked: true })
  await signIn(other.page, 'brand@demo.plusone.test')
  await other.page.getByRole('heading', { level: 1 }).first().waitFor()
  await other.page.getByRole('region', { name: 'Cookies and analytics' }).waitFor({ state: 'detached' })
  await other.context.close()
})

it('counts a guest to the end: the visit is over when the page is left', async () => {
  const { page, context } = await product.open(phone, { unasked: true })
  const { logged, names, paths } = await watch(context)
  await page.goto(`${product.url}/support`)
  await yes(page)
  await until(page, () => names().includes('SESSION_START'))
  await page.getByRole('link').first().focus()
  expect(paths.filter((path) => path === '/auth/token')).toHaveLength(1)
  const session = must(must(logged.find(({ event_name: name }) => name === 'SESSION_START')).session_id)
  await page.goto('about:blank')
  const staff = await product.open(desk)
  await signIn(staff.page, 'admin@demo.plusone.test', '/app/admin/usage-explorer?where=name.is.SESSION_END')
  const end = staff.page.getByRole('row').filter({ has: staff.page.locator(`a[href*="${session}"]`) })
  await end.filter({ hasText: 'page_unload' }).filter({ hasText: 'Not signed in' }).waitFor()
  await staff.context.close()
  await context.close()
})

it('begins one session in tabs that open together, and none in a second one', async () => {
  const { page, context } = await product.open(desk, { unasked: true })
  await context.addInitScript((kept) => {
    localStorage.setItem('consent', kept)
  }, keptConsent(true))
  const { logged, names } = await watch(context)
  const tabs = [page, ...(await Promise.all([1, 2, 3].map(() => context.newPage())))]
  // One that is opened behind the others is counted only once somebody looks at it.
  await expect
    .poll(() => Promise.all(tabs.map((tab) => tab.evaluate(() => document.visibilityState))))
    .toEqual(tabs.map(() => 'visible'))
  await Promise.all(tabs.map((tab) => tab.goto(`${product.url}/support`)))
  await expect.poll(() => names().filter((name) => name === 'PAGE_VIEW').length, { timeout: 20_000 }).toBe(tabs.length)
  const starts = () => names().filter((name) => name === 'SESSION_START').length
  expect(starts()).toBe(1)
  expect(new Set(logged.map(({ session_id: session }) => session)).size).toBe(1)
  // Without a session, something is done in all of them in the same moment.
  for (const round of [2, 3, 4]) {
    // What one tab stores reaches another one later: a tab that did not hear of the end would carry the session on.
    await expect
      .poll(async () => {
        await page.evaluate(() => localStorage.removeItem('usageSession'))
        return Promise.all(tabs.map((tab) => tab.evaluate(() => localStorage.getItem('usageSession'))))
      })
      .toEqual(tabs.map(() => null))
    const moment = Date.now() + 1_500
    const act = async (at: number) => {
      await new Promise((resolve) => setTimeout(resolve, at - Date.now()))
      document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
      await navigator.locks.request('usageSession', () => undefined)
    }
    await Promise.all(tabs.map((tab) => tab.evaluate(act, moment)))
    await until(page, () => starts() >= round)
    expect(starts()).toBe(round)
  }
  await context.close()
})

it('tells of activity of each kind at most every ten seconds, and beats once a minute', async () => {
  const { page, context } = await product.open({ width: 390, height: 300 }, { unasked: true })
  const { logged, names } = await watch(context)
  await page.clock.install()
  await page.goto(`${product.url}/support`)
  await yes(page)
  await until(page, () => names().includes('SESSION_START'))
  const acts: Record<string, () => Promise<unknown>> = {
    keydown: () => page.keyboard.press('Shift'),
    mousemove: () => page.mouse.move(3, 150),
    click: () => page.mouse.down().then(() => page.mouse.up()),
    scroll: () => page.evaluate(() => scrollBy(0, 200)),
    touchstart: () => page.dispatchEvent('body', 'touchstart'),
    visibilitychange: () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
  }
  const activities = () =>
    logged.flatMap(({ event_name: name, event_context: about }) =>
      name === 'SESSION_ACTIVITY' ? [about.target_name] : [],
    )
  for (const [kind, act] of Object.entries(acts)) {
    await page.clock.fastForward(11_000)
    await act()
    await expect.poll(activities, { timeout: 20_000 }).toContain(kind)
    await page.clock.fastForward(2_000)
    await page.keyboard.press('Shift')
  }
  expect(activities()).toEqual(Object.keys(acts))
  const beats = () => names().filter((name) => name === 'SESSION_HEARTBEAT').length
  const before = beats()
  await page.clock.runFor(60_000)
  await until(page, () => beats() === before + 1)
  await context.close()
})

it('tells the tools that are set of page views, with consent only, each in its own form and no more than the path', async () => {
  const { page, context } = await product.open(desk, { unasked: true })
  const { foreign } = await watch(context)
  // With a token in the address nobody else hears of the page, whatever the answer.
  await page.goto(`${product.url}/signup?token=secret-token`)
  await page.getByLabel('Your name').fill('Zoë')
  await yes(page)
  await page.getByRole('region', { name: 'Cookies and analytics' }).waitFor({ state: 'detached' })
  await page.getByLabel('Email').fill('zoe@example.test')
  expect(foreign).toEqual([])

  await page.goto(`${product.url}/signup`)
  await until(page, () => foreign.length >= 4)
  expect(foreign.toSorted()).toEqual([
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://guide.example/g.js',
    'https://recorder.example/r.js',
    'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
  ])
  const keys = await page
    .locator('script[data-key]')
    .evaluateAll((scripts) => scripts.map((one) => (one as HTMLElement).dataset.key))
  expect(keys).toEqual(['rec-key', 'guide-key'])
  await page.getByLabel('Your name').fill('Zoë')
  await page.getByLabel('Email').fill('zoe@example.test')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Please Check Your Email' }).waitFor()
  const told = () =>
    page.evaluate(() => {
      type Tools = { dataLayer: ArrayLike<unknown>[]; fbq: { queue: unknown[][] }; heard: Record<string, unknown>[] }
      const { dataLayer, fbq, heard } = window as unknown as Tools
      const google = dataLayer.map((command) => Array.from(command)).filter(([command]) => command !== 'js')
      return { google, meta: fbq.queue.map((command) => Array.from(command)), heard }
    })
  await expect.poll(async () => (await told()).heard.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4)
  const said = await told()
  const view = {
    page_path: '/signup',
    page_location: `${product.url}/signup`,
    page_title: 'Sign up · Plusone',
  }
  const notOfSession = ([, name]: unknown[]) => !String(name).startsWith('SESSION_')
  expect(said.google.filter(notOfSession)).toEqual([
    ['set', { page_location: view.page_location, page_referrer: '' }],
    ['config', 'G-TEST1', { send_page_view: false }],
    ['set', { page_location: view.page_location }],
    ['event', 'page_view', view],
    ['event', 'sign_up', {}],
  ])
  expect(said.google.filter((command) => !notOfSession(command))).not.toEqual([])
  expect(said.meta).toEqual([
    ['set', 'autoConfig', false, '1234567890'],
    ['init', '1234567890'],
    ['track', 'PageView'],
    ['trackCustom', 'sign_up', {}],
  ])
  const heardAt = (at: string) => said.heard.filter((one) => one.at === at && notOfSession(['', one.name]))
  for (const at of ['recorder.example', 'guide.example'])
    expect(heardAt(at)).toEqual([
      { at, name: 'page_view', ...view },
      { at, name: 'sign_up' },
    ])
  expect(heardAt('window')).toEqual([])
  // The specification mirrors the session to the tag and the recorder.
  const hears = said.heard.filter(({ name }) => String(name).startsWith('SESSION_')).map(({ at }) => at)
  expect(new Set(hears)).toEqual(new Set(['recorder.example']))
  await context.close()
})

it('tells others nothing of what was searched for, signed in as well', async () => {
  const { page, context } = await product.open(desk, { unasked: true })
  const { foreign } = await watch(context)
  await signIn(page, 'both@demo.plusone.test')
  expect(foreign).toEqual([])
  await yes(page)
  await until(page, () => foreign.length >= 4)
  await page.goto(`${product.url}/app/dms?find=zoe%40example.test#hidden`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const said = () =>
    page.evaluate(() => {
      const { dataLayer, fbq } = window as unknown as { dataLayer?: ArrayLike<unknown>[]; fbq: { queue: unknown[][] } }
      return { google: (dataLayer ?? []).map((one) => Array.from(one)), meta: fbq?.queue ?? [] }
    })
  await expect.poll(async () => JSON.stringify((await said()).google), { timeout: 20_000 }).toContain('page_view')
  const { google, meta } = await said()
  expect(JSON.stringify(google)).not.toMatch(/zoe|find|hidden/)
  expect(google).toContainEqual([
    'event',
    'page_view',
    expect.objectContaining({ page_path: '/app/dms', page_location: `${product.url}/app/dms` }),
  ])
  // It reads the address by itself.
  expect(meta.filter(([command]) => String(command).startsWith('track'))).toEqual([])
  const scripts = /^https:\/\/(connect\.facebook\.net|guide\.example|recorder\.example|www\.googletagmanager\.com)\//
  expect(foreign.filter((url) => !scripts.test(url))).toEqual([])
  expect(foreign.join(' ')).not.toContain('zoe')
  await context.close()
})

it('keeps what waits over a reload, and leaves nothing to the next one at signing out', async () => {
  const { page, context } = await product.open(desk, { unasked: true })
  const { uploads, paths, logged } = await watch(context)
  const sent = () => uploads.flatMap(({ events }) => events.map(({ uuid }) => uuid))
  await signIn(page, 'newbrand@demo.plusone.test')
  await yes(page)
  await expect.poll(() => waiting(page).then((events) => events.length), { timeout: 20_000 }).toBeGreaterThan(0)
  const before = (await waiting(page)).map(({ uuid }) => uuid)
  expect(sent()).toEqual([])
  await page.reload()
  await until(page, () => before.every((uuid) => sent().includes(uuid)))

  await page.getByRole('link', { name: 'Preferences' }).first().click()
  await expect.poll(() => waiting(page).then((events) => events.length), { timeout: 20_000 }).toBeGreaterThan(0)
  const last = (await waiting(page)).map(({ uuid }) => uuid)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL((url) => url.pathname === '/login')
  for (const uuid of last)
    expect(uploads.find(({ events }) => events.some((one) => one.uuid === uuid))).toMatchObject({ isSigned: true })
  expect(paths.lastIndexOf('/ingest')).toBeLessThan(paths.indexOf('/auth/sign-out'))
  expect(logged).toContainEqual(
    expect.objectContaining({
      event_name: 'SESSION_END',
      event_context: expect.objectContaining({ target_name: 'destroyed' }) as object,
      isSigned: true,
    }),
  )
  const left = ['analyticsQueue', 'analyticsDevice', 'usageSession', 'consent']
  expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), left)).toEqual(
    left.map(() => null),
  )
  await context.close()
})

it('reports an error that someone met, and finds it by the reference that they read', async () => {
  const { page, context } = await product.open(desk)
  const requestId = '9f86d081-1111-4222-8333-444455556666'
  const reports: string[] = []
  context.on('request', (request) => {
    if (request.url() === `${product.url}/log`) reports.push(must(request.postData()))
  })
  await context.route('**/call/getSessions', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': requestId },
      json: { error: { status: 'INTERNAL', message: 'Something went wrong.' } },
    }),
  )
  await signIn(page, 'creator@demo.plusone.test')
  await page.goto(`${product.url}/app/account`)
  const shown = await page
    .getByText(/Reference \w{8}/)
    .first()
    .textContent()
  const reference = must(must(/Reference (\w{8})/.exec(must(shown)))[1])
  expect(requestId.startsWith(reference)).toBe(true)
  await until(page, () => reports.length > 0)
  const report = JSON.parse(first(reports)) as object
  expect(report).toEqual({
    message: 'Something went wrong.',
    level: 'error',
    timestamp: expect.any(String) as string,
    context: { requestId, call: 'getSessions', code: 'internal', path: '/app/account' },
  })
  const forwardedNow = () => forwarded.map((body) => JSON.parse(body) as unknown)
  await expect.poll(forwardedNow, { timeout: 20_000 }).toContainEqual(report)
  const staff = await product.open(desk)
  await signIn(staff.page, 'admin@demo.plusone.test', `/app/admin/usage-explorer?tab=errors&search=${reference}`)
  await staff.page.getByRole('gridcell', { name: 'Something went wrong.' }).first().waitFor()
  await staff.page.getByRole('gridcell', { name: reference }).first().waitFor()
  await staff.context.close()
  await context.close()
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
  await customer.page.goto(`${product.url}/login`)
  await yes(customer.page)
  await signIn(customer.page, 'creator@demo.plusone.test', '/app/influencer/dashboard')
  await customer.page.getByRole('heading', { level: 1 }).first().waitFor()
  await until(customer.page, () => sent.length > 0)
  const form = new URLSearchParams(sent[0])
  expect([...form.keys()].toSorted()).toEqual(['checksum', 'client', 'e', 'upload_time', 'v'])
  expect(form.get('client')).toBe('plusone')

  const { page, context, errors } = await product.open(desk)
  await signIn(page, 'admin@demo.plusone.test', '/app/admin/usage-explorer')
  await page.getByRole('gridcell', { name: '/app/influencer/dashboard' }).first().waitFor()
  await page.getByRole('button', { name: 'Go live' }).click()
  await page.getByRole('button', { name: 'Live', exact: true }).waitFor()
  await customer.page.goto(`${product.url}/app/influencer/explore`)
  await page.getByRole('gridcell', { name: '/app/influencer/explore' }).first().waitFor()
  await page.getByRole('button', { name: 'Download' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^On this page: .* events, CSV$/ }).click(),
  ])
  const [head, ...lines] = (await text(await file.createReadStream())).trim().split('\n')
  expect(head).toContain('When,Person,Event,About')
  expect(lines.filter((line) => line.includes('/app/influencer/explore'))).not.toEqual([])
  await page.getByText('Stats', { exact: true }).click()
  await page.getByRole('heading', { name: 'Request to reply' }).waitFor()
  await page.goto(`${product.url}/app/admin/audit?search=usage`)
  await page.getByText('exported the usage').first().waitFor()
  expect(errors).toEqual([])
  await context.close()
  await customer.context.close()
})
