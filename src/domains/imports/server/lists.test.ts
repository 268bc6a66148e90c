import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { emptyDatabase } from '../../../kit/testing/test-database.ts'
import { workbook } from '../../../kit/testing/workbook.ts'
import { mappingFor, openList } from './begin.ts'
import { previewRows } from './preview.ts'
import { textsOf } from './remark.ts'

/** Lists as people keep them, each with what it becomes. */
type Given = { name: string; bytes: string | Uint8Array; country?: string }
type Expected = {
  reading?: Record<string, unknown>
  counts: Record<string, number>
  rows: [line: number, outcome: string, venue: Record<string, unknown> | null, remark?: string | RegExp][]
}

const folder = mkdtempSync(join(tmpdir(), 'plusone-lists-'))
const latin = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

const lists: [string, Given, Expected][] = [
  [
    'a British pub list: capitals, \\N, a closed place in the remarks, one that shuts on Mondays',
    {
      name: 'pubs.csv',
      bytes: `fsa_id,Pub name,address,Postcode,Lat,Long,area,kind,website,remark
1,THE RED LION,"1 High St, London",n1 1aa,51.5390,-0.1030,Islington,pub,redlion.example,
2,Old Bank,"2 Road, London",NW1 0SS,\\N,\\N,Camden,Pub,,Permanently closed
3,Corner House,3 Road,M1 2AB,,,Manchester,bar,,Closed on Mondays
4,Amber Cricket Club,"4 Road, London",W6 0AB,,,Hammersmith and Fulham,Cricket club,,`,
    },
    {
      reading: { format: 'csv', delimiter: ',', encoding: 'utf-8', headerLine: 1 },
      counts: { read: 4, added: 3, closed: 1, remarks: 2 },
      rows: [
        [
          2,
          'added',
          {
            name: 'The Red Lion',
            address: '1 High St, London',
            postcode: 'N1 1AA',
            city: 'london',
            category: 'Nightlife',
            latitude: 51.539,
          },
        ],
        [3, 'closed', null, 'It’s marked as closed (“Permanently closed”).'],
        [4, 'added', { city: 'manchester', timezone: 'Europe/London' }, /^It has no position, so the map/],
        [
          5,
          'added',
          { city: 'london', category: 'Other', staffNotes: 'Listed as: Cricket club.' },
          'We don’t recognise the category “Cricket club”.',
        ],
      ],
    },
  ],
  [
    'our own file, whose columns about how a brand is doing are ours',
    {
      name: 'brands.csv',
      bytes: `Brand,City,Category,Account manager,Status,RAG,RAG causes,ID
Fig,London,Restaurant,Anna,Closed,Red,1 request waited more than 3 days,brand_01jd0000000000000000000000
`,
    },
    {
      counts: { read: 1, added: 1 },
      rows: [[2, 'added', { name: 'Fig', category: 'Restaurant', staffNotes: 'Listed as: Restaurant.' }]],
    },
  ],
  [
    'a category with a remark beside it: closed, closed for a while, not open yet, and a remark alone',
    {
      name: 'kinds.csv',
      bytes: `Name,City,Category
Fig,London,BREWERY - PERMANENTLY CLOSED
Plum,London,- PERMANENTLY CLOSED
Pear,London,Pub (temporarily closed)
Lime,London,Sauna - opening 2027
`,
    },
    {
      counts: { read: 4, added: 2, closed: 2 },
      rows: [
        [2, 'closed', null, 'It’s marked as closed (“BREWERY - PERMANENTLY CLOSED”).'],
        [3, 'closed', null, 'It’s marked as closed (“- PERMANENTLY CLOSED”).'],
        [4, 'added', { category: 'Nightlife' }, 'It’s marked as temporarily closed (“temporarily closed”).'],
        [
          5,
          'added',
          { category: 'Other' },
          /“opening 2027” whether it’s open\.\nWe don’t recognise the category “Sauna”\.$/,
        ],
      ],
    },
  ],
  [
    'Excel’s French semicolons in Windows-1252, with decimal commas',
    {
      name: 'lieux.csv',
      bytes: latin(
        'sep=;\r\nNom;Adresse;Code postal;Ville;Latitude;Longitude;Téléphone;Catégorie;État\r\nCafé Müller;"12, rue Oberkampf";75011;Paris;48,8650;2,3720;01 42 68 53 00;Café;ouvert\r\nLe Zinc;3 place Bellecour;69002;Lyon;45,7580;4,8320;;Brasserie;fermé\r\nChez Léa;5 rue de la Ré;69002;Lyon;;;;Brasserie;ouvert\r\n',
      ),
    },
    {
      reading: { delimiter: ';', encoding: 'windows-1252', headerLine: 2 },
      counts: { read: 3, added: 2, closed: 1 },
      rows: [
        [
          3,
          'added',
          {
            name: 'Café Müller',
            city: 'paris',
            country: 'FR',
            timezone: 'Europe/Paris',
            category: 'Cafe',
            phone: '+33 1 42 68 53 00',
            latitude: 48.865,
          },
        ],
        [4, 'closed', null],
        [
          5,
          'added',
          { city: 'other', country: 'FR', timezone: 'Europe/Paris', district: 'Lyon', category: 'Restaurant' },
        ],
      ],
    },
  ],
  [
    'an American export: tabs in UTF-16, zip codes, swapped coordinates',
    {
      name: 'us.txt',
      bytes: utf16(
        'Business Name\tStreet Address\tCity\tState\tZip\tlng\tlat\nHudson Bar\t10 W 4th St\tNew York\tNY\t10012\t-73.9960\t40.7290\nMile High\t1 17th St\tDenver\tCO\t80202\t39.7500\t-104.9990\nSouth Side\t2 Main St\tChicago\tIL\t60601\t\t\n',
      ),
    },
    {
      reading: { delimiter: '\t', encoding: 'utf-16le' },
      counts: { read: 3, added: 2, asks: 1 },
      rows: [
        [2, 'added', { city: 'nyc', country: 'US', timezone: 'America/New_York', category: 'Nightlife' }],
        [
          3,
          'added',
          { city: 'denver', latitude: 39.75, longitude: -104.999 },
          'Its latitude and longitude were swapped, so we swapped them back.',
        ],
        [4, 'asks', null, 'We don’t support its time zone yet (America/Chicago).'],
      ],
    },
  ],
  [
    'a list without a header',
    {
      name: 'bare.csv',
      bytes: `The Anchor,12 Bank Side,SE1 9EF,51.5070,-0.0930
Ring of Bells,5 Church Lane,M3 4LQ,53.4790,-2.2500
Blue Posts,7 Kingly Street,W1B 5PR,51.5120,-0.1390`,
    },
    {
      reading: { headerLine: 0 },
      counts: { read: 3, added: 3 },
      rows: [
        [
          1,
          'added',
          { name: 'The Anchor', address: '12 Bank Side', postcode: 'SE1 9EF', city: 'london', latitude: 51.507 },
        ],
        [2, 'added', { city: 'manchester' }],
        [3, 'added', { city: 'london' }],
      ],
    },
  ],
  [
    'a list without a header, with remarks beside its kinds and foreign postcodes among British ones',
    {
      name: 'bare-kinds.csv',
      bytes: `The Anchor,PUB,12 Bank Side,SE1 9EF
Ring of Bells,PUB (CLOSED DOWN 2015),5 Church Lane,M3 4LQ
Le Zinc,PUB,3 rue Oberkampf,75011
Blue Posts,SAUNA,7 Kingly Street,W1B 5PR
Zum Anker,PUB,4 Karl-Marx-Allee,10178`,
    },
    {
      reading: { headerLine: 0 },
      counts: { read: 5, added: 2, closed: 1, asks: 2 },
      rows: [
        [1, 'added', { name: 'The Anchor', postcode: 'SE1 9EF', city: 'london', category: 'Nightlife' }],
        [2, 'closed', null, 'It’s marked as closed (“PUB (CLOSED DOWN 2015)”).'],
        [3, 'asks', null],
        [4, 'added', { postcode: 'W1B 5PR' }],
        [5, 'asks', null],
      ],
    },
  ],
  [
    'Thai and Arabic columns',
    {
      name: 'bkk.csv',
      bytes:
        'ชื่อร้าน,ที่อยู่,จังหวัด,ประเภท,โทรศัพท์\nครัวบ้าน,ซอย 5 ทองหล่อ,กรุงเทพมหานคร,ร้านอาหาร,02 123 4567\nเล,ถนนใหญ่,ที่ไหนสักแห่ง,คาเฟ่,\n',
    },
    {
      counts: { read: 2, added: 1, asks: 1 },
      rows: [
        [
          2,
          'added',
          {
            name: 'ครัวบ้าน',
            city: 'bangkok',
            country: 'TH',
            timezone: 'Asia/Bangkok',
            category: 'Restaurant',
            phone: '+66 2 123 4567',
          },
        ],
        [3, 'asks', null, 'We can’t tell which city it’s in from “ที่ไหนสักแห่ง”.'],
      ],
    },
  ],
  [
    'a sheet under a title, with a totals row and a column nobody knows',
    {
      name: 'title.csv',
      bytes: `Venue master list,,,
Updated 3 May,,,
Venue,Full address,Borough,Covers
Fig,"1 Mare Street, London E8 4AE",Hackney,40
Fig ,"1 Mare Street, London E8 4AE",Hackney,40
,,,
Total,,,80`,
    },
    {
      reading: { headerLine: 3 },
      counts: { read: 3, added: 1, duplicate: 1, refused: 1 },
      rows: [
        [4, 'added', { name: 'Fig', city: 'london', postcode: 'E8 4AE', staffNotes: 'Covers: 40.' }],
        [5, 'duplicate', {}, 'It’s already on line 4.'],
        [7, 'refused', null, 'This looks like a totals row.'],
      ],
    },
  ],
  [
    'NDJSON out of another program',
    {
      name: 'export.ndjson',
      bytes: `{"title":"Palm Grill","location":{"lat":25.08,"lng":55.14},"url":"https://palm.example","is_closed":false}
{"title":"Dune","location":{"lat":25.2,"lng":55.27},"is_closed":true}
not json
{"title":"Souk House","location":{"city":"Dubai"},"tags":["bar","roof"]}`,
    },
    {
      reading: { format: 'ndjson' },
      counts: { read: 4, added: 2, closed: 1, refused: 1 },
      rows: [
        [1, 'added', { city: 'dubai', country: 'AE', timezone: 'Asia/Dubai', website: 'https://palm.example' }],
        [2, 'closed', null],
        [3, 'refused', null, 'This line isn’t a JSON object.'],
        [4, 'added', { city: 'dubai', category: 'Nightlife', staffNotes: 'Listed as: bar, roof.' }],
      ],
    },
  ],
  [
    'German columns, zip codes that need the country, and statements that don’t match',
    {
      name: 'berlin.csv',
      country: 'DE',
      bytes: `Lokal|Straße|PLZ|Ort|Breitengrad|Längengrad|Bemerkungen
Zur Linde|Oranienstr. 1|10999|||| dauerhaft geschlossen
Ankerklause|Kottbusser Damm 104|10967||52.4950|13.4220|
Hafen|Am Kai 2|20457|||
Falsch|Weg 3||Berlin|13.7563|100.5018|`,
    },
    {
      reading: { delimiter: '|' },
      counts: { read: 4, added: 1, closed: 1, asks: 2 },
      rows: [
        [2, 'closed', null],
        [3, 'added', { city: 'berlin', timezone: 'Europe/Paris', country: 'DE' }],
        [4, 'asks', null, 'We can’t tell which city it’s in from “20457”.'],
        [5, 'asks', null, /^Its position is 86\d\d km away from its city Berlin\.$/],
      ],
    },
  ],
  [
    'a quotation mark that is never closed, and one inside a name',
    {
      name: 'quotes.csv',
      bytes: `name,address,city
Ga"p,1 Road,London
"Open,2 Road,London
Shut,3 Road,Chelsea
Next,4 Road,"Paris, France"
`,
    },
    {
      counts: { read: 4, added: 2, asks: 1, refused: 1 },
      rows: [
        [2, 'added', { name: 'Ga"p', city: 'london' }],
        [3, 'refused', null, 'A quotation mark (") on this line is never closed.'],
        [4, 'asks', null, 'We can’t tell which city it’s in from “Chelsea”.'],
        [5, 'added', { city: 'paris', country: 'FR' }],
      ],
    },
  ],
  [
    'a chain: one website and one phone number for all, and a number that Excel spoiled',
    {
      name: 'chain.csv',
      bytes: `Name,Address,Postcode,Phone,Web,Open
Anchor Taps,1 Kingsway,WC2B 6DX,020 7946 0000,anchortaps.example,yes
Anchor Taps,9 Deansgate,M3 4LQ,020 7946 0000,anchortaps.example,yes
Anchor,1 Kingsway,WC2B 6DX,4.42079E+11,https://www.anchortaps.example/,yes
Anchor Taps Soho,2 Dean St,W1D 3RP,,,no`,
    },
    {
      counts: { read: 4, added: 2, duplicate: 1, closed: 1 },
      rows: [
        [2, 'added', { category: 'Other', city: 'london' }],
        [3, 'added', { city: 'manchester' }],
        [4, 'duplicate', { phone: null }, 'It has the same website as line 2.'],
        [5, 'closed', null, 'It’s marked as closed (“no” under “Open”).'],
      ],
    },
  ],
  [
    'a column about being open, with “temp. closed” and a word that says neither',
    {
      name: 'open.csv',
      bytes: 'Name,City,Kind,Open?\nFig,London,Pub,yes\nPlum,London,Pub,temp. closed\nPear,London,Pub,ask Sam\n',
    },
    {
      counts: { read: 3, added: 3, remarks: 2 },
      rows: [
        [2, 'added', { staffNotes: 'Listed as: Pub.' }],
        [
          3,
          'added',
          { staffNotes: 'Listed as: Pub. Open: temp. closed.' },
          'It’s marked as temporarily closed (“temp. closed”).',
        ],
        [
          4,
          'added',
          { staffNotes: 'Listed as: Pub. Open: ask Sam.' },
          'We can’t tell from “ask Sam” whether it’s open.',
        ],
      ],
    },
  ],
  [
    'towns by their own names and by states, towns that may be several, our own categories, a phone number of dots',
    {
      name: 'towns.csv',
      bytes: `Name,Category,City,Country,Phone,Estado
Eins,Nightlife,München,,...,Abierto
Zwei,Experience,Wien,,,Abierto
Drei,Bar,København,,,Abierto
Vier,Bar,Springfield,US,,Abierto
Cinq,Bar,Newport,GB,,Abierto
Sechs,Bar,"Portland, Oregon",US,,Abierto
Sept,Bar,Genève,,,Cerrado definitivamente
,,,,,`,
    },
    {
      counts: { read: 7, added: 4, asks: 2, closed: 1 },
      rows: [
        [
          2,
          'added',
          { country: 'DE', district: 'Munich', category: 'Nightlife', phone: null },
          /“\.\.\.” has no digits/,
        ],
        [3, 'added', { country: 'AT', timezone: 'Europe/Paris', category: 'Experience' }],
        [4, 'added', { country: 'DK', city: 'other' }],
        [5, 'asks', null, 'We can’t tell which city it’s in from “Springfield”.'],
        [6, 'asks', null, 'We can’t tell which city it’s in from “Newport”.'],
        [7, 'added', { country: 'US', timezone: 'America/Los_Angeles' }],
        [8, 'closed', null],
      ],
    },
  ],
  [
    'carets between the cells',
    { name: 'carets.txt', bytes: 'Name^City^Opens\nFig^London^9:00, late\nPlum^Paris^10:30, early\n' },
    {
      reading: { delimiter: '^', headerLine: 1 },
      counts: { read: 2, added: 2 },
      rows: [
        [2, 'added', { name: 'Fig', city: 'london' }],
        [3, 'added', { name: 'Plum', city: 'paris' }],
      ],
    },
  ],
  [
    'an Excel file with notes on its first sheet and the table on another',
    {
      name: 'cover.xlsx',
      bytes: workbook({
        'Read me': [['Our venues, kept by Sam'], ['Ask before you change them']],
        Master: [
          ['Venue', 'City', 'Postcode'],
          ['Fig', 'London', 'E8 4AE'],
        ],
      }),
    },
    {
      reading: { sheet: 'Master', headerLine: 1 },
      counts: { read: 1, added: 1 },
      rows: [[2, 'added', { name: 'Fig' }]],
    },
  ],
  [
    'an Excel file whose first sheet is empty',
    {
      name: 'venues.xlsx',
      bytes: workbook({
        Cover: [],
        Venues: [
          ['Venue', 'City', 'Zip code', 'GPS'],
          ['Harbour Rooms', 'Sydney', 2000, '-33.8600, 151.2050'],
          ['Lane Nine', 'Melbourne', 3000, ''],
        ],
      }),
    },
    {
      reading: { format: 'xlsx', sheet: 'Venues', headerLine: 1 },
      counts: { read: 2, added: 2 },
      rows: [
        [
          2,
          'added',
          { city: 'sydney', country: 'AU', timezone: 'Australia/Sydney', postcode: '2000', latitude: -33.86 },
        ],
        [3, 'added', { city: 'melbourne', postcode: '3000' }],
      ],
    },
  ],
]

it('takes the country of nearly all other rows for a city that several countries have, and otherwise asks', async () => {
  const { db } = await emptyDatabase()
  const placesOf = async (rows: readonly string[], country: string | null = null) => {
    const path = join(folder, 'cities.csv')
    writeFileSync(path, ['Name,City,Country', ...rows.map((row, at) => `Venue ${at},${row}`)].join('\n'))
    const sheet = await openList(path)
    const { mapping } = await mappingFor(db, sheet, 'venues')
    const given = { kind: 'venues', listName: null, columns: sheet.columns, duplicates: 'skip' } as const
    const { first, country: usual } = await previewRows(db, sheet, { ...given, mapping, country })
    return [usual, ...first.slice(0, 4).map(({ venue, remarks }) => venue?.country ?? remarks[0]?.text)]
  }
  const four = ['Boston,', 'Bristol,', 'Perth,', 'Cambridge,']
  const british = ['Leeds,', 'Glasgow,UK', 'Cardiff,UK', 'London,']
  expect(await placesOf([...four, ...british])).toEqual(['GB', 'GB', 'GB', 'GB', 'GB'])
  expect(await placesOf(['Florence,', 'Naples,', 'Milan,', 'Bologna,', 'Turin,'])).toEqual([
    'IT',
    'IT',
    'IT',
    'IT',
    'IT',
  ])
  expect(await placesOf(four, 'US')).toEqual(['US', 'US', expect.anything(), expect.anything(), expect.anything()])
  expect(await placesOf([...four, 'Leeds,', 'Lyon,', 'Hamburg,', 'Turin,'])).toEqual([
    null,
    'Several countries have a “Boston”: United States, United Kingdom.',
    'Several countries have a “Bristol”: United Kingdom, United States.',
    'Several countries have a “Perth”: Australia, United Kingdom, Canada and others.',
    'Several countries have a “Cambridge”: United Kingdom, Canada, United States.',
  ])
  expect((await placesOf(['Boston,', 'Leeds,', 'Glasgow,']))[0]).toBe(null)
})

it.each(lists)('understands %s', async (_, { name, bytes, country = null }, expected) => {
  const { db } = await emptyDatabase()
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const sheet = await openList(path)
  expect(sheet.reading).toMatchObject(expected.reading ?? {})
  const { mapping } = await mappingFor(db, sheet, 'venues')
  const { counts, first } = await previewRows(db, sheet, {
    kind: 'venues',
    listName: null,
    mapping,
    columns: sheet.columns,
    country,
    duplicates: 'skip',
  })
  const became = first.map(({ line, outcome }) => [line, outcome])
  expect(became).toEqual(expected.rows.map(([line, outcome]) => [line, outcome]))
  for (const [at, [, , venue, remark]] of expected.rows.entries()) {
    const row = must(first[at])
    expect(row.venue ?? {}).toMatchObject(venue ?? {})
    expect(textsOf(row.remarks).join('\n')).toMatch(remark ?? '')
  }
  expect(counts).toMatchObject({ ...expected.counts })
})
