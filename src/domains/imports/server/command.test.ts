import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import type { Db } from '../../../kit/server/database.ts'
import { emptyDatabase } from '../../../kit/testing/test-database.ts'
import { makeBrand } from '../../organisations/server/build.ts'
import { setBrand } from '../../profiles/server/build.ts'
import { brandStageFacts } from '../../profiles/server/facts.ts'
import { findAlike } from '../../profiles/server/likely-same.ts'
import { findBrands } from '../../profiles/server/reads.ts'
import type { ImportKind } from '../fields.ts'
import { importFromCommand, undoFromCommand } from './command.ts'
import { importRows, imports } from './tables.ts'

const realList = join(import.meta.dirname, '../../../../../shared/data/venues.csv')
const usual = { dryRun: false, map: '', duplicates: 'skip' }

function list(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'plusone-import-')), 'venues.csv')
  writeFileSync(file, text)
  return file
}

const run = (db: Db, file: string, options: Partial<Parameters<typeof importFromCommand>[2]> = {}) =>
  runOf(db, 'venues', file, options)

async function runOf(
  db: Db,
  kind: ImportKind,
  file: string,
  options: Partial<Parameters<typeof importFromCommand>[2]> = {},
) {
  const said: string[] = []
  const code = await importFromCommand(db, file, { ...usual, ...options }, (line) => said.push(line), kind)
  return { code, said: said.join('\n') }
}

const newest = async (db: Db) =>
  must((await db.select().from(imports).orderBy(asc(imports.createdAt), asc(imports.uid))).at(-1))
const venues = (db: Db) => db.$count(brandStageFacts)
const onlyVenue = async (db: Db) => must((await db.select({ uid: brandStageFacts.uid }).from(brandStageFacts))[0]).uid

const threeVenues = `Name,Address,Postcode,City,Fax
Fig,1 Mare Street,E8 4AE,London,55
,2 Mare Street,E8 4AE,London,
Plum,3 Road,,Nowhereville,
`

it('takes in what it can, names the rest with its line and why, and adds nothing the second time', async () => {
  const { db } = await emptyDatabase()
  const file = list(threeVenues)
  const first = await run(db, file)
  expect(first.code).toBe(3)
  expect(first.said).toContain('Fax → not mapped, kept in the team’s notes, such as “55”')
  expect((await newest(db)).counts).toMatchObject({ read: 3, added: 1, refused: 1, asks: 1 })
  const report = readFileSync(file.replace('.csv', '.report.csv'), 'utf8')
  expect(report).toContain(
    'Name,Address,Postcode,City,Fax,Import: line,Import: imported,Import: what happened,Import: why,Import: next step',
  )
  expect(report).toContain('Fig,1 Mare Street,E8 4AE,London,55,2,yes,New venue,Its category is unknown.,')
  expect(report).toContain(',2 Mare Street,E8 4AE,London,,3,no,Couldn’t be read,It has no name.,"Correct the row here')
  expect(report).toContain(
    'Plum,3 Road,,Nowhereville,,4,no,Needs a city,We can’t tell which city it’s in from “Nowhereville”.,"Add or correct its city',
  )
  expect(first.said).toContain('1 new venue\n')
  expect(first.said).toContain(`Next, see the venues: /app/admin/imports?import=${(await newest(db)).uid}`)
  expect(first.said).toContain('2 rows not imported and 1 row imported with warnings')
  await run(db, file)
  expect((await newest(db)).counts).toMatchObject({ added: 0, known: 1 })
  expect(await venues(db)).toBe(1)
})

it('has the venues counted while a long list goes in, so that each portion is as quick as the first', async () => {
  const { db } = await emptyDatabase()
  const rows = Array.from({ length: 2_500 }, (_, at) => `Fig ${at},${at} Mare Street,E8 4AE,London`)
  await run(db, list(`Name,Address,Postcode,City\n${rows.join('\n')}\n`))
  expect(await venues(db)).toBe(2_500)
  const counted = await db.execute(sql`select 1 from pg_stats where tablename = 'brand_profiles_name_key' limit 1`)
  expect(counted.rows).toHaveLength(1)
})

it('begins a report with the rows that aren’t in', async () => {
  const { db } = await emptyDatabase()
  const file = list('Name,City,Kind\nFig,London,Sawmill\n,London,Pub\nPlum,London,Sawmill\n')
  await run(db, file)
  const rows = readFileSync(file.replace('.csv', '.report.csv'), 'utf8').trim().split(/\r?\n/)
  expect(rows.map((row) => row.split(',').slice(3, 5).join(' '))).toEqual([
    expect.stringMatching(/line/i),
    '3 no',
    '2 yes',
    '4 yes',
  ])
})

it('takes a corrected report, and keeps earlier reports', async () => {
  const { db } = await emptyDatabase()
  const file = list(`Wer,Phone,City,Fax\nFig,+44 20 7946 0018,London,55\nPlum,+44 20 7946 0019,Nowhereville,\n`)
  await run(db, file, { map: 'Wer=name' })
  const path = file.replace('.csv', '.report.csv')
  const report = readFileSync(path, 'utf8')
  writeFileSync(path, report.replace('Nowhereville', 'Paris'))
  const again = await run(db, path)
  expect(again.code).toBe(0)
  expect(again.said).not.toContain('Import: why →')
  expect((await newest(db)).counts).toMatchObject({ read: 2, added: 1, known: 1 })
  const [added] = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.outcome, 'added'), eq(importRows.name, 'Plum')))
  const brand = must((await findBrands(db, [must(must(added).brandUid)])).values().next().value)
  expect(brand).toMatchObject({ phone: '+44 20 7946 0019', city: 'paris' })
  expect(JSON.stringify(brand)).not.toContain('Import:')
  expect(existsSync(file.replace('.csv', '.report-2.csv'))).toBe(true)
  expect(readFileSync(path, 'utf8')).toContain('Paris')
})

it('writes nothing in a dry run, and says what would become of each row', async () => {
  const { db } = await emptyDatabase()
  const { said, code } = await run(db, list(threeVenues), { dryRun: true })
  expect(code).toBe(3)
  expect(said).toContain(
    'line 2: Fig · New venue · Other, London, United Kingdom; 1 Mare Street, E8 4AE · Its category is unknown.',
  )
  expect(said).toContain('1 × It has no name. (line 3)')
  expect(said).toContain('1 × We can’t tell which city it’s in: “Nowhereville” (line 4)')
  expect(said).toContain('To import rows that need a city, add or correct their city, postcode or position.')
  expect(said).toContain('This was a dry run: no venue was added or changed.')
  expect(await venues(db)).toBe(0)
  expect(await db.$count(imports)).toBe(0)
})

it('sums up remarks with their values, and says closed of what is closed', async () => {
  const { db } = await emptyDatabase()
  const text = `Name,Address,Postcode,City,Kind,Status
Fig,1 Mare Street,E8 4AE,London,Sauna,CLOSED
Plum,2 Mare Street,E8 4AE,London,Cricket club,open
Pear,1 Mill Lane,BA1 1AA,Bath,Restaurant,prospect
Kiwi,3 Mare Street,E8 4AX1,London,Sauna,open
PLUM,2 Mare Street,E8 4AE,London,Pub,open
`
  const { said } = await run(db, list(text), { dryRun: true })
  expect(said).toContain('1 × It’s marked as closed. (line 2)')
  expect(said).toContain('2 × We don’t recognise its category: “Cricket club”, “Sauna” (lines 3, 5)')
  expect(said).toContain('1 × We can’t tell whether it’s open: “prospect” (line 4)')
  expect(said).toContain('1 × Its postcode looks wrong: “E8 4AX1” (line 5)')
  expect(said).toContain('line 4: Pear · New venue · Restaurant, Bath (Elsewhere), United Kingdom')
  expect(said).toContain('\n  3 new venues\n')
  expect(said).not.toMatch(/another venue|…/)
})

it('adds a line that comes twice once, also where only its city tells where it is', async () => {
  const { db } = await emptyDatabase()
  expect((await run(db, list('Name,City\nFig,London\nFig,London\n'))).code).toBe(3)
  expect((await newest(db)).counts).toMatchObject({ added: 1, duplicate: 1 })
})

it('remembers which column holds what, and says when it doesn’t understand', async () => {
  const { db } = await emptyDatabase()
  const file = list('Wer,Wo,Stadt\nFig,1 Mare Street,London\n')
  expect(await run(db, file, { map: 'Nix=name' })).toMatchObject({
    code: 2,
    said: 'There’s no column “Nix”. The file has: Wer, Wo, Stadt.',
  })
  expect((await run(db, file, { map: 'Wer=name,Wo=address' })).code).toBe(0)
  await run(db, file)
  expect((await newest(db)).mapping).toEqual(['name', 'address', 'city'])
  expect((await run(db, file, { country: 'Atlantis' })).said).toContain('We don’t know the country “Atlantis”')
})

it('knows a venue by its name nearby, its phone number or its website, however they are written', async () => {
  const { db } = await emptyDatabase()
  const there = {
    latitude: 51.5,
    longitude: -0.1,
    phone: '020 7946 0018',
    website: 'https://www.Red-Lion.example/?utm=1',
    postcode: null,
  }
  const uid = await db.transaction((tx) => makeBrand(tx, { name: 'The Red-Lion’s Café', ...there }))
  const other = {
    sourceKey: 'x',
    name: 'Other',
    city: 'london' as const,
    phone: null,
    website: null,
    postcode: null,
    address: '',
    district: '',
    latitude: null,
    longitude: null,
  }
  for (const alike of [
    { name: 'RED LIONS CAFé' },
    { phone: '+44 20 7946 0018' },
    { website: 'http://red-lion.example' },
  ])
    expect(await findAlike(db, [{ ...other, ...alike }])).toMatchObject([{ uid }])
  expect(await findAlike(db, [other])).toEqual([])
})

it('fills in what a venue lacks where that is asked for, and takes it out again', async () => {
  const { db } = await emptyDatabase()
  const fig = await db.transaction((tx) =>
    makeBrand(tx, { name: 'Fig', postcode: 'E8 4AE', latitude: null, longitude: null, website: 'https://own.example' }),
  )
  const file = list('Name,Postcode,Web,Phone,Lat,Lng\nFIG,e84ae,https://fig.example,020 7946 0018,51.545,-0.055\n')
  expect((await run(db, file)).code).toBe(3)
  expect((await run(db, file, { duplicates: 'merge' })).code).toBe(0)
  const filled = must((await findBrands(db, [fig])).get(fig))
  expect(filled).toMatchObject({ phone: '+44 20 7946 0018', latitude: 51.545, website: 'https://own.example' })
  const merged = (await db.select().from(imports)).find(({ duplicates }) => duplicates === 'merge')
  await undoFromCommand(db, must(merged).uid, () => {})
  expect((await findBrands(db, [fig])).get(fig)).toMatchObject({
    phone: null,
    latitude: null,
    website: 'https://own.example',
  })
})

it('undoes a whole import for seven days, but keeps what somebody has worked with', async () => {
  const { db } = await emptyDatabase()
  await run(db, list('Name,City\nFig,London\nPlum,Paris\nPear,Madrid\n'))
  const { uid } = await newest(db)
  const [first] = await db.select().from(importRows).where(eq(importRows.line, 2))
  await setBrand(db, must(must(first).brandUid), { version: 2 })
  const said: string[] = []
  expect(await undoFromCommand(db, uid, (line) => said.push(line))).toBe(3)
  expect(said).toEqual([
    expect.stringMatching(/^Undone: the import of venues\.csv, \d{1,2} \w+ \d{4}, \d{2}:\d{2} UTC\.$/),
    'Venues removed: 2. Kept because they’ve been used since: 1.',
    '  line 2: Fig · We kept it, because it’s been used since: details changed.',
  ])
  expect(await venues(db)).toBe(1)
  expect(await undoFromCommand(db, uid, (line) => said.push(line))).toBe(2)
  expect(said.at(-1)).toMatch(/^The import of venues\.csv, .* UTC, has already been undone\.$/)
  await run(db, list('Name,City\nKiwi,London\n'))
  setClock(plus(now(), 7 * dayMs + 1))
  expect(await undoFromCommand(db, (await newest(db)).uid, () => {})).toBe(2)
})

it.skipIf(!existsSync(realList))(
  'takes a real list as it is: every row is added, known, closed, asked about or refused with a reason',
  async () => {
    const { db } = await emptyDatabase()
    await run(db, realList)
    const { counts, uid } = await newest(db)
    const { read, remarks: _, ...outcomes } = counts
    expect(read).toBe(745)
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(745)
    expect(counts.added).toBeGreaterThan(640)
    expect(counts.closed).toBeGreaterThan(45)
    const left = await db.select().from(importRows).where(eq(importRows.importUid, uid))
    expect(
      left.filter(({ outcome, remarks }) => outcome !== 'added' && outcome !== 'known' && remarks.length === 0),
    ).toEqual([])
  },
)

it('takes our category for words that we don’t know, and says which it has', async () => {
  const { db } = await emptyDatabase()
  const file = list('Name,City,Kind\nFig,London,Supper club\nPlum,London,Sauna\n')
  const { said } = await run(db, file, { dryRun: true, categories: 'Supper-club=nightlife' })
  expect(said).toContain('“Supper club” (1 row) → Nightlife')
  expect(said).toContain('“Sauna” (1 row) → Other')
  await run(db, file, { categories: 'Supper club=Nightlife' })
  const again = await run(db, file, { dryRun: true, categories: 'Sauna=Experience' })
  expect(again.said).toContain('“Supper club” (1 row) → Nightlife')
  expect(again.said).toContain('“Sauna” (1 row) → Experience')
  expect((await run(db, file, { dryRun: true, categories: 'Supper club=-' })).said).toContain(
    '“Supper club” (1 row) → Other',
  )
  const wrong = await run(db, file, { categories: 'Sauna=Spa' })
  expect([wrong.code, wrong.said]).toEqual([
    2,
    '“Sauna=Spa” isn’t a word with a category. Write “Supper club=Nightlife” with one of: Restaurant, Hotel, Cafe, Nightlife, Experience, Other, or - for none.',
  ])
  expect((await run(db, file, { categories: 'Pub=Cafe' })).said).toBe(
    'We already take “Pub” for Nightlife. Leave it out.',
  )
})

it('shows what a list has otherwise than we do, and changes it when it is told to', async () => {
  const { db } = await emptyDatabase()
  const text = (phone: string) => list(`Name,Postcode,City,Phone\nFig,E8 4AE,London,${phone}\n`)
  await run(db, text('020 7946 0018'))
  const dry = await run(db, text('020 7946 0019'), { dryRun: true })
  expect(dry.said).toContain('1 row has other details than we have:')
  expect(dry.said).toContain('line 2: Fig · Phone: +44 20 7946 0018 → +44 20 7946 0019 · left as it is')
  expect((await run(db, text('020 7946 0019'), { apply: 'phone' })).said).toContain('1 existing venue updated')
  const phoneOf = async () => [...(await findBrands(db, [await onlyVenue(db)])).values()][0]?.phone
  expect(await phoneOf()).toBe('+44 20 7946 0019')
  await undoFromCommand(db, (await newest(db)).uid, () => {})
  expect(await phoneOf()).toBe('+44 20 7946 0018')
  expect(await run(db, text('1'), { apply: 'city' })).toEqual({
    code: 2,
    said: '“city” isn’t a detail that a list can correct. Use all, or some of: Name, Category, Address, Area, Postcode, Latitude and longitude, Phone, Website, Instagram, Description.',
  })
})

it('adds nobody twice who has a name alone or beside a town, and can’t do better than leave a minor out', async () => {
  const { db } = await emptyDatabase()
  const named = list(
    'Name,Instagram,Email,City\nMara Lind,mara.lind,mara@example.com,London\nSam,,sam at home,\nKim Ek,,,Malmö\n',
  )
  expect((await runOf(db, 'creators', named)).code).toBe(3)
  expect(readFileSync(named.replace('.csv', '.report.csv'), 'utf8')).toContain(
    'no,Couldn’t be read,"It has a name, but no handle, email address, phone number or city that we can read.","Correct the row here, or add a handle or an email address, then import this file.',
  )
  expect((await newest(db)).counts).toMatchObject({ added: 2, refused: 1 })
  await runOf(db, 'creators', named)
  expect((await newest(db)).counts).toMatchObject({ added: 0, known: 1, duplicate: 1, refused: 1 })
  const young = list('Name,Instagram,Date of birth\nBo Ek,bo.ek,2012-03-04\n')
  expect(await runOf(db, 'creators', young)).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 is under 18, left out') as string,
  })
  expect(readFileSync(young.replace('.csv', '.report.csv'), 'utf8')).toContain(
    'no,"Under 18, left out",They’re under 18. Creators need to be 18 or over.,Nothing.',
  )
})

it('takes people’s words for fields and details, as they stand in what it says', async () => {
  const { db } = await emptyDatabase()
  const file = list('Wer,Was,Wo,Profil,Stadt,Telefon\nFig,Pub,Soho,fig.soho,London,020 7946 0018\n')
  const map = 'Wer=Name, Was=Category, Wo=area, Profil=Instagram'
  expect((await run(db, file, { map })).said).toContain('Was → Category')
  expect((await newest(db)).mapping).toEqual(['name', 'kind', 'district', 'handle', 'city', 'phone'])
  expect((await run(db, file, { map: 'Wer=Fax' })).said).toMatch(/^“Fax” isn’t a field\. Use one of: Name; Category; /)
  expect((await run(db, file, { dryRun: true, apply: 'Category, address, Area, instagram' })).code).toBe(0)
  await run(db, file, { apply: 'Category, handle' })
  expect((await newest(db)).corrections).toEqual(['kind', 'handle'])
})
