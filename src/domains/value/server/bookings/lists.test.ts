import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSheet } from '../../../../kit/server/sheets/open-sheet.ts'
import { workbook } from '../../../../kit/testing/workbook.ts'
import { venueCurrencyOf } from '../../../profiles/vocabulary.ts'
import { bookingFieldByName, proposeBookings } from './columns.ts'
import { dayOrderOf } from '../../list-days.ts'
import { readList } from './read-list.ts'

const codes = new Set(['ALICE', 'MAYA10'])
const folder = mkdtempSync(join(tmpdir(), 'plusone-bookings-'))
/** `\u0080` is where Windows-1252 has the euro sign. */
const latin = (text: string) => Buffer.from(text, 'latin1')

/** Reads a list as the call does, with what it makes of its columns. */
async function read(bytes: string | Uint8Array, country: string | null = 'GB') {
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, bytes)
  const sheet = await openSheet(path, {}, (name) => bookingFieldByName(name) !== null)
  const mapping = proposeBookings(sheet, codes)
  const { order } = dayOrderOf(
    sheet.sample.flatMap(({ cells }) => cells[mapping.indexOf('day')] || []),
    country,
  )
  const { rows, counts, problems } = await readList(sheet, mapping, codes, {
    order,
    currency: venueCurrencyOf(country ?? ''),
    today: '2026-11-27',
  })
  return {
    mapping,
    rows: rows.map(({ line, code, day, reference, amountMinor }) => [line, code, day, reference, amountMinor]),
    counts,
    problems: problems.map(({ what, count, lines }) => `${count} × ${what} (${lines.join(', ')})`),
  }
}

/** Lists as booking systems and people make them, each with what it becomes. */
const lists: [string, string | Uint8Array, Partial<Awaited<ReturnType<typeof read>>>, country?: string][] = [
  [
    'amounts in another currency than the venue’s: they aren’t counted as if they were in its own',
    'code,date,reference,amount\nALICE,2026-03-12,B-1,€64.00\nALICE,2026-03-13,B-2,AED 120\nALICE,2026-03-14,B-3,GBP 20\n',
    {
      rows: [
        [2, 'ALICE', '2026-03-12', 'B-1', null],
        [3, 'ALICE', '2026-03-13', 'B-2', null],
        [4, 'ALICE', '2026-03-14', 'B-3', 2_000],
      ],
      problems: ['2 × The amount isn’t in GBP. We’ll count the booking without it. (2, 3)'],
    },
  ],
  [
    'dollars of whichever country the venue is in',
    'code,date,reference,amount\nALICE,2026-03-12,B-1,$64.00\n',
    { rows: [[2, 'ALICE', '2026-03-12', 'B-1', 6_400]], problems: [] },
    'CA',
  ],
  [
    'our own example: code, date, reference, amount',
    'code,date,reference,amount\nALICE,2026-03-12,B-1,64.00\nalice,2026-03-13,B-2,\n',
    {
      mapping: ['code', 'day', 'reference', 'amount'],
      rows: [
        [2, 'ALICE', '2026-03-12', 'B-1', 6_400],
        [3, 'ALICE', '2026-03-13', 'B-2', null],
      ],
      counts: { read: 2, withoutCode: 0, cancelled: 0, leftOut: 0 },
    },
  ],
  [
    'a British reservation system: quoted commas, most guests without a code, a cancelled one, a code in a note',
    `Reservation ID,Guest,Visit date,Covers,Status,Notes,Bill total
R100,"Hall, Jo",12/03/2026 19:30,2,Seated,"Window, code ALICE","£1,264.50"
R101,Sam Ford,13/03/2026 20:00,4,Seated,Birthday,£88.00
R102,Kim Lee,14/03/2026 20:00,2,Cancelled,ALICE,£0.00
R103,Ola Berg,15/03/2026 12:00,2,No show,maya10,
R104,Ana Ruiz,16/03/2026 12:00,2,Seated,maya10,48
`,
    {
      mapping: ['reference', null, 'day', null, 'status', 'code', 'amount'],
      rows: [
        [2, 'ALICE', '2026-03-12', 'R100', 126_450],
        [6, 'MAYA10', '2026-03-16', 'R104', 4_800],
      ],
      counts: { read: 5, withoutCode: 1, cancelled: 2, leftOut: 0 },
    },
  ],
  [
    'Excel’s German semicolons in Windows-1252, dots in dates, commas in amounts',
    latin(
      'sep=;\r\nBuchungsnummer;Datum;Gutscheincode;Umsatz\r\n4711;05.04.2026;ALICE;1.234,50 \u0080\r\n4712;17.04.2026;Müller;20,00 \u0080\r\n',
    ),
    {
      mapping: ['reference', 'day', 'code', 'amount'],
      rows: [[3, 'ALICE', '2026-04-05', '4711', 123_450]],
      counts: { read: 2, withoutCode: 1, cancelled: 0, leftOut: 0 },
    },
    'DE',
  ],
  [
    'an American export: the month first, told by one row',
    'Confirmation #\tDate\tPromo code\tTotal\nA1\t03/04/2026\tALICE\t$51.20\nA2\t03/25/2026\tALICE\t$10\n',
    {
      rows: [
        [2, 'ALICE', '2026-03-04', 'A1', 5_120],
        [3, 'ALICE', '2026-03-25', 'A2', 1_000],
      ],
    },
    'CA',
  ],
  [
    'dates that can be read both ways: the month first in the United States alone',
    'ref,date,code\nA1,03/04/2026,ALICE\n',
    { rows: [[2, 'ALICE', '2026-03-04', 'A1', null]] },
    'US',
  ],
  [
    'a French list under a title, with months in words and a code that is nobody’s',
    'Réservations mars 2026\nNuméro de réservation|Date de visite|Code promo|Montant\nF-1|12 mars 2026|ALICE|48,5\nF-2|1er août 2026|NOBODY|12\n',
    {
      rows: [[3, 'ALICE', '2026-03-12', 'F-1', 4_850]],
      counts: { read: 2, withoutCode: 0, cancelled: 0, leftOut: 1 },
      problems: ['1 × No collab has this code. (4)'],
    },
  ],
  [
    'NDJSON from a web shop',
    '{"order":{"id":"O-9"},"coupon":"maya10","createdAt":"2026-05-01T10:00:00Z","total":"35.00","status":"paid"}\n',
    { rows: [[1, 'MAYA10', '2026-05-01', 'O-9', 3_500]] },
  ],
  [
    'a workbook whose first sheet is empty',
    workbook({
      Cover: [],
      Bookings: [
        ['Booking ref', 'Arrival', 'Code', 'Spend'],
        ['H-1', '2026-06-02', 'ALICE', '220'],
      ],
    }),
    { rows: [[2, 'ALICE', '2026-06-02', 'H-1', 22_000]] },
  ],
  [
    'no header at all: the code, the date and the amount are known by what they are',
    'ALICE,2026-03-12,£64.00\nMAYA10,2026-03-13,£20.00\n',
    {
      mapping: ['code', 'day', 'amount'],
      rows: [],
      counts: { read: 2, withoutCode: 0, cancelled: 0, leftOut: 2 },
      problems: ['2 × There’s no booking number. (1, 2)'],
    },
  ],
  [
    'a careless list: a date no calendar has, none, no number, a number twice, an amount in words, an empty line',
    `code,date,reference,amount
ALICE,2026-02-30,B-1,5
ALICE,,B-2,5
ALICE,2026-03-01,,5
ALICE,2026-03-02,B-4,twelve

ALICE,2026-03-03,B-4,5
ALICE,2026-03-04,B-5,-5.00
`,
    {
      rows: [
        [5, 'ALICE', '2026-03-02', 'B-4', null],
        [8, 'ALICE', '2026-03-04', 'B-5', null],
      ],
      counts: { read: 6, withoutCode: 0, cancelled: 0, leftOut: 4 },
      problems: [
        '2 × We can’t read the amount. We’ll count the booking without it. (5, 8)',
        '1 × We can’t read the date. (2)',
        '1 × There’s no date. (3)',
        '1 × There’s no booking number. (4)',
        '1 × The booking number is already in an earlier row. (7)',
      ],
    },
  ],
  [
    'bookings that haven’t happened: today counts, tomorrow doesn’t',
    'code,date,reference\nALICE,2026-11-27,B-1\nALICE,2026-11-28,B-2\nALICE,2062-11-26,B-3\n',
    {
      rows: [[2, 'ALICE', '2026-11-27', 'B-1', null]],
      counts: { read: 3, withoutCode: 0, cancelled: 0, leftOut: 2 },
      problems: ['2 × The date is in the future. Import the booking after that day. (3, 4)'],
    },
  ],
  [
    'a quotation mark that is never closed costs its own row alone',
    'code,date,reference\n"ALICE,2026-03-01,B-1\nALICE,2026-03-02,B-2\n',
    {
      rows: [[3, 'ALICE', '2026-03-02', 'B-2', null]],
      problems: ['1 × A quotation mark (") on this line is never closed. (2)'],
    },
  ],
]

it.each(lists)('reads %s', async (_, bytes, expected, country = 'GB') => {
  expect(await read(bytes, country)).toMatchObject(expected)
})
