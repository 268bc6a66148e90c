import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { ExportedRecord } from '../access/server/personal-data.ts'
import { openStorage } from '../adapters/storage/open-storage.ts'
import { first, must } from '../kit/contract/must.ts'
import { emptyDatabase } from '../kit/testing/test-database.ts'
import { runJob } from '../world/run-job.ts'
import { type World, world } from '../world/world.ts'
import { makeBrand } from '../domains/organisations/server/build.ts'
import { makeExports } from '../domains/privacy/server/jobs/make-exports.ts'
import { setBrand } from '../domains/profiles/server/build.ts'
import { profileData } from '../domains/profiles/server/personal-data.ts'
import { brandFacts } from '../domains/profiles/server/facts.ts'
import type { Db } from '../kit/server/database.ts'
import { importFromCommand } from '../domains/imports/server/command.ts'

async function archiveOf(w: World): Promise<Record<string, string>> {
  const { uid } = first((await w.bella.call('requestExport', { brandUid: w.luna })).exports)
  await runJob(w, makeExports(openStorage))
  const stream = must(await openStorage(w.config).open(`exports/${uid}.zip`))
  const files = unzipSync(new Uint8Array(Buffer.concat(await stream.toArray())))
  return Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.includes('venue-list'))
      .map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
}

/** Every venue of a database as an archive has it, with its time zone. */
async function venuesOf(db: Db, config: World['config']) {
  const found = await db.select({ uid: brandFacts.uid, timezone: brandFacts.timezone }).from(brandFacts)
  const brandUids = found.map(({ uid }) => uid)
  const subject = { account: null, influencerUids: [], brandUids, orgUids: [], collabUids: [], names: [] }
  const { 'venue-list': list = [] } = await profileData.gather(db, subject, config)
  const venues: ExportedRecord[] = []
  for await (const venue of list) venues.push(venue)
  return venues.map(({ 'Venue ID': uid, ...venue }) => ({
    ...venue,
    timezone: found.find((one) => one.uid === uid)?.timezone,
  }))
}

/** An organisation whose venues have everything that a file could spoil. */
async function manyVenues(w: World): Promise<void> {
  const { orgUid } = must((await w.database.db.select().from(brandFacts)).find(({ uid }) => uid === w.luna))
  const make = (name: string, fields: Partial<Parameters<typeof makeBrand>[1]> = {}) =>
    w.tx((tx) => makeBrand(tx, { name, orgUid, ownerUid: w.bella.accountUid, ...fields }))
  await setBrand(w.database.db, w.luna, { description: 'First line,\nand “second”;\ttab' })
  await make('NOBU', { city: 'nyc', category: 'Hotel', phone: '+1 212 219 0500' })
  await make('=HYPERLINK("x")', { city: 'paris', postcode: '75011', handle: 'le_zinc', address: '12, rue Oberkampf' })
  await make('Café Müller', { city: 'berlin', website: 'https://müller.example/', description: '-12% off' })
  await make('Sydney Rooms', { city: 'sydney', latitude: -33.86, longitude: 151.205, district: 'The Rocks' })
  await make('Bath House', {
    city: 'other',
    country: 'GB',
    district: 'Bath',
    timezone: 'Europe/London',
    latitude: 51.3813,
    longitude: -2.359,
  })
}

it.each(['csv/venue-list.csv', 'ndjson/venue-list.ndjson'])(
  'imports the venues of an archive unchanged: %s',
  async (name) => {
    const w = await world()
    await manyVenues(w)
    const archive = await archiveOf(w)
    const before = (await venuesOf(w.database.db, w.config)).filter(
      (venue) => !('Name' in venue) || venue.Name !== 'Orso',
    )
    const { db } = await emptyDatabase()
    const file = join(mkdtempSync(join(tmpdir(), 'plusone-round-')), name.replace(/.*\//, ''))
    writeFileSync(file, must(archive[name]))
    const said: string[] = []
    const code = await importFromCommand(db, file, { dryRun: false, map: '', duplicates: 'skip' }, (line) =>
      said.push(line),
    )
    expect([code, ...said.slice(-4, -2)]).toEqual([0, '6 rows read', '  6 new venues'])
    expect(await venuesOf(db, w.config)).toEqual(before)
  },
)

it('has no cell that a spreadsheet would run', async () => {
  const w = await world()
  await manyVenues(w)
  const { 'csv/venue-list.csv': list = '' } = await archiveOf(w)
  expect(list).toContain(`"'=HYPERLINK(""x"")"`)
  expect(list).toContain(`'-12% off`)
})
