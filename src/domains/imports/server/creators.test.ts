import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { emptyDatabase } from '../../../kit/testing/test-database.ts'
import { workbook } from '../../../kit/testing/workbook.ts'
import { kindFor, mappingFor, openList } from './begin.ts'
import { readFollowers } from './creators/read-creator.ts'
import { previewRows } from './preview.ts'
import { textsOf } from './remark.ts'

const folder = mkdtempSync(join(tmpdir(), 'plusone-creators-'))
const latin = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const instagram = (handle: string) => ({ platform: 'instagram', handle })
const tiktok = (handle: string) => ({ platform: 'tiktok', handle })

type Row = [line: number, outcome: string, creator: Record<string, unknown> | null, remark?: string | RegExp]
type Given = { name: string; bytes: string | Uint8Array; country?: string; taken?: 'venues' }

/** Files as people keep them, each with what it becomes. */
const files: [string, Given, Row[]][] = [
  [
    'an agency’s list: two platforms, thousands with K, a row of totals',
    {
      name: 'agency.csv',
      bytes: `Name,Instagram,TikTok,Email,City,Followers,Niche,Rate
Mara Lind,@mara.lind,mara_l,Mara@Example.com,London,42.5K,Food,£400
Tom Okoye,https://www.instagram.com/tom.okoye/?hl=en,,tom@example.com,Paris,"12,300",Travel,
Total,,,,,54800,,`,
    },
    [
      [
        2,
        'added',
        {
          name: 'Mara Lind',
          accounts: [instagram('mara.lind'), tiktok('mara_l')],
          keys: ['instagram:mara.lind', 'tiktok:mara_l', 'mail:mara@example.com'],
          email: 'mara@example.com',
          city: 'london',
          followers: 42_500,
          notes: 'Food Rate: £400.',
        },
      ],
      [3, 'added', { accounts: [instagram('tom.okoye')], city: 'paris', followers: 12_300, notes: 'Travel' }],
      [4, 'refused', null, 'This looks like a totals row.'],
    ],
  ],
  [
    'German semicolons in Windows-1252, with first and last names',
    {
      name: 'liste.csv',
      bytes: latin(
        'Vorname;Nachname;Instagram;E-Mail-Adresse;Wohnort;Abonnenten;Geburtsdatum\r\nJörg;Müller;joerg.isst;joerg@example.de;Berlin;"1,2 Mio";1990-03-04\r\nUlla;Weiß;ulla_w;;Köln;8.400;03.07.2012\r\nAnn;Groß;;ann@example.de;Köln;8.400;1999\r\n',
      ),
    },
    [
      [2, 'added', { name: 'Jörg Müller', city: 'berlin', followers: 1_200_000 }],
      [3, 'closed', null, 'They’re under 18. Creators need to be 18 or over.'],
      [
        4,
        'added',
        { city: null, town: 'Köln', followers: 8_400 },
        /It has no handle\. We don’t recognise the city “Köln”\./,
      ],
    ],
  ],
  [
    'French, the last and the first name apart',
    { name: 'noms.csv', bytes: 'Nom;Prénom;Instagram;Abonnés\nPetit;Zoé;zoe.petit;900\n' },
    [[2, 'added', { name: 'Zoé Petit', accounts: [instagram('zoe.petit')] }]],
  ],
  [
    'accounts as our own files write them',
    {
      name: 'accounts.csv',
      bytes:
        'Name,Accounts,Date of birth\nTom,@tomfood (TikTok),31/12/2012\nÅsa,"@asa.eats (Instagram), @asaeats (TikTok)",1990-13-40\n',
      taken: 'venues',
    },
    [
      [2, 'closed', null, 'They’re under 18. Creators need to be 18 or over.'],
      [
        3,
        'added',
        { accounts: [instagram('asa.eats'), tiktok('asaeats')] },
        /We can’t tell from “1990-13-40” whether they’re 18 or over\./,
      ],
    ],
  ],
  [
    'a creator as our own files write one',
    { name: 'own.csv', bytes: 'Creator,Followers,Platform\nzoe.petit (Zoé Petit),900,Instagram\n' },
    [[2, 'added', { name: 'Zoé Petit', accounts: [instagram('zoe.petit')] }]],
  ],
  [
    'links alone, without a header',
    {
      name: 'links.txt',
      bytes:
        'https://www.tiktok.com/@noor.bakes\nhttps://instagram.com/p/Cx123/\nhttps://www.youtube.com/@sam.cooks\nhttps://www.tiktok.com/@Noor.Bakes\n',
      taken: 'venues',
    },
    [
      [
        1,
        'added',
        { name: 'Noor Bakes', accounts: [tiktok('noor.bakes')] },
        /no email address, so we can’t invite them/,
      ],
      [2, 'refused', null, 'It has no name, handle or email address.'],
      [3, 'added', { accounts: [{ platform: 'youtube', handle: 'sam.cooks' }] }],
      [4, 'duplicate', null, /It’s already on line 1\./],
    ],
  ],
  [
    'a platform beside each handle, in capitals and with tabs',
    {
      name: 'caps.tsv',
      bytes:
        'CREATOR\tHANDLE\tPLATFORM\tE-MAIL\nLEE CHAN\tLEECHAN\tTIK TOK\tLEE@EXAMPLE.COM\nIDA\t@ida.b\tIG\tnot an address\n',
    },
    [
      [2, 'added', { accounts: [tiktok('LEECHAN')], keys: ['tiktok:leechan', 'mail:lee@example.com'] }],
      [3, 'added', { accounts: [instagram('ida.b')], email: null }, /The email address “not an address” looks wrong/],
    ],
  ],
  [
    'French, in UTF-16 as Excel saves it, with a line above the header',
    {
      name: 'influenceurs.csv',
      bytes: utf16(
        'Influenceurs automne\nNom complet\tCompte Instagram\tCourriel\tVille\tPays\tTéléphone\tAbonnés\nZoé Petit\tzoe.petit\tzoe@example.fr\tParis\tFrance\t01 42 68 53 00\t18 500\n',
      ),
    },
    [[3, 'added', { name: 'Zoé Petit', city: 'paris', phone: '+33 1 42 68 53 00', followers: 18_500 }]],
  ],
  [
    'an Excel file with numbers as numbers and an empty sheet first',
    {
      name: 'book.xlsx',
      bytes: workbook({
        Cover: [],
        Creators: [
          ['Creator name', 'IG handle', 'Followers', 'Email address', 'Based in'],
          ['Ana Ruiz', 'ana.ruiz', 51_200, 'ana@example.es', 'Madrid'],
          ['', '', '', 'solo@example.es', ''],
        ],
      }),
    },
    [
      [2, 'added', { followers: 51_200, city: 'madrid' }],
      [3, 'added', { name: 'Solo', accounts: [] }, /It has no name, so we made one/],
    ],
  ],
  [
    'NDJSON from another tool',
    {
      name: 'export.ndjson',
      bytes:
        '{"username":"kai.eats","platform":"instagram","email":"kai@example.com","follower_count":9100}\n{"username":"not a handle!","platform":"instagram","email":"x@example.com","follower_count":"many"}\n',
    },
    [
      [1, 'added', { name: 'Kai Eats', followers: 9_100 }],
      [2, 'added', { accounts: [instagram('not')], followers: null }, /couldn’t read the follower count \(many\)/],
    ],
  ],
  [
    'people twice: the same address, and the same name and city',
    {
      name: 'twice.csv',
      bytes: `Name,Instagram,Email,City,Followers
Eva Stone,eva.stone,eva@example.com,London,900
Eva S.,eva.second,EVA@example.com,London,901
Eva Stone,other.eva,eva2@example.com,London,902`,
    },
    [
      [2, 'added', { name: 'Eva Stone' }],
      [3, 'duplicate', null, /It’s already on line 2\./],
      [4, 'duplicate', null, /the same name and city, as line 2\./],
    ],
  ],
  [
    'formulas guarded, cells that say nothing, a phone number that Excel shortened',
    {
      name: 'guarded.csv',
      bytes: `Influencer,Handle,Email,WhatsApp,City
'=Ola,'@ola.k,n/a,4.477E+11,TBC
,,-,,`,
    },
    [
      [
        2,
        'added',
        { name: '=Ola', accounts: [instagram('ola.k')], email: null, phone: null, city: null },
        /Excel shortened their phone number to 4\.477E\+11/,
      ],
      [3, 'refused', null, 'It has no name, handle or email address.'],
    ],
  ],
  [
    'Thai names of columns, and more than one handle in a cell',
    {
      name: 'thai.csv',
      bytes: `ชื่อ,Instagram,ชื่อผู้ใช้,อีเมล,เมือง,ผู้ติดตาม
มะลิ,mali.bkk,tiktok.com/@mali.bkk youtube.com/@mali.bkk,mali@example.th,กรุงเทพมหานคร,120K+`,
    },
    [
      [
        2,
        'added',
        {
          name: 'มะลิ',
          accounts: [instagram('mali.bkk'), tiktok('mali.bkk'), { platform: 'youtube', handle: 'mali.bkk' }],
          city: 'bangkok',
          followers: 120_000,
        },
      ],
    ],
  ],
]

it.each(files)('understands %s', async (_, { name, bytes, country = null, taken }, expected) => {
  const { db } = await emptyDatabase()
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const sheet = await openList(path)
  expect(await kindFor(db, sheet)).toBe(taken ?? 'creators')
  const { mapping } = await mappingFor(db, sheet, 'creators')
  const list = { kind: 'creators' as const, listName: null, mapping, columns: sheet.columns, country }
  const { first } = await previewRows(db, sheet, { ...list, duplicates: 'skip' })
  expect(first.map(({ line, outcome }) => [line, outcome])).toEqual(expected.map(([line, outcome]) => [line, outcome]))
  for (const [at, [, , creator, remark]] of expected.entries()) {
    const row = must(first[at])
    expect(row).toMatchObject({ ...(creator && { creator: { creator } }) })
    expect(textsOf(row.remarks).join(' ')).toMatch(remark ?? '')
  }
})

it.each([
  ['42.5K', 42_500],
  ['42,500', 42_500],
  ['42 500', 42_500],
  ['1.2m followers', 1_200_000],
  ['1,2 Mio.', 1_200_000],
  ['12.300', 12_300],
  ['1.234.567', 1_234_567],
  ['950', 950],
  ['10k+', 10_000],
  ['a lot', null],
  ['5 stars', null],
])('reads %s followers', (text, count) => expect(readFollowers(text)).toBe(count))
