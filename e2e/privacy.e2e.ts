import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { faultsAsItStands } from './look-through.ts'
import { desk, phone, signIn, useProduct } from './product.ts'

const product = useProduct()
const creator = 'creator@demo.plusone.test'

it('takes everything about a creator along', async () => {
  const { page, errors } = await product.open(desk)
  await signIn(page, creator, '/app/account')
  await page.getByRole('button', { name: 'Export my data' }).click()
  // Made by a job; the open page hears of it.
  const download = page.getByRole('button', { name: `Download ${creator}` })
  await download.waitFor({ timeout: 60_000 })
  expect(await faultsAsItStands(page)).toEqual([])
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toMatch(/^export-\d{4}-\d\d-\d\d\.zip$/)
  const archive = Buffer.concat(await (await file.createReadStream()).toArray())
  const files = unzipSync(new Uint8Array(archive))
  expect(strFromU8(must(files['ndjson/account.ndjson']))).toContain(creator)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'csv/collabs.csv']))
  expect(errors).toEqual([])
})

it('deletes an account in two weeks, unless one changes one’s mind', async () => {
  const { page, errors } = await product.open(phone)
  await signIn(page, creator, '/app/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('will be cancelled').or(dialog.getByText('without your name')).first().waitFor()
  expect(await faultsAsItStands(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('You can still change your mind.').waitFor()

  // At the next sign-in, on whatever page.
  const later = await product.open(desk)
  await signIn(later.page, creator)
  await later.page.getByText('Your account will be deleted on').waitFor()
  expect(await faultsAsItStands(later.page)).toEqual([])
  await later.page.getByRole('button', { name: 'Keep my account' }).click()
  await later.page.getByText('Your account will be deleted on').waitFor({ state: 'detached' })
  await later.page.reload()
  await later.page.getByRole('main').waitFor()
  expect(await later.page.getByText('Your account will be deleted on').count()).toBe(0)
  expect([...errors, ...later.errors]).toEqual([])
})
