import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { setClock } from '../../../kit/server/clock.ts'
import { workbook } from '../../../kit/testing/workbook.ts'
import { refusal } from '../../../world/describe-call.ts'
import { broughtList, importedOf, importOutcomes, runImportJob } from '../../../world/import-stories.ts'
import { trackedCollab } from '../../../world/value-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { importFromCommand, undoFromCommand } from './command.ts'
import { imports } from './tables.ts'

const till = `Venue,Code,Date,Time,Booking ref,Total
Luna,ALICE,12/03/2026,19:30,R-1,£64.00
Luna,alice,13/03/2026,20:00,R-2,
Luna,NOBODY,13/03/2026,20:15,R-3,£20.00
Luna,,13/03/2026,20:30,R-4,£30.00
Luna,ALICE,12/03/2026,19:30,R-1,£64.00
Elsewhere Café,ALICE,14/03/2026,19:30,R-5,£10.00
`

/** Alice’s collab at Luna with the code ALICE, some days later. */
async function counting(w: World): Promise<string> {
  const { collabUid } = await trackedCollab(w)
  setClock(new Date('2026-03-20T09:00:00Z'))
  return collabUid
}

const imported = (w: World, text: string | Uint8Array, fileName = 'till.csv', venue?: string): Promise<string> =>
  importedOf(w, 'redemptions', text, { fileName, venue })

const worth = async (w: World, collabUid: string) => {
  const { bookings, spentMinor, withSpent } = must((await w.bella.call('getCollabValue', { collabUid })).summary)
  return { bookings, spentMinor, withSpent }
}

it('recognises a till’s list, says what each row would be, and counts each booking once', async () => {
  const w = await world()
  const collabUid = await counting(w)
  const uid = await broughtList(w, w.anna, till, 'till.csv')
  expect(await w.anna.call('getImport', { uid })).toMatchObject({
    kind: 'redemptions',
    mapping: ['venue', 'code', 'day', 'time', 'reference', 'amount'],
    venue: null,
  })
  const preview = await w.anna.call('previewImport', { uid })
  expect(preview).toMatchObject({
    counts: { read: 6, added: 2, duplicate: 1, closed: 1, refused: 2 },
    days: { order: 'day-first', isCertain: true },
    duplicates: [],
  })
  expect(preview.first.map(({ becomes }) => becomes).filter(Boolean)).toEqual([
    'A booking on 12 March 2026, £64',
    'A booking on 13 March 2026',
  ])
  expect(await worth(w, collabUid)).toMatchObject({ bookings: 0 })
  await w.anna.call('startImport', { uid })
  await runImportJob(w)
  expect(await importOutcomes(w, uid)).toEqual([
    '2 added',
    '3 added',
    '4 refused No collab at Luna has the code “NOBODY”.',
    '5 closed It has no booking code.',
    '6 duplicate It’s already on line 2.',
    '7 refused We couldn’t find a venue called “Elsewhere Café”.',
  ])
  expect(await worth(w, collabUid)).toEqual({ bookings: 2, spentMinor: 6_400, withSpent: 1 })
  const again = await imported(w, till, 'again.csv')
  expect((await w.anna.call('getImport', { uid: again })).counts).toMatchObject({ added: 0, known: 2, duplicate: 1 })
  expect(await worth(w, collabUid)).toMatchObject({ bookings: 2 })
})

it('takes all of it back within 7 days, and nothing that came another way', async () => {
  const w = await world()
  const collabUid = await counting(w)
  const rows = [{ code: 'ALICE', day: '2026-03-13', reference: 'R-2', amountMinor: 1_000 }]
  await w.bella.call('importRedemptions', { brandUid: w.luna, rows })
  const uid = await imported(w, till)
  expect((await w.anna.call('getImport', { uid })).counts).toMatchObject({ added: 1, known: 1 })
  await w.anna.call('undoImport', { uid })
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ state: 'undone', undone: { back: 1, kept: 0 } })
  expect(await worth(w, collabUid)).toEqual({ bookings: 1, spentMinor: 1_000, withSpent: 1 })
  await imported(w, till, 'once more.csv')
  expect(await worth(w, collabUid)).toMatchObject({ bookings: 2 })
})

/** `\u0080` is where Windows-1252 has the euro sign. */
const latin = (text: string) => Buffer.from(text, 'latin1')

/** Lists as tills and people make them at Luna, each with what becomes of its rows, how many bookings and what was spent. */
const files: [string, string | Uint8Array, string[], number, number | null][] = [
  [
    'German semicolons in Windows-1252, the date with its time in one cell',
    latin(
      'Gutscheincode;Datum;Belegnummer;Umsatz\r\nALICE;12.03.2026 19:30;4711;1.234,50\r\nMüller;12.03.2026 20:00;4712;9,00\r\n',
    ),
    ['2 added', '3 closed It has no booking code.'],
    1,
    123_450,
  ],
  [
    'a German till’s bill numbers, with a euro sign as its only other letter, and a quarter for a date',
    latin('Code;Datum;Bon-Nr.;Umsatz\r\nALICE;12.03.2026;B-1;\u0080 40\r\nALICE;Q3 2024;B-2;\u0080 4\r\n'),
    [
      '2 added The amount isn’t in GBP. We’ll count the booking without it.',
      '3 refused We can’t read the date. Use a day, such as 12/03/2025.',
    ],
    1,
    null,
  ],
  [
    'no header, no booking numbers: the time tells bookings apart',
    'ALICE,2026-03-12 19:30,£64.00\nALICE,2026-03-12 19:30,£64.00\nALICE,2026-03-12 20:45,£20.00\n',
    ['1 added', '2 duplicate It’s already on line 1.', '3 added'],
    2,
    8_400,
  ],
  [
    'neither number nor time: a booking can’t be told from another',
    'Code,Date,Total\nALICE,12/03/2026,10\nALICE,12/03/2026,\n',
    [
      '2 refused It has neither a booking number nor a time, so we can’t tell it from another booking.',
      '3 refused It has neither a booking number nor a time, so we can’t tell it from another booking.',
    ],
    0,
    0,
  ],
  [
    'a till that counts each code by day, in capitals',
    'PROMO CODE,DATE,TIMES USED,SALES\nALICE,2026-03-12,3,180.00\nALICE,2026-03-13,0,0\nALICE,2026-03-14,lots,5\nALICE,2026-03-12,3,180.00\n',
    [
      '2 added',
      '3 closed Nobody used the code.',
      '4 refused We can’t read the number of bookings. Use a number from 1 to 1000.',
      '5 duplicate It’s already on line 2.',
    ],
    3,
    18_000,
  ],
  [
    'a till whose receipt numbers begin anew each day',
    'Code,Date,Time,No\nALICE,12/03/2026,12:00,1\nALICE,13/03/2026,12:00,1\nALICE,13/03/2026,12:00,1\n',
    ['2 added', '3 added', '4 duplicate It’s already on line 3.'],
    2,
    null,
  ],
  [
    'a reservation system in Excel: codes in notes, cancelled ones, one that is still to come',
    workbook({
      Export: [
        ['Reservation ID', 'Guest', 'Visit date', 'Covers', 'Status', 'Notes'],
        ['R100', 'Jo', '2026-03-12', '4', 'Seated', 'Window, code ALICE'],
        ['R101', 'Sam', '2026-03-13', '2', 'Seated', 'Birthday'],
        ['R102', 'Kim', '2026-03-14', '2', 'No show', 'alice'],
        ['R103', 'Ola', '2026-04-14', '2', 'Booked', 'alice'],
      ],
    }),
    [
      '2 added',
      '3 closed It has no booking code.',
      '4 closed It was cancelled, or nobody came.',
      '5 refused The date is in the future. Import the booking after that day.',
    ],
    1,
    null,
  ],
  [
    'a French list under a title, with an amount in another currency',
    'Ventes mars 2026\nCode promo|Date de visite|Heure|Montant\nALICE|12 mars 2026|19h30|48,50 €\nALICE|jamais|19h30|5\n',
    ['3 added The amount isn’t in GBP. We’ll count the booking without it.', '4 refused We can’t read the date.'],
    1,
    null,
  ],
  [
    'NDJSON of a web shop, and a code from before our CSV',
    '{"order":{"id":"O-9"},"coupon":"alice","createdAt":"2026-03-12T10:00:00Z","total":"35.00"}\n',
    ['1 added'],
    1,
    3_500,
  ],
]

it.each(files)('reads %s', async (_, text, expected, bookings, spentMinor) => {
  const w = await world()
  const collabUid = await counting(w)
  const uid = await imported(w, text, 'list')
  expect(await importOutcomes(w, uid)).toEqual(expected)
  expect(await worth(w, collabUid)).toMatchObject({ bookings, spentMinor })
  const again = await imported(w, text, 'list again')
  expect((await w.anna.call('getImport', { uid: again })).counts.added).toBe(0)
  expect(await worth(w, collabUid)).toMatchObject({ bookings, spentMinor })
})

it('asks for the venue and, where dates could be read both ways, how', async () => {
  const w = await world()
  await counting(w)
  const uid = await broughtList(w, w.anna, 'Code,Date,Ref\nALICE,03/02/2026,A1\n', 'till.csv')
  const none = await w.anna.call('previewImport', { uid })
  expect(none.problems.map(({ what }) => what)).toEqual([
    'It doesn’t name a venue, and no venue is set for rows without one.',
  ])
  expect(none.days).toEqual({ order: 'day-first', isCertain: false })
  const wrong = await refusal(w.anna.call('saveImport', { uid, venue: 'Nowhere' }))
  expect(wrong.message).toBe('We couldn’t find a venue called “Nowhere”.')
  const saved = await w.anna.call('saveImport', { uid, venue: w.luna, dayOrder: 'month-first' })
  expect(saved.venue).toEqual({ uid: w.luna, name: 'Luna' })
  expect((await w.anna.call('previewImport', { uid })).first[0]?.becomes).toBe('A booking on 2 March 2026')
  await w.anna.call('saveImport', { uid, mapping: [null, 'day', 'reference'] })
  expect((await refusal(w.anna.call('startImport', { uid }))).message).toBe(
    'No column is set to “Booking code”, or none to “Date”. Choose both.',
  )
})

it('does the same by command, with a report of what wasn’t counted', async () => {
  const w = await world()
  const collabUid = await counting(w)
  const { db } = w.database
  const file = join(mkdtempSync(join(tmpdir(), 'plusone-import-')), 'till.csv')
  writeFileSync(file, till.replaceAll('Luna,', ','))
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const usual = { dryRun: true, map: '', duplicates: 'skip' }
  expect(await importFromCommand(db, file, { ...usual, venue: 'nowhere' }, say, 'redemptions')).toBe(2)
  expect(said.at(-1)).toBe('We couldn’t find a venue called “nowhere”.')
  expect(await importFromCommand(db, file, { ...usual, venue: 'luna' }, say, 'redemptions')).toBe(3)
  expect(said).toContain('  line 2: ALICE · Booking counted · A booking on 12 March 2026, £64')
  expect(said.at(-1)).toBe('This was a dry run: no booking was added or changed.')
  expect(await importFromCommand(db, file, { ...usual, dryRun: false, venue: w.luna }, say, 'redemptions')).toBe(3)
  expect(said).toContain('  2 rows counted')
  expect(await worth(w, collabUid)).toMatchObject({ bookings: 2 })
  expect(readFileSync(file.replace('.csv', '.report.csv'), 'utf8')).toContain(
    'No collab at Luna has the code “NOBODY”.',
  )
  const [run] = await db.select().from(imports)
  expect(await undoFromCommand(db, must(run).uid, say)).toBe(0)
  expect(await worth(w, collabUid)).toMatchObject({ bookings: 0 })
})
