import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { type BookedInvoice, bookedLines, usualSettings } from './accounting.ts'
import { datevCsv } from './accounting-datev.ts'
import { xeroCsv } from './accounting-xero.ts'

const luna: BookedInvoice = {
  number: 'PL-0001',
  corrects: null,
  day: '2026-03-02',
  currency: 'GBP',
  total: 60_000,
  plan: 40_100,
  tax: 10_000,
  isReverse: false,
  payer: { name: 'Luna Ltd', street: '1 Mews', city: 'London', postcode: 'E2 7QX', country: 'GB', vatNumber: 'GB123' },
}
const plain: BookedInvoice = { ...luna, number: 'PL-0002', day: '2026-03-31', total: 9_900, plan: 9_900, tax: 0 }
const credit: BookedInvoice = { ...plain, number: 'PL-0003', total: -9_900, plan: -9_900 }
const batch = { month: '2026-03', currency: 'GBP', at: new Date('2026-04-01T08:00:00Z'), title: 'Plusone 2026-03' }

it('shares the tax of an invoice so that its lines come to its total', () => {
  expect(bookedLines(luna)).toEqual([
    { kind: 'plan', net: 40_100, tax: 8_020 },
    { kind: 'fees', net: 9_900, tax: 1_980 },
  ])
  expect(bookedLines({ total: 101, plan: 50, tax: 1 }).map(({ tax }) => tax)).toEqual([1, 0])
  expect(bookedLines({ total: 0, plan: 0, tax: 0 })).toEqual([])
})

it('writes Xero’s columns in their order, a row for each line before tax', () => {
  const text = xeroCsv([luna, credit], usualSettings)
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true })
  expect(text.slice(1).split('\r\n')[0]).toBe(
    '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
  )
  expect(rows).toMatchObject([
    {
      '*ContactName': 'Luna Ltd',
      '*InvoiceNumber': 'PL-0001',
      '*InvoiceDate': '02/03/2026',
      '*DueDate': '16/03/2026',
      '*Description': 'Plan',
      '*UnitAmount': '401.00',
      '*TaxType': '20% (VAT on Income)',
      TaxAmount: '80.20',
      Currency: 'GBP',
    },
    { '*InvoiceNumber': 'PL-0001', '*Description': 'Collab fees', '*UnitAmount': '99.00', TaxAmount: '19.80' },
    { '*InvoiceNumber': 'PL-0003', '*UnitAmount': '-99.00', '*TaxType': 'No VAT', TaxAmount: '0.00' },
  ])
})

/** The records of a batch by the names in its second line. */
const recordsOf = (text: string) =>
  parse<Record<string, string>>(text.split('\r\n').slice(1).join('\r\n'), { columns: true, delimiter: ';' })

it('writes a DATEV batch: its head, 125 fields, and amounts on the side they belong', () => {
  const text = datevCsv([luna, plain, credit], usualSettings, batch)
  const [head, columns, ...records] = text.trimEnd().split('\r\n')
  expect(head).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20260401080000000;;"RE";"";"";1001;1;20260101;4;20260301;20260331;"Plusone 2026-03";"";1;0;0;"GBP";;;;;;;;;',
  )
  expect([columns, ...records].map((line) => line?.split(';').length)).toEqual([125, 125, 125, 125])
  expect(records[0]).toMatch(/^600,00;"S";"GBP";;;;10000;8400;;0203;"PL-0001";;;"Luna Ltd";/)
  expect(
    recordsOf(text).map((row) => [row['Konto'], row['Gegenkonto (ohne BU-Schlüssel)'], row['Soll/Haben-Kennzeichen']]),
  ).toEqual([
    ['10000', '8400', 'S'],
    ['10000', '8338', 'S'],
    ['10000', '8338', 'H'],
  ])
})

it('books tax on an account of its own where there is one, in a year that begins in April', () => {
  const text = datevCsv([luna], { ...usualSettings, tax: '1776', yearBegins: 4 }, batch)
  expect(text).toContain(';20250401;4;20260301;')
  expect(
    recordsOf(text).map((row) => [row['Umsatz (ohne Soll/Haben-Kz)'], row['Gegenkonto (ohne BU-Schlüssel)']]),
  ).toEqual([
    ['500,00', '8400'],
    ['100,00', '1776'],
  ])
})

it('books reverse charge by a rate and an account of its own', () => {
  const reverse = { ...plain, isReverse: true }
  expect(parse<Record<string, string>>(xeroCsv([reverse], usualSettings), { bom: true, columns: true })).toMatchObject([
    { '*TaxType': 'Zero Rated EC Services', TaxAmount: '0.00' },
  ])
  expect(recordsOf(datevCsv([reverse], usualSettings, batch))).toMatchObject([
    { 'Gegenkonto (ohne BU-Schlüssel)': '8336' },
  ])
})

it('runs no name as a formula', () => {
  const named = { ...luna, payer: { ...luna.payer, name: '=HYPERLINK("x")\n' } }
  expect(datevCsv([named], usualSettings, batch)).toContain(';"HYPERLINK(""x"") ";')
  expect(xeroCsv([named], usualSettings)).toContain(`"'=HYPERLINK(""x"")`)
})
