import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { first, must } from '../src/kit/contract/must.ts'
import { quiz } from '../src/domains/onboarding/rules.ts'
import { desk, mailedLink, phone, sendNow, signIn, useProduct } from './product.ts'

const product = useProduct()

const photo = join(import.meta.dirname, '../docs/screens/feed.png')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const next = (page: Page, name = 'Continue') => page.getByRole('button', { name, exact: true }).click()

/** What messengers and networks show of a link is there, with a picture that can be fetched. */
async function previewOf(page: Page): Promise<string> {
  const said = async (name: string) => must(await page.locator(`meta[property="${name}"]`).getAttribute('content'))
  expect(await said('og:title')).toContain('Plusone')
  expect((await said('og:description')).length).toBeGreaterThan(10)
  expect(await page.locator('meta[name="twitter:card"]').getAttribute('content')).toBe('summary_large_image')
  const picture = await said('og:image')
  const answer = await fetch(picture)
  expect(answer.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/)
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
  expect([width, height]).toEqual([1200, 630])
  return picture
}

/** What is refused is said so in the console as well. */
const isUnexpected = (error: string) => !/status of 400|ERR_INTERNET_DISCONNECTED/.test(error)

/** Gives the address, agrees, and is told where the mail is. */
async function joinAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('I agree to the terms').check()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await heading(page, 'Please Check Your Email')
}

it.each([
  ['/', 'Local creators visit. You get the content.'],
  ['/creators', 'Great venues near you, for content you love making'],
  ['/support', 'Support'],
  ['/help', 'Help'],
  ['/help/writing-a-brief', 'Writing a brief that creators say yes to'],
  ['/join', 'Join Plusone'],
  ['/join?as=brand', 'Join Plusone'],
  ['/join?as=influencer', 'Join Plusone'],
  ['/schedule-call', 'Schedule a call'],
  ['/schedule-call?with=anna-lindqvist', 'A call with Anna Lindqvist'],
  ['/pricing', 'Pricing'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/app/account-manager/anna-lindqvist', 'Anna Lindqvist'],
])('%s can be read without any script, and says in its head what it is', async (path, title) => {
  const context = await product.browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  const response = await page.goto(product.url + path)
  expect(must(response).status()).toBe(200)
  await heading(page, title)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(product.url + first(path.split('?')))
  expect(await page.locator('script:not([src]):not([type="application/ld+json"])').count()).toBe(0)
  for (const data of await page.locator('script[type="application/ld+json"]').allTextContents())
    expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' })
  // A form that nothing would come of is not shown; there is an address in its place.
  const addresses = path === '/support' ? 2 : /\?/.test(path) || path === '/schedule-call' ? 1 : 0
  expect(await page.getByRole('link', { name: /^hello@/ }).count()).toBe(addresses)
  // The name of a venue, asked above and below: that form needs none.
  expect(await page.getByRole('textbox').count()).toBe(path === '/' ? 2 : 0)
  await previewOf(page)
})

it('takes the name of a venue from the front page to the form, without a script', async () => {
  const context = await product.browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto(product.url)
  const form = page.getByRole('form', { name: 'Start with your venue', exact: true })
  await form.getByLabel('Your venue’s name').fill('Nido & Co')
  await form.getByRole('button', { name: 'Start free' }).click()
  await heading(page, 'Join Plusone')
  expect(await page.locator('input[name=venue]').inputValue()).toBe('Nido & Co')
})

it('shows the product beside what it promises, at a desk', async () => {
  const { page } = await product.open(desk)
  await page.goto(product.url)
  const words = await page.getByRole('heading', { level: 1 }).boundingBox()
  const shot = await page.getByAltText(/^A restaurant’s requests/).boundingBox()
  expect(shot?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0))
  expect(shot?.y).toBeLessThan(desk.height / 2)
})

it('shows prices in the money of where the reader is, or of what they chose', async () => {
  const priceIn = async (locale: string, path = '/pricing') => {
    const context = await product.browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto(product.url + path)
    const price = await page.getByRole('listitem').filter({ hasText: 'Starter' }).locator('b').first().textContent()
    await context.close()
    return price
  }
  expect(await priceIn('en-GB')).toBe('£99')
  expect(await priceIn('en-US')).toBe('$129')
  expect(await priceIn('de-DE')).toBe('€119')
  expect(await priceIn('de-DE', '/pricing?currency=CAD')).toBe('C$169')
})

it('answers 404 where there is no page, inside the product in the frame of whoever is signed in', async () => {
  for (const path of ['/no-such-page', '/help/no-such-article', '/i/nobody']) {
    const answer = await fetch(product.url + path, { headers: { accept: 'text/html' } })
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).toContain('Page not found')
  }
  const { page, context } = await product.open(desk)
  await signIn(page, 'creator@demo.plusone.test')
  const answer = await page.goto('/app/no-such-page')
  expect(must(answer).status()).toBe(404)
  await heading(page, 'Page not found')
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL(/\/app\/influencer\//)
  await context.close()
  for (const path of ['/login', '/app/dms', '/app/dms/', '/door'])
    expect([path, (await fetch(product.url + path, { headers: { accept: 'text/html' } })).status]).toEqual([path, 200])
})

it('lists for search engines the pages that open for everybody', async () => {
  const robots = await (await fetch(`${product.url}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`)
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => must(page))
  expect(pages.length).toBeGreaterThan(30)
  const answers = await Promise.all(pages.map(async (page) => [page, (await fetch(page)).status]))
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

it('takes a message to support: a thread in DMs for who is signed in, a mail for who is not', async () => {
  const stranger = await product.open(phone)
  await stranger.page.goto(`${product.url}/support`)
  await stranger.page.getByRole('button', { name: 'Send message' }).click()
  await stranger.page.getByText('Write your message first.').waitFor()
  const wrong = stranger.page.locator('form.plain-form [aria-invalid=true]')
  await expect.poll(async () => wrong.count()).toBe(2)
  await expect.poll(async () => wrong.first().evaluate((field) => field === document.activeElement)).toBe(true)
  await stranger.page.getByLabel('Your message').fill('Do you work in Lisbon?')
  await stranger.page.getByRole('button', { name: 'Send message' }).click()
  await stranger.page.getByText('Enter your email so that we can reply.').waitFor()
  await stranger.page.getByLabel('Email').fill('zoe@example.test')
  await stranger.page.getByRole('button', { name: 'Send message' }).click()
  await stranger.page.getByText('We’ll reply within 1 working day to zoe@example.test').waitFor()

  const owner = await product.open(desk)
  await signIn(owner.page, 'brand@demo.plusone.test')
  await owner.page.getByRole('heading', { level: 1 }).waitFor()
  await owner.page.goto(`${product.url}/support`)
  await owner.page.getByLabel('Your message').fill('Where is my invoice?')
  await owner.page.getByRole('button', { name: 'Send message' }).click()
  await owner.page.getByRole('link', { name: 'in your DMs' }).click()

  const staff = await product.open(desk)
  await signIn(staff.page, 'manager@demo.plusone.test', '/app/dms?box=support')
  await staff.page.getByText('Do you work in Lisbon?').waitFor()
  await staff.page.getByRole('link', { name: /Where is my invoice/ }).click()
  await staff.page.getByLabel('Message', { exact: true }).fill('Under Plan and billing.')
  await staff.page.getByRole('button', { name: 'Send' }).click()
  await owner.page.getByRole('log').getByText('Under Plan and billing.').waitFor()
  expect(owner.errors).toEqual([])
})

it('finds an article by a word of it, a slip included', async () => {
  const { page } = await product.open(phone)
  await page.goto(`${product.url}/support`)
  await page.getByLabel('Search help').fill('no-shwo')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'When a creator doesn’t turn up, or you can’t host' }).click()
  await heading(page, 'When a creator doesn’t turn up, or you can’t host')
})

it('takes a venue from a plan to a brief with the team, on a phone, a question at a time', async () => {
  const { page, context, errors } = await product.open(phone)
  await page.goto(`${product.url}/pricing`)
  await page.getByRole('link', { name: 'Choose plan: Starter' }).click()
  await page.getByText(/^Starter costs/).waitFor()
  await page.getByLabel('Your venue').fill('Nido')
  await page.getByLabel('Category').selectOption('Cafe')
  await page.getByLabel('City').selectOption('london')
  await page.getByLabel('Your name').fill('Nina')
  await joinAs(page, 'nina@nido.example')
  await page.goto(await mailedLink(product, 'Welcome to Plusone', 'nina@nido.example'))
  await page.waitForURL(`${product.url}/onboarding`)

  await heading(page, 'Your venue')
  await page.getByText('Nido', { exact: true }).waitFor()
  await next(page)
  await heading(page, 'Where’s your venue?')
  await next(page)
  await page.getByText('This is required.').waitFor()

  // What is typed is kept before it is an answer, and waits on another device.
  await page.getByLabel('Street address').fill('1 Mill La')
  await page.getByText('Saved', { exact: true }).waitFor()
  const other = await product.open(desk)
  await other.context.addCookies(await context.cookies())
  await other.page.goto(`${product.url}/onboarding`)
  await heading(other.page, 'Where’s your venue?')
  expect(await other.page.getByLabel('Street address').inputValue()).toBe('1 Mill La')
  await other.context.close()
  // Without a line the text stays, and is said to be unsaved; it arrives once there is one.
  await context.setOffline(true)
  await page.getByLabel('Street address').fill('1 Mill Lane')
  await page.getByText('Not saved yet.').waitFor()
  expect(await page.getByLabel('Street address').inputValue()).toBe('1 Mill Lane')
  await context.setOffline(false)
  await page.getByText('Saved', { exact: true }).waitFor()
  await next(page)
  await page.getByLabel('Description').fill('Coffee, cake and a window to sit in.')
  await page.getByLabel('Your handle').fill('@nido')
  await next(page)
  await heading(page, 'Add photos')
  await page.locator('input[type=file]').setInputFiles(photo)
  await page.getByRole('button', { name: 'Move photo 1 forward' }).waitFor()
  await next(page)

  // Another device goes on where this one was left, right after signing in, though there is a profile by now.
  await heading(page, 'When are you open?')
  const later = await product.open(desk)
  await later.page.goto(`${product.url}/login`)
  await later.page.getByLabel('Email').fill('nina@nido.example')
  await later.page.getByRole('button', { name: 'Send sign-in link' }).click()
  await heading(later.page, 'Please Check Your Email')
  await later.page.goto(await mailedLink(product, 'Sign in to Plusone', 'nina@nido.example'))
  await later.page.waitForURL(`${product.url}/onboarding`)
  await heading(later.page, 'When are you open?')
  // Who looks around first finds the way back.
  await later.page.goto(`${product.url}/app/brand/dashboard`)
  await later.page.getByRole('link', { name: 'Continue' }).click()
  await heading(later.page, 'When are you open?')
  await later.context.close()
  await page.reload()
  await heading(page, 'When are you open?')
  await page.getByRole('button', { name: 'Back' }).click()
  await heading(page, 'Add photos')
  await next(page)
  await heading(page, 'When are you open?')
  await next(page)
  await heading(page, 'When can creators visit?')
  await next(page)
  await heading(page, 'Your first brief')
  expect(await page.getByLabel('Title').inputValue()).toBe('Coffee and cake at Nido')
  await page.getByLabel('Title').fill('Cake at the window')
  await next(page)
  await heading(page, 'This is what creators will see')
  await page.getByRole('article').getByText('Cake at the window').waitFor()
  const agreed = page.getByRole('region', { name: 'What you agree to' })
  await agreed.getByText(/^£\d+ excluding VAT, once its content is delivered$/).waitFor()
  await agreed.getByRole('button', { name: 'Change' }).click()
  await heading(page, 'Your first brief')
  await page.getByLabel('Spots').fill('3')
  await next(page)
  await agreed.getByText('3 creators').waitFor()
  await page.getByRole('button', { name: /^Send to / }).click()
  await heading(page, /^Your brief is with /)
  await page.getByRole('link', { name: 'Start your plan' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await page.waitForURL((address) => address.pathname === '/app/brand/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(0)
  expect(errors.filter(isUnexpected)).toEqual([])

  const staff = await product.open(desk)
  await signIn(staff.page, 'admin@demo.plusone.test', '/app/admin/collab-brief-manager')
  await staff.page.getByText('Cake at the window').first().waitFor()
})

it('takes a creator into the queue, through a handle that is taken and a city that is not open; the team asks and approves', async () => {
  const { page, errors } = await product.open(desk)
  await page.goto(`${product.url}/join`)
  await page.getByRole('main').getByRole('link', { name: 'Join as a creator' }).click()
  await page.getByText('Who can join').waitFor()
  await page.getByLabel('City').selectOption('other')
  await page.getByLabel('Which city?').fill('Lisbon')
  await page.getByLabel('Email').fill('noor@example.test')
  await page.getByRole('button', { name: 'Let me know' }).click()
  await page.getByText('We’ll email noor@example.test when we open in Lisbon').waitFor()

  await page.getByLabel('City').selectOption('london')
  await page.getByLabel('Your handle').fill('@maya.eats')
  await page.getByLabel('Your name').fill('Noor')
  await page.getByLabel('I’m 18 or over').check()
  await page.getByLabel('I agree to the terms').check()
  await page.getByLabel('Email').fill('noor@example.test')
  const takenHandle = await takenBySomeone()
  await page.getByLabel('Your handle').fill(takenHandle)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('already has a profile here').waitFor()
  await page.getByLabel('Your handle').fill('https://www.tiktok.com/@noor.out?lang=en')
  await page.getByLabel('Your name').focus()
  expect(await page.getByLabel('Your handle').inputValue()).toBe('noor.out')
  expect(await page.getByLabel('Main platform').inputValue()).toBe('tiktok')
  await joinAs(page, 'noor@example.test')
  await page.goto(await mailedLink(product, 'Welcome to Plusone', 'noor@example.test'))
  await heading(page, 'What’s your account?')
  await page.getByLabel('Your city').selectOption('other')
  await next(page)
  await page.getByText('We’re not in your city yet').waitFor()
  await page.getByRole('button', { name: 'Let me know' }).waitFor()
  await page.getByLabel('Your city').selectOption('london')
  await page.getByRole('button', { name: 'Let me know' }).waitFor({ state: 'detached' })
  await next(page)
  await heading(page, 'When were you born?')
  await page.getByLabel('Date of birth').fill('2012-01-01')
  await next(page)
  await page.getByText('We haven’t saved this answer').waitFor()
  await page.getByLabel('Date of birth').fill('1999-01-01')
  await next(page)
  await heading(page, 'Where else can you visit?')
  await next(page, 'No other cities')
  await page.getByLabel('Followers of @noor.out').fill('5000')
  await next(page)
  await page.getByText('brunch', { exact: true }).click()
  await page.getByText('Stories', { exact: true }).click()
  await next(page)
  await page.getByLabel('About you').fill('I walk a lot and eat on the way.')
  await next(page)
  await heading(page, 'Your best content')
  await next(page, 'Later')
  await heading(page, 'Your public page')
  await next(page, 'Not now')
  await heading(page, 'House rules')
  await page.getByLabel('I agree to these rules').check()
  await next(page)
  await heading(page, 'Five golden rules')
  for (const { choices } of quiz) await page.getByLabel(choices[0]).check()
  await next(page, 'I agree. Send my application')
  await page.getByText('2 of 5 correct').waitFor()
  for (const { choices, right } of quiz) await page.getByLabel(choices[right]).check()
  await next(page, 'I agree. Send my application')
  await heading(page, 'Your application is in')
  expect(errors.filter(isUnexpected)).toEqual([])

  const staff = await product.open(desk)
  await signIn(staff.page, 'admin@demo.plusone.test', '/app/admin/influencer-manager?approval=applied&search=noor')
  await staff.page.getByText('@noor.out').first().click()
  await staff.page.getByRole('button', { name: 'Ask a question' }).click()
  await staff.page.getByLabel(/^Your question/).fill('Which account is yours?')
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Ask a question' }).click()
  await staff.page.getByRole('status').filter({ hasText: 'Question sent to @noor.out.' }).waitFor()
  await staff.page.getByRole('button', { name: 'Approve' }).click()
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await sendNow(staff.page)

  // The public page: off, on, and gone at once.
  const stranger = await product.open(phone)
  const statusOf = async () => must(await stranger.page.goto(`${product.url}/i/noorout`)).status()
  expect(await statusOf()).toBe(404)
  await page.goto(`${product.url}/app/influencer/profile-editor`)
  await page.getByLabel('Show my public page').click()
  await page.getByRole('link', { name: 'View page' }).waitFor()
  expect(await statusOf()).toBe(200)
  await heading(stranger.page, 'Noor')
  expect(await stranger.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await stranger.page.content()).not.toContain('1999')
  const picture = await previewOf(stranger.page)
  expect(picture).toContain('/i/noorout/share.jpg')
  const { headers } = await fetch(picture)
  const again = await fetch(picture, { headers: { 'if-none-match': must(headers.get('etag')) } })
  expect([headers.get('cache-control'), again.status]).toEqual(['public, no-cache', 304])
  await stranger.page.goto(`${product.url}/app/influencer/profile?handle=@noor.out`)
  await heading(stranger.page, 'Noor')
  await page.getByLabel('Show my public page').click()
  await page.getByRole('link', { name: 'View page' }).waitFor({ state: 'detached' })
  expect([await statusOf(), (await fetch(picture)).status]).toEqual([404, 404])
})

/** The handle of some creator of the demo. */
async function takenBySomeone(): Promise<string> {
  const { page } = await product.open(desk)
  await signIn(page, 'creator@demo.plusone.test')
  const handle = await page
    .getByText(/^@[\w.]+$/)
    .first()
    .textContent()
  return must(handle)
}

it('mails who has an account a link to it', async () => {
  const { page } = await product.open(phone)
  await page.goto(`${product.url}/join?as=brand`)
  await page.getByLabel('Your venue').fill('Again')
  await page.getByLabel('City').selectOption('london')
  await page.getByLabel('Your name').fill('Bo')
  await joinAs(page, 'both@demo.plusone.test')
  await page.getByText('a link to the account you already have').waitFor()
})

it('shows the team who stopped where, and opens and closes a city', async () => {
  const stopped = await product.open(phone)
  await stopped.page.goto(`${product.url}/join?as=brand`)
  await stopped.page.getByLabel('Your venue').fill('Halfway House')
  await stopped.page.getByLabel('City').selectOption('paris')
  await stopped.page.getByLabel('Your name').fill('Half Way')
  await joinAs(stopped.page, 'half@way.example')

  const { page, errors } = await product.open(desk)
  await signIn(page, 'admin@demo.plusone.test', '/app/admin/brand-browser')
  await page.getByRole('link', { name: 'Onboarding' }).click()
  await page.getByText('Where people stop').waitFor()
  await page.getByRole('link', { name: 'Half Way' }).click()
  await page.getByRole('heading', { name: 'Your venue' }).waitFor()
  await page.getByText('Halfway House', { exact: true }).waitFor()
  await next(page)
  await page.getByRole('heading', { name: 'Where’s your venue?' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Close Milan' }).click()
  await page.getByRole('button', { name: 'Close city' }).click()
  await page.getByRole('button', { name: 'Open Milan' }).waitFor()
  expect(errors).toEqual([])
})
