import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { openStorage } from '../../../../adapters/storage/open-storage.ts'
import { first, must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { makeListDownloads } from './make-list-downloads.ts'

const job = makeListDownloads(openStorage)
const fileOf = async (w: World, name: string) =>
  text(must(await openStorage(w.config).open(`list-downloads/${name}`), 'file'))

async function request(person: Person, asked: Record<string, unknown>, format: 'csv' | 'ndjson' = 'ndjson') {
  const call = 'browseBrands'
  return first((await person.call('requestListDownload', { call, name: 'Brands', asked, format })).rows)
}

it('writes every row that the list answers, page after page, and notifies who asked', async () => {
  const w = await world()
  const { uid } = await request(w.ada, { sort: 'name' })
  await runJob(w, job)
  const lines = (await fileOf(w, `${uid}.ndjson`)).trimEnd().split('\n')
  const { rows } = await w.ada.call('browseBrands', { sort: 'name' })
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(rows)
  expect((await w.ada.call('listListDownloads', {})).rows).toMatchObject([
    { uid, state: 'ready', rows: 2, expiresAt: plus(now(), 2 * dayMs).toISOString() },
  ])
  expect((await w.ada.call('listNotifications', {})).rows[0]).toMatchObject({
    title: 'Your file is ready: Brands',
    path: '/app/admin/downloads',
  })
})

it('keeps to what the list was filtered by, and guards a table against formulas', async () => {
  const w = await world()
  const profile = await w.bella.call('getBrandProfile', { uid: w.luna })
  await w.bella.call('saveBrandProfile', { uid: w.luna, version: profile.version, fields: { name: '=HYPERLINK(1)' } })
  const { uid } = await request(w.ada, { search: 'HYPERLINK' }, 'csv')
  await runJob(w, job)
  const [heads, row, ...rest] = (await fileOf(w, `${uid}.csv`)).trimEnd().split('\r\n')
  expect(heads).toMatch(/^ID,Name,Handle,Organisation,Category,Address,Area,City,Postcode,Country,/)
  expect(row).toContain("'=HYPERLINK(1)")
  expect(rest).toEqual([])
})

it('gives up a list that who asked may no longer see', async () => {
  const w = await world()
  await request(w.anna, {})
  await w.ada.call('disableSignIn', { uid: w.anna.accountUid, reason: 'Left the company.' })
  await runJob(w, job)
  await w.ada.call('enableSignIn', { uid: w.anna.accountUid })
  expect((await w.anna.call('listListDownloads', {})).rows).toMatchObject([{ state: 'failed', bytes: null }])
})

it('removes files after two days', async () => {
  const w = await world()
  const { uid } = await request(w.ada, {})
  await runJob(w, job)
  setClock(plus(now(), 3 * dayMs))
  await runJob(w, job)
  expect(await openStorage(w.config).stat(`list-downloads/${uid}.ndjson`)).toBeNull()
})
