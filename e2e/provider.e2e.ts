import { afterAll, expect, it } from 'vitest'
import { openProviderDouble } from '../src/kit/testing/provider-double.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const google = await openProviderDouble({
  sub: 'google-pia',
  email: 'pia@gmail.test',
  email_verified: true,
  name: 'Pia Lund',
})
afterAll(() => google.close())

const product = useProduct(() => ({
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer,
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
