import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsAsItStands } from './look-through.ts'
import { desk, mailedLink, phone, signIn, useProduct } from './product.ts'
import { demoPassword } from './start.ts'

const product = useProduct(() => ({ TRUST_PROXY: 'on' }))

let windows = 0
/** A window on a network of its own: tries are counted by address. */
async function openWindow(viewport: typeof phone) {
  const opened = await product.open(viewport)
  windows += 1
  await opened.context.setExtraHTTPHeaders({ 'x-forwarded-for': `192.0.2.${windows}` })
  return opened
}

const creator = 'creator@demo.plusone.test'
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
/** Waits in the page itself for a text that is gone with it. */
const shows = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => document.body.textContent?.includes(wanted) && resolve()
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    text,
  )
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const pathOf = (page: Page) => new URL(page.url()).pathname
const passwordMode = (page: Page) => page.getByRole('button', { name: 'Sign in with a password instead' }).click()
const byPassword = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').first().fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
/** As a person does it, by the page. */
const signInByHand = async (page: Page, email: string) => {
  await page.goto('/login')
  await passwordMode(page)
  await byPassword(page, email, demoPassword)
  await page.waitForURL((address) => address.pathname.startsWith('/app/'))
}

const newestLink = (subject: string, to: string) => mailedLink(product, subject, to)

async function requestLink(page: Page, email: string): Promise<string> {
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send sign-in link' }).click()
  await heading(page, 'Please Check Your Email')
  return newestLink('Sign in to Plusone', email)
}

/** A refusal that a journey provokes shows in the console as well. */
const isUnexpected = (error: string) => !error.includes('status of 403')
/** On a phone the menu is behind its button. */
async function openMenu(page: Page) {
  const button = page.getByRole('button', { name: 'Open the menu' })
  await page.getByRole('button', { name: /^Notifications/ }).waitFor()
  if (await button.isVisible()) await button.click()
}
async function signOut(page: Page) {
  await openMenu(page)
  await page.getByRole('button', { name: 'Sign out', exact: true }).filter({ visible: true }).last().click()
}
const local = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)

describe('the pages of the ways in, on a phone', () => {
  it('asks for an address first, offers a password, and leads back', async () => {
    const { page, errors } = await openWindow(phone)
    await page.goto(`${product.url}/login`)
    await heading(page, 'Welcome back')
    const email = page.getByLabel('Email')
    await email.pressSequentially(' Some One@Example')
    expect(await email.inputValue()).toBe('someone@example')
    await page.getByRole('heading', { name: 'Welcome back' }).click()
    await page.getByText('Please enter a valid email address.').waitFor()
    await page.getByRole('button', { name: 'Send sign-in link' }).click()
    await toast(page, 'Please enter a valid email address.')
    await email.fill('someone@example.com')
    await email.blur()
    expect(await page.locator('form').getByText('Please enter a valid email address.').count()).toBe(0)

    await passwordMode(page)
    await page.getByText('Having trouble logging in?').waitFor()
    await byPassword(page, 'someone@example.com', 'abc')
    await toast(page, 'Please ensure that you have entered valid details.')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await heading(page, 'Forgot your password?')
    expect(pathOf(page)).toBe('/app/password-reset')
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await passwordMode(page)
    await page.getByRole('button', { name: 'Sign in with an email link instead' }).click()
    await page.getByRole('button', { name: 'Send sign-in link' }).waitFor()
    await page.getByRole('link', { name: 'Plusone, home' }).click()
    await page.waitForURL(`${product.url}/`)
    expect(errors).toEqual([])
  })
})

describe('the way in by link, on a phone', () => {
  it('says where the mail is, keeps the address, signs in with its toast, and only once', async () => {
    const { page, errors } = await openWindow(phone)
    const link = await requestLink(page, creator)
    for (const words of [/automated email/, /within seconds/, /junk or spam folder/, /close this tab/])
      await page.getByText(words).first().waitFor()
    expect(await faultsAsItStands(page)).toEqual([])
    expect(await local(page)).toMatchObject({ emailForSignIn: creator })
    expect(new URL(link).search).not.toContain('creator')

    // A scanner, even one that runs the page, has neither the address nor the browser.
    await fetch(link)
    const scanner = await openWindow(phone)
    await scanner.page.goto(link)
    await heading(scanner.page, 'Confirm your email')

    await page.goto(link)
    await toast(page, 'Login Successful')
    await page.waitForURL((address) => address.pathname === '/app/influencer/browse')
    const uid = new URL(page.url()).searchParams.get('uid')
    await expect.poll(() => local(page)).toMatchObject({ currentProfileUID: uid, currentProfileType: 'influencer' })
    const kept = await local(page)
    expect(kept).not.toHaveProperty('emailForSignIn')
    expect(JSON.stringify(kept)).not.toContain('eyJ')

    await scanner.page.getByLabel('Email').fill(creator)
    await scanner.page.getByRole('button', { name: 'Sign in' }).click()
    await heading(scanner.page, 'This link doesn’t work')
    await scanner.page.getByText('This link has already been used').waitFor()
    expect(errors).toEqual([])
  })

  it('works in another browser, which asks for the address; the token leaves the address bar', async () => {
    const asking = await openWindow(phone)
    const link = await requestLink(asking.page, creator)
    const { page, errors } = await openWindow(phone)
    await page.goto(link)
    await heading(page, 'Confirm your email')
    expect(page.url()).toBe(`${product.url}/app/login`)
    await page.getByLabel('Email').fill('someone@else.example')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Try another email' }).click()
    await page.getByLabel('Email').fill(creator)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await toast(page, 'Login Successful')
    await page.waitForURL((address) => address.pathname === '/app/influencer/browse')
    expect(errors).toEqual([])
  })

  it('sends who has no account to the join page, and the designated admin to the password', async () => {
    const { page } = await openWindow(phone)
    await page.goto(`${product.url}/login`)
    await page.getByLabel('Email').fill('nobody@example.test')
    const isTold = shows(page, 'No account found - redirecting..')
    await page.getByRole('button', { name: 'Send sign-in link' }).click()
    await isTold
    await page.waitForURL(`${product.url}/join`)
    await page.goto(`${product.url}/login`)
    await page.getByLabel('Email').fill('admin@demo.plusone.test')
    await page.getByRole('button', { name: 'Send sign-in link' }).click()
    await toast(page, 'Admin accounts must use password login')
  })
})

describe('the way in by password, at a desk', () => {
  it('needs no mouse', async () => {
    const { page, errors } = await openWindow(desk)
    await page.goto(`${product.url}/login`)
    await heading(page, 'Welcome back')
    const focused = () =>
      page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('name') || '')
    const tabTo = async (name: string) => {
      for (let steps = 0; steps < 12 && (await focused()) !== name; steps += 1) await page.keyboard.press('Tab')
      expect(await focused()).toBe(name)
    }
    await tabTo('Sign in with a password instead')
    await page.keyboard.press('Enter')
    await page.getByLabel('Password').first().waitFor()
    await page.keyboard.press('Shift+Tab')
    await tabTo('Sign in with an email link instead')
    for (let steps = 0; steps < 12 && (await focused()) !== 'email'; steps += 1) await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('brand@demo.plusone.test')
    await page.keyboard.press('Tab')
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL((address) => address.pathname === '/app/brand/dashboard')
    const uid = new URL(page.url()).searchParams.get('uid')
    await expect.poll(() => local(page)).toMatchObject({ currentProfileUID: uid, currentProfileType: 'brand' })
    expect(errors).toEqual([])
  })

  it('lands the designated admin in the brand browser, in admin mode, and forgets it on the way out', async () => {
    const { page, errors } = await openWindow(desk)
    await signInByHand(page, 'admin@demo.plusone.test')
    await page.waitForURL(`${product.url}/app/admin/brand-browser?view=today`)
    await openMenu(page)
    await page.getByText('Admin Mode Active').filter({ visible: true }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => local(page)).toMatchObject({ adminMode: 'true' })
    await signOut(page)
    await page.waitForURL(`${product.url}/login`)
    for (const key of ['adminMode', 'currentProfileUID', 'currentProfileType', 'emailForSignIn'])
      expect(await local(page)).not.toHaveProperty(key)
    expect(errors).toEqual([])
  })

  it('says the catalogue’s words for each failure', async () => {
    const { page } = await openWindow(desk)
    await page.goto(`${product.url}/login`)
    await passwordMode(page)
    await byPassword(page, 'newbrand@demo.plusone.test', 'not this one')
    await toast(
      page,
      "Incorrect account password! Please check your details and try again, or select 'Having trouble logging in?' below.",
    )
    await byPassword(page, 'nobody@example.test', 'not this one')
    await toast(page, "No account found with this email. Please check your email or sign up if you're a new user.")
    await page.route('**/auth/sign-in/email', (route) => route.abort())
    await byPassword(page, 'newbrand@demo.plusone.test', demoPassword)
    await toast(page, 'Login Failed! Please check your password or contact support.')
    await page.unroute('**/auth/sign-in/email')
    for (let tries = 0; tries < 10; tries += 1)
      await page.request.post(`${product.url}/auth/sign-in/email`, {
        data: { email: 'manager@demo.plusone.test', password: 'not this one' },
      })
    await byPassword(page, 'manager@demo.plusone.test', demoPassword)
    await toast(page, 'Too many failed attempts. Please try again later or reset your password.')
  })

  it('goes where one wanted to go, and nowhere else', async () => {
    const { page } = await openWindow(desk)
    await page.goto(`${product.url}/app/brand/briefs`)
    await page.waitForURL(`${product.url}/login`)
    await passwordMode(page)
    await byPassword(page, 'newbrand@demo.plusone.test', demoPassword)
    await page.waitForURL((address) => address.pathname === '/app/brand/briefs')
    await signOut(page)
    await page.waitForURL(`${product.url}/login`)
    for (const wanted of ['//evil.example/app/', '/\\evil.example', 'javascript:alert(1)', '/app/..//evil.example']) {
      await page.evaluate((value) => sessionStorage.setItem('wantedPage', value), wanted)
      await signInByHand(page, 'newbrand@demo.plusone.test')
      expect(page.url()).toContain(`${product.url}/app/brand/dashboard`)
      await signOut(page)
      await page.waitForURL(`${product.url}/login`)
    }
  })
})

describe('an account, on a phone', () => {
  it('is made with a name and an address, opened by its mail, and gets a password', async () => {
    const { page, errors } = await openWindow(phone)
    const email = 'zoe@example.test'
    await page.goto(`${product.url}/signup`)
    await page.getByRole('button', { name: 'Create account' }).click()
    await toast(page, 'Please enter a valid email address.')
    await page.getByLabel('Your name').fill('Zoë')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await heading(page, 'Please Check Your Email')
    await page.goto(await newestLink('Welcome to Plusone', email))
    await toast(page, 'Login Successful')
    await page.waitForURL(`${product.url}/app/influencer/browse`)
    await heading(page, 'Your account is ready')

    await page.goto(`${product.url}/app/account`)
    await page.getByRole('button', { name: 'Email me a link to set one' }).click()
    await page.getByText('A link to set a new password is on its way').waitFor()
    await page.goto(await newestLink('Set a new Plusone password', email))
    await page.getByLabel('New password').fill('a second way in')
    expect(page.url()).toBe(`${product.url}/app/password-reset`)
    await page.getByRole('button', { name: 'Set password' }).click()
    await toast(page, 'Your password is set')

    const other = await openWindow(phone)
    await other.page.goto(`${product.url}/signup`)
    await other.page.getByLabel('Your name').fill('Zoë')
    await other.page.getByLabel('Email').fill(email)
    await other.page.getByRole('button', { name: 'Create account' }).click()
    await toast(other.page, 'There’s already an account with this email address. Sign in instead.')
    expect(errors.filter(isUnexpected)).toEqual([])
  })

  it('sees its browsers, signs another one out at once, and changes its password', async () => {
    const email = 'both@demo.plusone.test'
    const [laptop, phoneToo] = [await openWindow(phone), await openWindow(phone)]
    await signIn(laptop.page, email)
    await signIn(phoneToo.page, email)
    await openMenu(laptop.page)
    await laptop.page.getByRole('link', { name: 'Account', exact: true }).click()
    await laptop.page.getByText('This browser', { exact: true }).waitFor()
    expect(pathOf(laptop.page)).toBe('/app/account')
    await laptop.page.getByRole('button', { name: 'Sign out all others' }).click()
    await toast(laptop.page, 'Signed out everywhere else')
    await phoneToo.page.waitForURL(`${product.url}/login`)
    await expect.poll(() => laptop.page.locator('[data-part="session"]').count()).toBe(1)

    await laptop.page.getByLabel('Current password').fill('not this one')
    await laptop.page.getByLabel('New password').fill('another one')
    await laptop.page.getByRole('button', { name: 'Change password' }).click()
    await toast(laptop.page, 'That’s not your current password.')
    // Another tab is asking for a token: its answer would bring back the cookie that the change replaces.
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const tab = await laptop.context.newPage()
    await tab.route('**/auth/token', (route) => isReleased.then(() => route.continue()))
    const asking = tab.waitForRequest('**/auth/token')
    await tab.goto(`${product.url}/app/account`)
    await asking
    await laptop.page.getByLabel('Current password').fill(demoPassword)
    await laptop.page.getByRole('button', { name: 'Change password' }).click()
    await laptop.page.waitForFunction(async () => {
      const { pending = [] } = await navigator.locks.query()
      return pending.some(({ name }) => name === 'session-cookie')
    })
    release()
    await toast(laptop.page, 'Your password has been changed')
    await tab.getByText('This browser', { exact: true }).waitFor()
    await tab.close()
    await laptop.page.reload()
    await laptop.page.getByText('This browser', { exact: true }).waitFor()
    await newestLink('Your Plusone password was changed', email)

    await laptop.page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await laptop.page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await laptop.page.waitForURL(`${product.url}/login`)
    expect([...laptop.errors, ...phoneToo.errors].filter(isUnexpected)).toEqual([])
  })

  it('is let in by a link of our team, with one tap', async () => {
    const staff = await openWindow(phone)
    const link = await quickLink(staff.context, creator)
    const { page, errors } = await openWindow(phone)
    await page.goto(link)
    await heading(page, 'Sign in')
    expect(page.url()).toBe(`${product.url}/app/quick-login`)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await toast(page, 'Login Successful')
    await page.waitForURL((address) => address.pathname === '/app/influencer/browse')
    const again = await openWindow(phone)
    await again.page.goto(link)
    await again.page.getByRole('button', { name: 'Sign in' }).click()
    await heading(again.page, 'This link doesn’t work')
    expect(errors).toEqual([])
  })
})

/** The link that staff have a customer mailed. */
async function quickLink(context: BrowserContext, email: string): Promise<string> {
  const { request } = context
  const tokenOf = async (address: string) => {
    await request.post(`${product.url}/auth/sign-in/email`, { data: { email: address, password: demoPassword } })
    return ((await (await request.get(`${product.url}/auth/token`)).json()) as { token: string }).token
  }
  const call = async (name: string, data: unknown, token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await request.post(`${product.url}/call/${name}`, { data: { data }, headers })
    return ((await answer.json()) as { data: { uid: string } }).data
  }
  const customer = await call('getUser', {}, await tokenOf(email))
  await call('mailQuickLoginLink', { accountUid: customer.uid }, await tokenOf('admin@demo.plusone.test'))
  return newestLink('Your quick sign-in link for Plusone', email)
}
