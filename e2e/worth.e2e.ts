import pino from 'pino'
import { expect, it } from 'vitest'
import { sendMonthlyReports } from '../src/domains/value/server/jobs/send-monthly-reports.ts'
import { must } from '../src/kit/contract/must.ts'
import { setClock } from '../src/kit/server/clock.ts'
import { openPostgres } from '../src/kit/server/database.ts'
import { testConfig } from '../src/kit/testing/test-config.ts'
import { desk, mailedLink, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

it('leads from a published post to its story, and with both sides’ consent to the front page', async () => {
  const brand = await product.open(desk)
  await signIn(brand.page, 'brand@demo.plusone.test', '/app/analytics')
  const line = brand.page.locator('figure', { hasText: 'Views over time' })
  await line.getByRole('application').focus()
  await brand.page.keyboard.press('ArrowRight')
  await line
    .getByRole('status')
    .filter({ hasText: /: This period \S+, Previous period \S+/ })
    .waitFor()
  await brand.page.getByRole('button', { name: 'See what’s behind All content published' }).click()
  await brand.page.getByRole('dialog').getByRole('list', { name: 'Rows' }).getByRole('link').first().waitFor()
  await brand.page.keyboard.press('Escape')
  await brand.page.getByRole('button', { name: /^See what’s behind Maya Okafor / }).click()
  await brand.page.getByRole('dialog').getByRole('list', { name: 'Rows' }).getByRole('link').first().click()
  await brand.page.getByRole('heading', { name: 'Posts' }).waitFor()
  const collab = must(new URL(brand.page.url()).searchParams.get('collab'), 'collab')
  const slide = must(
    await brand.page.getByRole('link', { name: 'Download as a picture' }).getAttribute('href'),
    'address of the picture',
  )
  const picture = await brand.page.request.get(new URL(slide, brand.page.url()).href)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])

  await brand.page.getByRole('button', { name: 'Create link' }).click()
  const link = must(await brand.page.getByRole('link', { name: /\/story\?token=/ }).getAttribute('href'), 'link')
  const anyone = await product.open(phone)
  await anyone.page.goto(link)
  await anyone.page.getByRole('heading', { name: 'Posts' }).waitFor()
  expect(await anyone.page.getByRole('heading', { name: 'Costs' }).count()).toBe(0)
  for (const { page } of [brand, anyone]) {
    const paper = must(await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href'), 'PDF')
    const file = await page.request.get(new URL(paper, page.url()).href)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  }

  // The creator has agreed in the demo.
  await brand.page.goto(new URL(`/app/collab?collab=${collab}`, brand.page.url()).href)
  await brand.page.getByRole('button', { name: 'Agree', exact: true }).click()
  await brand.page.getByText('You’ve agreed.').waitFor()
  const team = await product.open(desk)
  await signIn(team.page, 'manager@demo.plusone.test', `/app/collab?collab=${collab}`)
  await team.page.getByRole('button', { name: 'Show on the front page' }).click()
  await team.page.getByRole('button', { name: 'Take off the front page' }).waitFor()
  await anyone.page.goto(product.url)
  await anyone.page.getByText('A collab, shown with the consent of both sides').waitFor()
  await brand.page.getByRole('button', { name: 'Take it down' }).click()
  await brand.page.getByText('You’ve said no').waitFor()
  await anyone.page.reload()
  await anyone.page.getByText('An example, from our demo').waitFor()

  // The creator has a story of their own, and a page of it once the brand agrees.
  const creator = await product.open(phone)
  await signIn(creator.page, 'creator@demo.plusone.test', `/app/collab?collab=${collab}`)
  await creator.page.getByRole('link', { name: 'See your story' }).click()
  await creator.page.getByRole('heading', { name: 'What it reached' }).waitFor()
  await creator.page.getByRole('button', { name: /^Ask / }).click()
  await creator.page.getByText('You’ll get a notification when they reply').waitFor()
  await brand.page.getByRole('button', { name: 'Agree to the page' }).click()
  const address = await creator.page.getByLabel('Link', { exact: true }).inputValue()
  await anyone.page.goto(address)
  await anyone.page.getByText('shown with the consent of both sides').waitFor()
  const preview = must(await anyone.page.locator('meta[property="og:image"]').getAttribute('content'), 'preview')
  expect((await anyone.page.request.get(preview)).headers()['content-type']).toBe('image/jpeg')
  await brand.page.getByRole('button', { name: 'Close the page' }).click()
  await creator.page.getByText('said no to a public page').waitFor()
  expect((await anyone.page.request.get(address)).status()).toBe(404)
  expect([...brand.errors, ...team.errors, ...anyone.errors, ...creator.errors]).toEqual([])
})

/** What the product does at eight on the first of this month, on the database of the one that runs. */
async function passTheFirst(): Promise<string> {
  const first = new Date(`${new Date().toISOString().slice(0, 7)}-01T09:00:00Z`)
  const database = openPostgres(product.database)
  const config = testConfig({ PUBLIC_URL: product.url, PRODUCT_NAME: 'Plusone' })
  setClock(first)
  try {
    await sendMonthlyReports.run({ db: database.db, config, log: pino({ level: 'silent' }) })
  } finally {
    setClock(null)
    await database.close()
  }
  const before = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - 1, 15))
  return before.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })
}

it('mails last month’s report, opens it by its link, and hands it to a partner in the brand’s own words', async () => {
  const month = await passTheFirst()
  const link = await mailedLink(product, `Your ${month} with Plusone`, 'brand@demo.plusone.test')
  const { page, errors } = await product.open(desk)
  await signIn(page, 'brand@demo.plusone.test')
  await page.goto(link)
  await page.getByRole('heading', { name: 'Monthly report' }).waitFor()
  await page.getByText(`Your ${month} `).first().waitFor()

  await page.getByRole('button', { name: 'Edit your text' }).click()
  const words = page.getByRole('dialog')
  await words.getByLabel('Introduction (optional)').fill('Quiet Tuesdays, filled.')
  await words.getByLabel('What we’d do next (optional)').fill('Open Wednesdays as well.')
  await words.getByRole('button', { name: 'Save text' }).click()
  await page.getByText('Quiet Tuesdays, filled.').waitFor()
  const paper = must(await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href'), 'PDF')
  const file = await page.request.get(new URL(paper, page.url()).href)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await page.getByRole('button', { name: 'Create link' }).click()
  const shared = must(await page.getByRole('link', { name: /\/report\?token=/ }).getAttribute('href'), 'link')
  const partner = await product.open(phone)
  await partner.page.goto(shared)
  await partner.page.getByText('Quiet Tuesdays, filled.').waitFor()
  await partner.page.getByText('Open Wednesdays as well.').waitFor()
  expect(await partner.page.getByText(/^Cost/).count()).toBe(0)
  await page.getByRole('button', { name: 'Turn off link' }).click()
  await page.getByText('Link turned off.').waitFor()
  await partner.page.reload()
  await partner.page.getByText('This link has expired.').waitFor()
  expect(errors).toEqual([])
})
