import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openStorage } from '../adapters/storage/open-storage.ts'
import { type DownloadFormat, downloadFormats } from '../domains/desk/contract.ts'
import { makeListDownloads } from '../domains/desk/server/jobs/make-list-downloads.ts'
import type { ImportKind } from '../domains/imports/fields.ts'
import { makeList } from '../domains/lists/server/build.ts'
import { importFromCommand } from '../domains/imports/server/command.ts'
import { makeExports } from '../domains/privacy/server/jobs/make-exports.ts'
import { first, must } from '../kit/contract/must.ts'
import type { Database, Db } from '../kit/server/database.ts'
import { setClock } from '../kit/server/clock.ts'
import { writeXlsx } from '../kit/server/sheets/write-xlsx.ts'
import { emptyDatabase } from '../kit/testing/test-database.ts'
import { addBathHouse, importVenues, listedVenues } from '../world/list-stories.ts'
import { runJob } from '../world/run-job.ts'
import { trackedCollab } from '../world/value-stories.ts'
import { type World, world } from '../world/world.ts'

/** A list as its file, made by the job. */
async function exported(
  w: World,
  call: string,
  asked: Record<string, unknown>,
  format: DownloadFormat,
): Promise<string> {
  const { uid } = first((await w.ada.call('requestListDownload', { call, name: 'List', asked, format })).rows)
  await runJob(w, makeListDownloads(openStorage))
  const stored = must(await openStorage(w.config).open(`list-downloads/${uid}.${format}`), 'file')
  const file = join(mkdtempSync(join(tmpdir(), 'plusone-exported-')), `list.${format}`)
  writeFileSync(file, await buffer(stored))
  return file
}

async function imported(db: Db, kind: ImportKind, file: string, list?: string) {
  const said: string[] = []
  const options = { dryRun: false, map: '', duplicates: 'skip', list }
  const code = await importFromCommand(db, file, options, (line) => said.push(line), kind)
  return { code, said: said.join('\n') }
}

const rowsOf = async ({ pool }: Database, statement: string): Promise<unknown[]> => (await pool.query(statement)).rows

const venueFields =
  'select name, category, handle, city, country, district, latitude, longitude from brand_profiles order by name'

it.each(downloadFormats.flatMap((format) => [['venues', format] as const, ['brands', format] as const]))(
  'imports a list of brands again as %s, from %s',
  async (kind, format) => {
    const w = await world()
    const profile = await w.bella.call('getBrandProfile', { uid: w.luna })
    await w.bella.call('saveBrandProfile', { uid: w.luna, version: profile.version, fields: { name: '+Luna & Söhne' } })
    const before = await rowsOf(w.database, venueFields)
    const file = await exported(w, 'browseBrands', { sort: 'name' }, format)
    const database = await emptyDatabase()
    const { said } = await imported(database.db, kind, file)
    expect(said).toMatch(/2 new (venues|brands)/)
    expect(await rowsOf(database, venueFields)).toEqual(before)
  },
)

it.each(downloadFormats)('imports a venue outside our cities again, from %s', async (format) => {
  const w = await world()
  await addBathHouse(w)
  const before = await listedVenues(w.database)
  const file = readFileSync(await exported(w, 'browseBrands', { sort: 'name' }, format))
  expect(await listedVenues(await importVenues(file, format))).toEqual(before)
})

it.each(downloadFormats)('imports the names and cities of a list of creators again, from %s', async (format) => {
  const w = await world()
  const before = await rowsOf(w.database, 'select name, home_city as city from influencer_profiles order by name')
  const file = await exported(w, 'browseCreators', { sort: 'handle' }, format)
  const database = await emptyDatabase()
  await imported(database.db, 'creators', file)
  expect(await rowsOf(database, 'select name, city from imported_creators order by name')).toEqual(before)
})

it.each(downloadFormats)('imports the creators of a list again with their notes, from %s', async (format) => {
  const w = await world()
  const make = (name: string, members: string[]) => w.tx((tx) => makeList(tx, { name, by: w.ada.accountUid, members }))
  const uid = await make('Christmas', [w.aliceInfluencer])
  await w.ada.call('saveListMemberNote', { uid, influencerUid: w.aliceInfluencer, note: '=Ask about nuts' })
  const file = await exported(w, 'listListMembers', { uid }, format)
  const other = await make('Again', [])
  const { said } = await imported(w.database.db, 'lists', file, 'Again')
  expect(said).toContain('1 creator added')
  expect((await w.ada.call('listListMembers', { uid: other })).rows).toMatchObject([
    { uid: w.aliceInfluencer, handle: 'alice.eats', note: '=Ask about nuts' },
  ])
})

/** Bookings of a venue’s export in a format; a workbook as a spreadsheet saves its table. */
async function exportedBookings(w: World, format: DownloadFormat): Promise<Buffer> {
  const { uid } = first((await w.bella.call('requestExport', { brandUid: w.luna, files: 'list' })).exports)
  await runJob(w, makeExports(openStorage))
  const zip = await buffer(must(await openStorage(w.config).open(`exports/${uid}.zip`)))
  const files = unzipSync(zip)
  const named = (name: string) => Buffer.from(must(files[`${name}/booking-list.${name}`], name))
  if (format !== 'xlsx') return named(format)
  const path = join(mkdtempSync(join(tmpdir(), 'plusone-bookings-')), 'bookings.xlsx')
  async function* rows() {
    yield* parse(named('csv'), { bom: true }) as string[][]
  }
  await writeXlsx(path, rows())
  return readFileSync(path)
}

it.each(downloadFormats)('imports bookings of an export again, from %s', async (format) => {
  const w = await world()
  await trackedCollab(w)
  setClock(new Date('2026-06-01T09:00:00Z'))
  const rows = [
    { code: 'ALICE', day: '2026-04-05', reference: 'B-1', amountMinor: 6_450 },
    { code: 'ALICE', day: '2026-05-12', reference: '=2+3', amountMinor: null },
    { code: 'ALICE', day: '2026-05-12', reference: '0012', amountMinor: 7 },
  ]
  await w.bella.call('importRedemptions', { brandUid: w.luna, rows })
  const kept = 'redemptions'
  const before = await rowsOf(w.database, `select day, reference, amount_minor, source from ${kept} order by uid`)
  const file = (await exportedBookings(w, format)).toString('base64')
  await w.database.pool.query(`delete from ${kept}`)
  const seen = await w.bella.call('readBookings', { brandUid: w.luna, file })
  expect(seen.rows.map(({ line: _line, ...row }) => row)).toMatchObject(rows)
  const sent = seen.rows.map(({ code, day, reference, amountMinor }) => ({ code, day, reference, amountMinor }))
  expect(await w.bella.call('importRedemptions', { brandUid: w.luna, rows: sent })).toMatchObject({ recorded: 3 })
  const after = await rowsOf(w.database, `select day, reference, amount_minor, source from ${kept} order by uid`)
  expect(after).toEqual(before)
  expect(await w.bella.call('importRedemptions', { brandUid: w.luna, rows: sent })).toMatchObject({ known: 3 })
})

it.each(downloadFormats)('imports a till’s list of an export again, from %s', async (format) => {
  const w = await world()
  await trackedCollab(w)
  setClock(new Date('2026-06-01T09:00:00Z'))
  const folder = mkdtempSync(join(tmpdir(), 'plusone-till-'))
  const till = join(folder, 'till.csv')
  writeFileSync(till, 'Venue,Code,Date,Ref,Bookings,Total\nLuna,ALICE,2026-05-12,R-1,12,£640.00\n')
  await imported(w.database.db, 'redemptions', till)
  const counted = 'select day, reference, bookings, amount_minor from redemptions order by uid'
  const before = await rowsOf(w.database, counted)
  expect(before).toMatchObject([{ bookings: 12, amount_minor: 64_000 }])
  const file = join(folder, `again.${format}`)
  writeFileSync(file, await exportedBookings(w, format))
  await w.database.pool.query('delete from redemptions')
  await imported(w.database.db, 'redemptions', file)
  expect(await rowsOf(w.database, counted)).toEqual(before)
})
