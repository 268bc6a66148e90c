import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { emptyDatabase } from '../../../kit/testing/test-database.ts'
import { workbook } from '../../../kit/testing/workbook.ts'
import { kindFor, mappingFor, openList } from './begin.ts'
import { previewRows } from './preview.ts'
import { textsOf } from './remark.ts'

const folder = mkdtempSync(join(tmpdir(), 'plusone-brands-'))
const latin = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

type Row = [
  line: number,
  outcome: string,
  brand: Record<string, unknown> | null,
  contact: Record<string, unknown> | null,
  remark?: string | RegExp,
]
type Given = { name: string; bytes: string | Uint8Array; country?: string; taken?: 'venues' }

/** Files as people keep them, each with what it becomes. */
const files: [string, Given, Row[]][] = [
  [
    'an export of a sales tool: company, first and last name, job title, own phone',
    {
      name: 'crm.csv',
      bytes: `Company name,First name,Last name,Job title,Email,Mobile phone,City,Country,Website
Fig & Co,Maria,Rossi,Head of marketing,Maria@Fig.example,+44 7400 123456,London,United Kingdom,fig.example
Plum Hotel,Tom,Okoye,GM,tom@plum.example,,Paris,France,`,
    },
    [
      [
        2,
        'added',
        { name: 'Fig & Co', city: 'london', website: 'https://fig.example', phone: null },
        { name: 'Maria Rossi', role: 'Head of marketing', email: 'maria@fig.example', phone: '+44 7400 123456' },
      ],
      [3, 'added', { name: 'Plum Hotel', city: 'paris', country: 'FR' }, { name: 'Tom Okoye', role: 'GM' }],
    ],
  ],
  [
    'a person’s position, which is no place',
    {
      name: 'positions.csv',
      bytes: 'Brand,City,Contact name,Position,Email\nFig,London,Maria Rossi,Head of PR,maria@fig.example\n',
    },
    [[2, 'added', { name: 'Fig' }, { name: 'Maria Rossi', role: 'Head of PR' }]],
  ],
  [
    'one brand with three people, one of them twice',
    {
      name: 'people.csv',
      bytes: `Brand,Contact name,Contact email,City
Fig,Maria Rossi,maria@fig.example,London
Fig,Tom Okoye,tom@fig.example,London
Fig,Maria R.,MARIA@fig.example,London
Fig,,,London`,
    },
    [
      [2, 'added', { name: 'Fig' }, { name: 'Maria Rossi' }],
      [3, 'merged', { name: 'Fig' }, { name: 'Tom Okoye' }],
      [4, 'duplicate', null, null, 'It’s already on line 2.'],
      [5, 'duplicate', null, null, 'It’s already on line 2.'],
    ],
  ],
  [
    'German semicolons in Windows-1252',
    {
      name: 'kunden.csv',
      bytes: latin(
        'Firma;Ansprechpartner;Funktion;E-Mail-Adresse;Telefon;Straße;PLZ;Ort\r\nGasthaus Müller;Jörg Groß;Inhaber;joerg@mueller.example;030 1234567;Torstraße 1;10119;Berlin\r\n',
      ),
      country: 'DE',
    },
    [
      [
        2,
        'added',
        { name: 'Gasthaus Müller', city: 'berlin', postcode: '10119', phone: '+49 30 1234567' },
        { name: 'Jörg Groß', role: 'Inhaber', email: 'joerg@mueller.example' },
      ],
    ],
  ],
  [
    'contacts with half of what they need',
    {
      name: 'half.csv',
      bytes: `Business,Contact person,Contact email,City
Kiwi,,anna.kay@kiwi.example,London
Lime,Ben Stone,not an address,London
Mango,,,London
,Nina,nina@example.com,London`,
    },
    [
      [2, 'added', { name: 'Kiwi' }, { name: 'Anna Kay', email: 'anna.kay@kiwi.example' }, /Its contact has no name\./],
      [
        3,
        'added',
        { name: 'Lime' },
        { name: 'Ben Stone', email: null },
        /“not an address” looks wrong.*no email address or phone/,
      ],
      [4, 'added', { name: 'Mango' }, null, /It has no contact\./],
      [5, 'refused', null, null, 'It has no name.'],
    ],
  ],
  [
    'closed ones, and one whose city nobody knows',
    {
      name: 'states.csv',
      bytes: `Venue,Contact,Email,City,Status
Old Bank,Ann,ann@bank.example,London,Permanently closed
New Bank,Bo,bo@bank.example,Nowhereville,open
Good Bank,Cy,cy@bank.example,Dublin,open`,
    },
    [
      [2, 'closed', null, null, /marked as closed/],
      [3, 'asks', null, null, /We can’t tell which city/],
      [4, 'added', { city: 'dublin' }, { name: 'Cy' }],
    ],
  ],
  [
    'an Excel file with mail links and a line above the header',
    {
      name: 'brands.xlsx',
      bytes: workbook({
        Brands: [
          ['Our brands'],
          ['Account', 'Town', 'Contact', 'Role', 'Work email'],
          ['Harbour Rooms', 'Sydney', 'Jo Park', 'Owner', 'mailto:jo@harbour.example'],
        ],
      }),
    },
    [
      [
        3,
        'added',
        { name: 'Harbour Rooms', city: 'sydney' },
        { name: 'Jo Park', role: 'Owner', email: 'jo@harbour.example' },
      ],
    ],
  ],
  [
    'French in UTF-16 with tabs',
    {
      name: 'clients.csv',
      bytes: utf16(
        'Raison sociale\tPrénom\tNom de famille\tPoste\tCourriel\tPortable\tCode postal\tVille\tPays\nChez Léa\tLéa\tPetit\tGérante\tlea@lea.example\t06 12 34 56 78\t75011\tParis\tFrance\n',
      ),
    },
    [
      [
        2,
        'added',
        { name: 'Chez Léa', city: 'paris', postcode: '75011' },
        { name: 'Léa Petit', role: 'Gérante', phone: '+33 6 12 34 56 78' },
      ],
    ],
  ],
  [
    'NDJSON',
    {
      name: 'brands.ndjson',
      bytes:
        '{"brand":"Oak","city":"New York","contact_name":"Sue Lee","contact_email":"sue@oak.example"}\n{"brand":"Elm","city":"Bangkok","contact_name":null,"contact_email":"N/A"}\n',
    },
    [
      [1, 'added', { name: 'Oak', city: 'nyc' }, { name: 'Sue Lee' }],
      [2, 'added', { name: 'Elm', city: 'bangkok' }, null, /It has no contact\./],
    ],
  ],
  [
    'no header at all',
    {
      name: 'bare.csv',
      bytes:
        'Fig,London,maria@fig.example,pub\nPlum,Paris,tom@plum.example,restaurant\nKiwi,Berlin,jo@kiwi.example,cafe\n',
      taken: 'venues',
    },
    [
      [1, 'added', { name: 'Fig', category: 'Nightlife' }, { name: 'Maria', email: 'maria@fig.example' }],
      [2, 'added', { name: 'Plum', city: 'paris' }, { email: 'tom@plum.example' }],
      [3, 'added', { name: 'Kiwi', city: 'berlin' }, { email: 'jo@kiwi.example' }],
    ],
  ],
  [
    'the same name in one city and in another, in capitals, formulas guarded',
    {
      name: 'chain.csv',
      bytes: `BRAND NAME,FULL NAME,E-MAIL,TOWN,ADDRESS
THE GREEN DOOR,ANN KAY,ANN@GREEN.EXAMPLE,LONDON,
THE GREEN DOOR,BO LEE,BO@GREEN.EXAMPLE,PARIS,
GREEN DOOR,CY RAY,CY@GREEN.EXAMPLE,LONDON,1 High Street
'=Sum,DI FOX,DI@SUM.EXAMPLE,LONDON,`,
    },
    [
      [2, 'added', { name: 'The Green Door', city: 'london' }, { email: 'ann@green.example' }],
      [3, 'added', { city: 'paris' }, { email: 'bo@green.example' }],
      [4, 'duplicate', null, null, /the same name and city as line 2\./],
      [5, 'added', { name: '=Sum' }, { email: 'di@sum.example' }],
    ],
  ],
]

it.each(files)('understands %s', async (_, { name, bytes, country = null, taken }, expected) => {
  const { db } = await emptyDatabase()
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const sheet = await openList(path)
  expect(await kindFor(db, sheet)).toBe(taken ?? 'brands')
  const { mapping } = await mappingFor(db, sheet, 'brands')
  const list = { kind: 'brands' as const, listName: null, mapping, columns: sheet.columns, country }
  const { first } = await previewRows(db, sheet, { ...list, duplicates: 'skip' })
  expect(first.map(({ line, outcome }) => [line, outcome])).toEqual(expected.map(([line, outcome]) => [line, outcome]))
  for (const [at, [, , brand, contact, remark]] of expected.entries()) {
    const row = must(first[at])
    expect(row).toMatchObject({ ...(brand && { venue: brand }), contact })
    expect(textsOf(row.remarks).join(' ')).toMatch(remark ?? '')
  }
})
