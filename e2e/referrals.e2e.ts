import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { faultsAsItStands } from './look-through.ts'
import { desk, mailedLink, phone, signIn, useProduct } from './product.ts'

const product = useProduct()
const creator = 'creator@demo.plusone.test'

it('brings somebody new by a link, and shows who invited them that they have joined', async () => {
  const inviter = await product.open(phone)
  await signIn(inviter.page, creator, '/app/influencer/profile-editor')
  await inviter.page.getByRole('link', { name: 'Go to your link' }).click()
  await inviter.page.getByText(/£25 Amazon voucher for a creator, one month free for a venue\.$/).waitFor()
  await inviter.page.getByText('Aldous Coffee Rooms').waitFor()
  const link = await inviter.page.getByLabel('Address').inputValue()
  expect(await faultsAsItStands(inviter.page)).toEqual([])

  const friend = await product.open(phone)
  await friend.page.goto(`${product.url}${new URL(link).pathname}`)
  await friend.page.getByText('Maya invited you.').waitFor()
  expect(await faultsAsItStands(friend.page)).toEqual([])
  await friend.page.getByRole('main').getByRole('link', { name: 'Join as a creator' }).click()
  await friend.page.getByText('Maya invited you.').waitFor()
  await friend.page.getByLabel('Your handle').fill('@nina.rossi.eats')
  await friend.page.getByLabel('City', { exact: true }).selectOption('london')
  await friend.page.getByLabel('Your name').fill('Nina Rossi')
  await friend.page.getByLabel('Email').fill('nina.rossi@example.test')
  await friend.page.getByLabel('I’m 18 or over').check()
  await friend.page.getByLabel(/^I agree/).check()
  await friend.page.locator('button[type=submit]').click()
  await friend.page.getByRole('heading', { name: 'Please Check Your Email' }).waitFor()
  expect(await mailedLink(product, 'Welcome to Plusone', 'nina.rossi@example.test')).toContain('/app/login')

  // The open page hears of it.
  await inviter.page.getByText('Nina', { exact: true }).waitFor()
  expect([...inviter.errors, ...friend.errors]).toEqual([])
})

it('marks a thank-you as given, which who invited them reads', async () => {
  const team = await product.open(desk)
  await signIn(team.page, 'admin@demo.plusone.test', '/app/admin/referrals?where=state.is.qualified')
  const select = team.page.getByRole('checkbox', { name: /^Select (?!all)/ })
  const name = must((await select.first().getAttribute('aria-label'))?.replace('Select ', '').split(' ')[0])
  await select.first().check()
  await team.page.getByRole('button', { name: 'Mark as given' }).click()
  const dialog = team.page.getByRole('dialog')
  await dialog.getByLabel(/^What you gave and how/).fill('£25 voucher sent by email')
  expect(await faultsAsItStands(team.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Mark as given: 1 referral' }).click()
  // Made by a job.
  await select.first().waitFor({ state: 'detached' })

  const inviter = await product.open(phone)
  await signIn(inviter.page, creator, '/app/referrals')
  const row = inviter.page.getByRole('listitem').filter({ hasText: name })
  await row.getByText('Thank-you given', { exact: true }).waitFor()
  await row.getByText(/£25 voucher sent by email$/).waitFor()
  await inviter.page.getByRole('button', { name: /^Notifications/ }).click()
  await inviter.page.getByText(`Thank you for inviting ${name}`).waitFor()
  expect([...team.errors, ...inviter.errors]).toEqual([])
})
