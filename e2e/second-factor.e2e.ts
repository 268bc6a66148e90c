import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { demoPassword } from './start.ts'
import { desk, phone, signIn, useProduct } from './product.ts'
import { faultsAsItStands } from './look-through.ts'

// Browsers make passkeys for `localhost`, not for an address of numbers.
const product = useProduct(() => ({ HOST: 'localhost' }))
const home = () => product.url.replace('127.0.0.1', 'localhost')

/** A phone that keeps passkeys and always finds its owner (WebAuthn level 3, §11). */
async function givePasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const openHome = async (viewport: typeof desk) => {
  const { page } = await product.open(viewport)
  return page
}

it('adds a passkey and signs in with it alone', async () => {
  const page = await openHome(phone)
  await givePasskeys(page)
  await page.goto(`${home()}/login`)
  await page.getByRole('button', { name: 'Sign in with a password instead' }).click()
  await page.getByLabel('Email').fill('creator@demo.plusone.test')
  await page.locator('input[type=password]').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/app/influencer/**')
  await page.goto(`${home()}/app/account`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('My phone')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(10)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByText('My phone').waitFor()
  expect(await faultsAsItStands(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/app/influencer/**')
})

it('asks for a code of the authenticator app after the password, and takes a recovery code instead', async () => {
  const page = await openHome(desk)
  await page.goto(`${home()}/login`)
  await signIn(page, 'newbrand@demo.plusone.test', '/app/account')
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  const secret = must(await page.getByRole('dialog').locator('code').textContent()).replaceAll(' ', '')
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByRole('textbox', { name: 'Code' }).fill(app.generate())
  await page.getByRole('button', { name: 'Turn on' }).click()
  const recoveryCode = must(await page.getByRole('dialog').getByRole('listitem').first().textContent())
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByText('We ask for a code when you sign in').waitFor()

  const other = await openHome(phone)
  await other.goto('/login')
  await other.getByRole('button', { name: 'Sign in with a password instead' }).click()
  await other.getByLabel('Email').fill('newbrand@demo.plusone.test')
  await other.locator('input[type=password]').fill(demoPassword)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.getByRole('heading', { name: 'Confirm it’s you' }).waitFor()
  expect(await faultsAsItStands(other)).toEqual([])
  await other.getByRole('textbox', { name: 'Code' }).fill('000 000')
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.getByText('That code isn’t right').waitFor()
  await other.getByRole('textbox', { name: 'Code' }).fill(recoveryCode)
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.waitForURL('**/app/brand/**')
})
