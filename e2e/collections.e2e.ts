import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()

/** The names in the ZIP that a click downloads, and what its text says of rights. */
async function unzipped(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const { 'Usage rights.txt': rights, ...files } = unzipSync(
    new Uint8Array(await buffer(await download.createReadStream())),
  )
  return { names: Object.keys(files), rights: strFromU8(must(rights)) }
}

it('downloads selected content as one archive, and shares a collection until its link is turned off', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, 'brand@demo.plusone.test', '/app/brand/collab-showcase?rights=organic')
  const boxes = page.getByRole('checkbox', { name: /^Select (Post|Reel) · Instagram by / })
  await boxes.first().check()
  await boxes.nth(1).check()
  const all = await unzipped(page, () => page.getByRole('button', { name: 'Download', exact: true }).click())
  expect(all.names.length).toBeGreaterThanOrEqual(2)
  for (const name of all.names)
    expect(name).toMatch(/^.+, Harbour & Hearth, \d{4}-\d\d-\d\d, Instagram (Reel|post)( \(\d\))?\.\w+$/)
  expect(all.rights).toMatch(/Credit: .+, @/)

  await page.getByRole('button', { name: 'Add to collection' }).click()
  await page.getByRole('menuitem', { name: 'New collection' }).click()
  await page.getByLabel('Name').fill('For the agency')
  await page.getByRole('button', { name: 'Create collection' }).click()
  await page.getByRole('link', { name: /For the agency/ }).click()
  await page.getByRole('heading', { name: 'For the agency' }).waitFor()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByLabel('Allow downloads').check()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = must(await page.getByRole('link', { name: /\/content\?token=/ }).getAttribute('href'))

  const agency = await product.open(phone)
  await agency.page.goto(link)
  await agency.page.getByRole('heading', { name: 'For the agency · Harbour & Hearth' }).waitFor()
  expect(await agency.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  const theirs = await unzipped(agency.page, () => agency.page.getByRole('button', { name: 'Download all' }).click())
  expect(theirs).toEqual(all)

  await page.getByRole('button', { name: 'Turn off link' }).click()
  await page.getByText('Link turned off.').waitFor()
  await agency.page.reload()
  await agency.page.getByText('This link doesn’t work').waitFor()
  expect(errors).toEqual([])
})
