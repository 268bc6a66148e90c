import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { emptyDatabase } from '../../../../kit/testing/test-database.ts'
import { brandStageFacts } from '../../../profiles/server/facts.ts'
import { importVenues } from './import-venues.ts'
import { categoryOf, readVenue } from './venue-row.ts'

const realList = join(import.meta.dirname, '../../../../../../shared/data/venues.csv')

it.each([
  ['Cocktail bar', 'X', 'Nightlife'],
  ['pub', 'X', 'Nightlife'],
  ['hotel', 'X', 'Hotel'],
  ['Italian restaurant', 'X', 'Restaurant'],
  ['Music venue', 'X', 'Experience'],
  ['', 'Bloom Coffee House', 'Cafe'],
  ['Bridge club', 'X', 'Nightlife'],
  ['Allotment', 'X', 'Other'],
])('takes %s (%s) for %s', (kind, name, category) => {
  expect(categoryOf(kind, name)).toBe(category)
})

it('keeps a place without a position, and leaves out a broken one', () => {
  const base = { name: 'THE RED LION', address: '1 High St', postcode: 'n1 1aa', area: 'Camden' }
  expect(readVenue({ ...base, latitude: '', longitude: '' })).toMatchObject({
    venue: { name: 'The Red Lion', latitude: null, postcode: 'N1 1AA' },
  })
  expect(readVenue({ ...base, latitude: '\\N', longitude: '\\N' })).toMatchObject({
    venue: { latitude: null, longitude: null },
  })
  expect(readVenue({ ...base, latitude: '51.5', longitude: '-0.1', website: 'redlion.example' })).toMatchObject({
    venue: { latitude: 51.5, longitude: -0.1, website: 'https://redlion.example' },
  })
})

it.each([
  [{ name: ' ', address: 'x' }, 'it has no name'],
  [{ name: 'A', address: 'x', remark: 'Permanently closed' }, 'it is marked as closed (“Permanently closed”)'],
  [{ name: 'A' }, 'it has neither an address nor a postcode'],
])('refuses %j', (row, why) => {
  expect(readVenue(row)).toEqual({ refused: why })
})

it('takes the rows it can read, names the others by line, and adds nothing the second time', async () => {
  const { db } = await emptyDatabase()
  const file = join(mkdtempSync(join(tmpdir(), 'plusone-import-')), 'venues.csv')
  writeFileSync(
    file,
    'fsa_id,name,address,postcode,area,kind\n1,Fig,1 Road,N1 1AA,Camden,pub\n2,,2 Road,N1,Camden,pub\n3,"Ga"p",3 Road,N1,Camden,bar,extra,columns\n',
  )
  const first = await importVenues(db, file)
  expect(first).toEqual({ read: 3, added: 2, known: 0, refused: [{ line: 3, name: '', why: 'it has no name' }] })
  expect(await importVenues(db, file)).toMatchObject({ read: 3, added: 0, known: 2 })
})

it.skipIf(!existsSync(realList))(
  'takes a real list as it is: every row is added, known or refused with a reason',
  async () => {
    const { db } = await emptyDatabase()
    const first = await importVenues(db, realList)
    expect(first.read).toBe(745)
    expect(first.added + first.known + first.refused.length).toBe(745)
    expect(first.added).toBeGreaterThan(680)
    expect(first.refused.every((row) => row.line > 1 && row.why.length > 0)).toBe(true)
    const again = await importVenues(db, realList)
    expect(again).toMatchObject({ added: 0 })
    const [stored] = await db.select({ count: count() }).from(brandStageFacts).where(eq(brandStageFacts.salesStage, 1))
    expect(must(stored).count).toBe(first.added)
  },
  60_000,
)
