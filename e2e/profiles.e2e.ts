import { expect, it } from 'vitest'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

it('lets an influencer keep their profile, and the team decide on it, seen without reload', async () => {
  const creator = await product.open(phone)
  const staff = await product.open(desk)
  await signIn(creator.page, 'creator@demo.plusone.test', '/app/influencer/profile-editor')
  await creator.page.getByLabel('Bio').fill('Markets, mornings, mussels.')
  await creator.page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await creator.page.getByText('Saved.').waitFor()

  await signIn(staff.page, 'admin@demo.plusone.test', '/app/admin/influencer-manager?search=maya.eats.london')
  await staff.page.getByRole('link', { name: '@maya.eats.london' }).click()
  await staff.page.getByText('Markets, mornings, mussels.').waitFor()
  await staff.page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = staff.page.getByRole('dialog')
  expect(await dialog.getByRole('button', { name: 'Suspend' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Reason (they’ll see this)').fill('Two visits without content.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await creator.page.getByText('Two visits without content.').waitFor()
  await staff.page.getByRole('button', { name: 'Approve' }).click()
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await creator.page.getByText('Brands can find you and reply to your requests.').waitFor()
  expect([...creator.errors, ...staff.errors]).toEqual([])
})

it('keeps what a venue says of itself, and names the field that is wrong', async () => {
  const brand = await product.open(desk)
  await signIn(brand.page, 'brand@demo.plusone.test')
  await brand.page.getByRole('link', { name: 'Preferences' }).click()
  await brand.page.getByLabel('Website').fill('our place')
  await brand.page.getByRole('button', { name: 'Save', exact: true }).click()
  await brand.page.getByText('Enter a link such as https://cafeluna.com.').waitFor()
  await brand.page.getByLabel('Website').fill('https://harbour.example')
  await brand.page.getByRole('button', { name: 'Save', exact: true }).click()
  await brand.page.getByText('Saved.').waitFor()
  await brand.page.reload()
  await expect.poll(() => brand.page.getByLabel('Website').inputValue()).toBe('https://harbour.example')
  expect(brand.errors).toEqual([])
})

it('keeps two tabs on two profiles apart, mirrors it in the browser’s storage, and honours ?uid= only where one may', async () => {
  const { page, context } = await product.open(desk)
  await signIn(page, 'both@demo.plusone.test')
  await page.getByRole('link', { name: 'Content' }).first().waitFor()
  const brandUid = await page.evaluate(() => localStorage.getItem('currentProfileUID'))
  expect(await page.evaluate(() => localStorage.getItem('currentProfileType'))).toBe('brand')
  expect(page.url()).toBe(`${product.url}/app/brand/dashboard?uid=${brandUid}`)

  const second = await context.newPage()
  await second.goto(`${product.url}/app/brand/dashboard?uid=${brandUid}`)
  await second.getByRole('button', { name: 'Select Account to Manage' }).first().click()
  const drawer = second.getByRole('dialog', { name: 'Select Account to Manage' })
  await drawer.getByText('brand Profile', { exact: false }).first().waitFor()
  await drawer.getByRole('button').filter({ hasText: '@' }).first().click()
  await second.waitForURL((address) => address.pathname === '/app/influencer/browse')
  const influencerUid = await second.evaluate(() => localStorage.getItem('currentProfileUID'))
  expect(influencerUid).toMatch(/^influencer_/)
  expect(new URL(second.url()).searchParams.get('uid')).toBe(influencerUid)

  // The first tab stays what its address says.
  await page.reload()
  await page.getByRole('link', { name: 'Content' }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('uid')).toBe(brandUid)
  await page.goto(`${product.url}/app/brand/dashboard?uid=brand_00000000000000000000000000`)
  await page.getByText('We couldn’t find that brand profile.').first().waitFor()
})
