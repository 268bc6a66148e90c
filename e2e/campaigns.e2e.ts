import { expect, it } from 'vitest'
import { desk, signIn, useProduct } from './product.ts'

const product = useProduct()

it('runs a campaign from its goal to its report, and asks the expert', async () => {
  const { page, errors } = await product.open(desk)
  // The address of a brand's campaigns leads to the page that our team opens too.
  await signIn(page, 'brand@demo.plusone.test', '/app/brand/campaigns')
  await page.waitForURL(/\/app\/campaigns/)
  await page.getByRole('button', { name: 'New campaign' }).click()
  await page.getByRole('button', { name: /^Season/ }).click()
  await page.getByLabel('Name').fill('Spring at the counter')
  await page.getByRole('button', { name: 'Start campaign' }).click()
  await page.getByRole('heading', { name: 'Spring at the counter' }).waitFor()
  await page.getByRole('button', { name: 'Add briefs' }).click()
  await page.getByRole('dialog').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Add 1 brief' }).click()
  await page.getByRole('button', { name: /^Remove .* from the campaign$/ }).waitFor()
  await page.getByText('Shortlist creators who suit the briefs.').waitFor()

  await page.getByRole('link', { name: 'View report', exact: true }).click()
  await page.getByRole('heading', { name: 'Report: Spring at the counter' }).waitFor()
  await page.getByRole('table', { name: 'By brief' }).waitFor()
  await page.getByRole('link', { name: 'Back to the campaign' }).click()

  await page.getByRole('link', { name: 'Ask your expert' }).click()
  await page.getByLabel('Your question').fill('Who should we invite first?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.getByText('Answer due').waitFor()

  const team = await product.open(desk)
  await signIn(team.page, 'manager@demo.plusone.test', '/app/admin/expert-questions')
  const row = team.page.getByRole('listitem').filter({ hasText: 'Who should we invite first?' })
  await row.getByRole('link').click()
  await team.page.getByLabel('Your answer').fill('Start with the four on your shortlist.')
  await team.page.getByRole('button', { name: 'Send', exact: true }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByText('Start with the four on your shortlist.').waitFor()
  expect([...errors, ...team.errors]).toEqual([])
})
