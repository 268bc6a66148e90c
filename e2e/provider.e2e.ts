import { generateKeyPairSync } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { openProviderDouble } from '../src/kit/testing/provider-double.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const google = await openProviderDouble({
  sub: 'google-pia',
  email: 'pia@gmail.test',
  email_verified: true,
  name: 'Pia Lund',
})
// Apple as it is: an answer by a form from its own site, the name at first alone, an address that passes mail on.
const apple = await openProviderDouble({
  sub: 'apple-noor',
  email: 'q8r4t1@privaterelay.appleid.com',
  email_verified: 'true',
  is_private_email: 'true',
  name: 'Noor Haddad',
})
apple.isSecret = (secret) => secret.split('.').length === 3
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
afterAll(async () => {
  await google.close()
  await apple.close()
})

const product = useProduct(() => ({
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer,
  APPLE_CLIENT_ID: apple.clientId,
  APPLE_TEAM_ID: 'TEAM',
  APPLE_KEY_ID: 'KEY',
  APPLE_PRIVATE_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  APPLE_ISSUER: apple.issuer,
}))

it('signs up with Google, comes back, and connects another account under Account', async () => {
  const pia = await product.open(phone)
  await pia.page.goto('/login')
  await pia.page.getByRole('button', { name: 'Continue with Google' }).click()
  await pia.page.waitForURL((address) => /^\/(onboarding|app\/(?!provider-login))/.test(address.pathname))
  expect(pia.errors).toEqual([])

  google.person = { sub: 'google-brand', email: 'brand@demo.plusone.test', email_verified: true }
  const owner = await product.open(desk)
  await owner.page.goto('/login')
  await owner.page.getByRole('button', { name: 'Continue with Google' }).click()
  await owner.page.getByText('then connect Google under Account').waitFor()
  await signIn(owner.page, 'brand@demo.plusone.test', '/app/account')
  await owner.page.getByRole('button', { name: 'Connect Google' }).click()
  await owner.page.waitForURL(/\/app\/account/)
  await owner.page.getByText('brand@demo.plusone.test, connected on').waitFor()
  await owner.context.clearCookies()
  await owner.page.goto('/login')
  await owner.page.getByRole('button', { name: 'Continue with Google' }).click()
  await owner.page.waitForURL(/\/app\/brand\/dashboard/)
})

it('signs up with Apple and comes back to the same account', async () => {
  for (const _time of ['first', 'second']) {
    const noor = await product.open(phone)
    await noor.page.goto('/login')
    await noor.page.getByRole('button', { name: 'Continue with Apple' }).click()
    await noor.page.waitForURL((address) => /^\/(onboarding|app\/(?!provider-login))/.test(address.pathname))
    await noor.page.goto('/app/account')
    await noor.page.locator('#content').getByText('q8r4t1@privaterelay.appleid.com').first().waitFor()
    expect(noor.errors).toEqual([])
    await noor.context.close()
  }
})
