import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsOf } from './axe.ts'
import { desk, signIn, useProduct } from './product.ts'

const product = useProduct()
const manager = 'manager@demo.plusone.test'

/** Ctrl+K, a name, Enter: two keys besides what is typed. */
async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Find' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByLabel('Find anything').fill(name)
  await page.locator('[data-combobox-selected]').filter({ hasText: name }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

/** Narrows the timeline: two clicks. */
async function show(page: Page, kind: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: kind, exact: true }).click()
}

it('finds a brand’s last message in 2 keys and 2 clicks, and its last invoice in 2 clicks more', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, manager)
  await find(page, 'Harbour & Hearth')
  await show(page, 'Messages')
  const timeline = page.getByRole('listitem')
  await timeline.filter({ hasText: 'at Harbour & Hearth' }).filter({ hasText: ':' }).first().waitFor()
  await show(page, 'Billing')
  await timeline
    .filter({ hasText: /Invoice .* for £/ })
    .first()
    .waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(errors).toEqual([])
})

it('finds a creator’s last message in 2 keys and 2 clicks, and reads languages as names', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, manager)
  await find(page, 'Maya Okafor')
  await page.getByText('English', { exact: false }).first().waitFor()
  await show(page, 'Messages')
  await page.getByRole('listitem').filter({ hasText: 'Maya' }).first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(errors).toEqual([])
})

it('keeps a pinned note in 3 clicks, a task in 3 and its tick in 1, and sets RAG with a reason in 4', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, manager)
  await find(page, 'The Lantern Room')

  // 3 clicks: the field, the box, the button.
  await page.getByRole('textbox', { name: 'New note' }).click()
  await page.keyboard.type('The owner prefers calls after 15:00.')
  await page.getByRole('checkbox', { name: 'Pin to the top' }).check()
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('heading', { name: 'Pinned notes' }).waitFor()

  // 3 clicks: open, the field, save. It is due tomorrow and one’s own.
  await page.getByRole('button', { name: 'Add task' }).click()
  await page.getByRole('textbox', { name: 'Task' }).click()
  await page.keyboard.type('Send photos of the terrace')
  await page.getByRole('button', { name: 'Add task' }).click()
  const task = page.getByRole('checkbox', { name: 'Send photos of the terrace' })
  await task.click()
  await page.getByRole('button', { name: /^Show done tasks \(\d+\)$/ }).waitFor()

  // 4 clicks: open, the colours, one of them, save. The reason is reached by Tab.
  await page.getByRole('button', { name: 'Set by hand' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set RAG by hand' })
  await dialog.getByRole('combobox', { name: 'Colour' }).click()
  await page.getByRole('option', { name: 'Black' }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Closed for two weeks after a flood.')
  await dialog.getByRole('button', { name: 'Set RAG' }).click()
  await page.getByText('“Closed for two weeks after a flood.”').first().waitFor()

  // 2 clicks from the list: the views, the view.
  await page.goto('/app/admin/brand-browser')
  await page.getByRole('button', { name: 'All brands' }).click()
  await page.getByRole('menuitem', { name: 'RAG dropped this week' }).click()
  await page.getByRole('button', { name: 'RAG dropped this week', exact: true }).waitFor()
  const first = page.getByRole('grid', { name: 'Brands' }).locator('tbody tr').first()
  await first.getByText('The Lantern Room').waitFor()
  await first.getByText('Black').waitFor()

  await first.getByText('The Lantern Room').click()
  await page.getByText('The owner prefers calls after 15:00.').first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(errors).toEqual([])
})

it('merges a creator who signed up twice in 2 clicks from the preview, and leads old links to who stayed', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'admin@demo.plusone.test')
  await page.goto(`${product.url}/app/admin/influencer-manager?where=state.is.applied`)
  const links = page.getByRole('grid', { name: 'Creators' }).locator('a[href*="influencer="]')
  await links.nth(1).waitFor()
  const [staying = '', going = ''] = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('influencer') ?? ''),
  )

  await page.goto(`${product.url}/app/admin/merge?profile=${staying}&other=${going}`)
  await page.getByRole('heading', { name: 'Differences' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('textbox', { name: 'How do you know they’re the same?' }).click()
  await page.keyboard.type('She wrote from both addresses.')
  await page.getByRole('button', { name: /^Merge into / }).click()
  await page.getByText('merged a duplicate profile into').first().waitFor()

  await page.goto(`${product.url}/app/admin/influencer?influencer=${going}`)
  await page.getByText('“She wrote from both addresses.”').first().waitFor()
  expect(new URL(page.url()).searchParams.get('influencer')).toBe(staying)
  expect(errors).toEqual([])
})
