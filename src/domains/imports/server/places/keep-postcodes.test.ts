import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Db } from '../../../../kit/server/database.ts'
import { emptyDatabase } from '../../../../kit/testing/test-database.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import { importFromCommand, postcodesFromCommand } from '../command.ts'

function fileOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'postcodes-')), 'postcodes.csv')
  writeFileSync(file, text)
  return file
}

async function keep(db: Db, text: string, options: { country?: string } = {}) {
  const written: string[] = []
  const code = await postcodesFromCommand(db, fileOf(text), options, (line) => written.push(line))
  return { code, written }
}

async function importVenues(db: Db, text: string) {
  const options = { dryRun: false, map: '', duplicates: 'skip' }
  await importFromCommand(db, fileOf(text), options, () => undefined)
  const { name, latitude, longitude } = brandFacts
  return db.select({ name, latitude, longitude }).from(brandFacts).orderBy(name)
}

const directory = `pcd,pcds,doterm,lat,long
E8 4AE,E8 4AE,,51.5471,-0.0555
SE154RH,SE15 4RH,,51.4702,-0.0691
JE2 3XX,JE2 3XX,,99.999999,0
`

it('places venues without a position by the operator’s own postcodes, and says what it left out', async () => {
  const { db } = await emptyDatabase()
  expect(await keep(db, directory)).toEqual({
    code: 3,
    written: [
      'Postcodes kept: 2.',
      'Rows left out, without a postcode, a position or a country: 1. If postcodes don’t tell their country, add --country, such as --country FR.',
    ],
  })
  const rows = 'Name,Postcode,Lat,Lng\nFig,e84ae,,\nOwn,E8 4AE,51.55,-0.05\nPlum,N1 1AA,,\n'
  expect(await importVenues(db, rows)).toEqual([
    { name: 'Fig', latitude: 51.5471, longitude: -0.0555 },
    { name: 'Own', latitude: 51.55, longitude: -0.05 },
    { name: 'Plum', latitude: null, longitude: null },
  ])
})

it('takes digits for a postcode of the country that the row is in, and of no other', async () => {
  const { db } = await emptyDatabase()
  expect((await keep(db, 'Postleitzahl;Breite;Länge\n10119;52.5296;13.4057\n', { country: 'DE' })).code).toBe(0)
  expect(
    await importVenues(db, 'Name,Postcode,City,Country\nKohle,10119,Berlin,Germany\nDeli,10119,New York,USA\n'),
  ).toEqual([
    { name: 'Deli', latitude: null, longitude: null },
    { name: 'Kohle', latitude: 52.5296, longitude: 13.4057 },
  ])
})

it('keeps the last that a file says, and refuses what it can’t read', async () => {
  const { db } = await emptyDatabase()
  const first = 'postcode,latitude,longitude\nE8 4AE,51.1,-0.1\n'
  await keep(db, first)
  await keep(db, first.replace('51.1', '51.2'))
  expect(await importVenues(db, 'Name,Postcode\nFig,E8 4AE\n')).toMatchObject([{ latitude: 51.2 }])
  expect(await keep(db, 'a,b\n1,2\n')).toEqual({
    code: 2,
    written: ['It needs columns for the postcode, the latitude and the longitude.'],
  })
  expect((await keep(db, first, { country: 'Atlantis' })).written).toEqual([
    'We don’t know the country “Atlantis”. Use a name or a code such as GB.',
  ])
})
