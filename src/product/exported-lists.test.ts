import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { openStorage } from '../adapters/storage/open-storage.ts'
import { makeListDownloads } from '../domains/desk/server/jobs/make-list-downloads.ts'
import type { ImportKind } from '../domains/imports/fields.ts'
import { makeList } from '../domains/lists/server/build.ts'
import { importFromCommand } from '../domains/imports/server/command.ts'
import { first, must } from '../kit/contract/must.ts'
import type { Database, Db } from '../kit/server/database.ts'
import { emptyDatabase } from '../kit/testing/test-database.ts'
import { runJob } from '../world/run-job.ts'
import { type World, world } from '../world/world.ts'

type Format = 'csv' | 'ndjson'
const formats: Format[] = ['csv', 'ndjson']

/** A list as its file, made by the job. */
async function exported(w: World, call: string, asked: Record<string, unknown>, format: Format): Promise<string> {
  const { uid } = first((await w.ada.call('requestListDownload', { call, name: 'List', asked, format })).rows)
  await runJob(w, makeListDownloads(openStorage))
  const stored = must(await openStorage(w.config).open(`list-downloads/${uid}.${format}`), 'file')
  const file = join(mkdtempSync(join(tmpdir(), 'plusone-exported-')), `list.${format}`)
  writeFileSync(file, await text(stored))
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

it.each(formats.flatMap((format) => [['venues', format] as const, ['brands', format] as const]))(
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

it.each(formats)('imports the names and cities of a list of creators again, from %s', async (format) => {
  const w = await world()
  const before = await rowsOf(w.database, 'select name, home_city as city from influencer_profiles order by name')
  const file = await exported(w, 'browseCreators', { sort: 'handle' }, format)
  const database = await emptyDatabase()
  await imported(database.db, 'creators', file)
  expect(await rowsOf(database, 'select name, city from imported_creators order by name')).toEqual(before)
})

it.each(formats)('imports the creators of a list again with their notes, from %s', async (format) => {
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
