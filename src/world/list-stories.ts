import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { importFromCommand } from '../domains/imports/server/command.ts'
import { makeBrand } from '../domains/organisations/server/build.ts'
import { brandDeskFacts, brandFacts } from '../domains/profiles/server/facts.ts'
import type { Database } from '../kit/server/database.ts'
import { emptyDatabase } from '../kit/testing/test-database.ts'
import type { World } from './world.ts'

/** A venue that is in none of our cities, with everything that a list says of one. */
export const bathHouse = {
  name: 'Bath House',
  city: 'other',
  country: 'US',
  district: 'Boston',
  timezone: 'America/New_York',
  address: '1 Beacon Street',
  postcode: '02108',
  latitude: 42.3601,
  longitude: -71.0589,
  phone: '+1 617 555 0100',
  website: 'https://bath.example/',
} as const

export const addBathHouse = (w: World): Promise<unknown> =>
  w.tx((tx) => makeBrand(tx, { ownerUid: w.bella.accountUid, ...bathHouse }))

/** What a list holds of all venues; where they are on the map only `withPosition`. */
export async function listedVenues({ db }: Pick<Database, 'db'>, withPosition = true): Promise<unknown[]> {
  const { name, category, address, postcode, city, country, district, phone, website } = brandDeskFacts
  const { latitude, longitude } = brandFacts
  const listed = { name, category, address, postcode, city, country, district, phone, website }
  return db
    .select(withPosition ? { ...listed, latitude, longitude } : listed)
    .from(brandDeskFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, brandDeskFacts.uid))
    .orderBy(name)
}

/** The database that comes of importing a list of venues into an empty one. It takes the place of the test’s. */
export async function importVenues(list: string | Buffer, format: string): Promise<Database> {
  const file = join(mkdtempSync(join(tmpdir(), 'plusone-venues-')), `venues.${format}`)
  writeFileSync(file, list)
  const database = await emptyDatabase()
  const options = { dryRun: false, map: '', duplicates: 'skip' }
  await importFromCommand(database.db, file, options, () => undefined, 'venues')
  return database
}
