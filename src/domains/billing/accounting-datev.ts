import type { AccountingSettings, BookedInvoice } from './accounting.ts'

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => [`${name} – Art ${at + 1}`, `${name} – Inhalt ${at + 1}`]).flat()

/** The fields of a record in a DATEV “Buchungsstapel”, format version 13, in their order. */
const columns = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  'Postensperre',
  'Diverse Adressnummer',
  'Geschäftspartnerbank',
  'Sachverhalt',
  'Zinssperre',
  'Beleglink',
  ...numbered(8, 'Beleginfo'),
  'KOST1 – Kostenstelle',
  'KOST2 – Kostenstelle',
  'Kost-Menge',
  'EU-Land u. UStID',
  'EU-Steuersatz',
  'Abw. Versteuerungsart',
  'Sachverhalt L+L',
  'Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp',
  'BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...numbered(20, 'Zusatzinformation'),
  'Stück',
  'Gewicht',
  'Zahlweise',
  'Forderungsart',
  'Veranlagungsjahr',
  'Zugeordnete Fälligkeit',
  'Skontotyp',
  'Auftragsnummer',
  'Buchungstyp',
  'USt-Schlüssel (Anzahlungen)',
  'EU-Mitgliedstaat (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen)',
  'Herkunft-Kz',
  'Leerfeld',
  'KOST-Datum',
  'SEPA-Mandatsreferenz',
  'Skontosperre',
  'Gesellschaftername',
  'Beteiligtennummer',
  'Identifikationsnummer',
  'Zeichnernummer',
  'Postensperre bis',
  'Bezeichnung',
  'Kennzeichen',
  'Festschreibung',
  'Leistungsdatum',
  'Datum Zuord.',
  'Fälligkeit',
  'Generalumkehr',
  'Steuersatz',
  'Land',
  'Abrechnungsreferent',
  'BVV-Position',
  'EU-Mitgliedstaat u. UStID (Ursprung)',
  'EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
]

/** A text field: what a spreadsheet would run, and line breaks, are taken out. */
const quoted = (value: string, longest: number) =>
  `"${value
    .replaceAll(/\s+/g, ' ')
    .replace(/^[=+\-@ ]+/, '')
    .slice(0, longest)
    .replaceAll('"', '""')}"`
const compact = (day: string) => day.replaceAll('-', '')
const amount = (minor: number) => (Math.abs(minor) / 100).toFixed(2).replace('.', ',')
const dayAndMonth = (day: string) => `${day.slice(8)}${day.slice(5, 7)}`
/** A document’s number: 36 letters, digits and a few signs. */
const documentNumber = (number: string) => `"${number.replaceAll(/[^A-Za-z0-9$&%*+\-/]/g, '').slice(0, 36)}"`

type Batch = { month: string; currency: string; at: Date; title: string }

/**
 * The invoices of one currency and month as a DATEV “Buchungsstapel” (EXTF 700, version 13), to be encoded as Windows-1252: each
 * invoice debits the debtors’ account. What a negative one or a credit note takes back is on the other side, with the invoice it
 * corrects as information on the document.
 */
export function datevCsv(
  invoices: readonly BookedInvoice[],
  settings: AccountingSettings,
  { month, currency, at, title }: Batch,
): string {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate()
  const yearBegan = monthNumber >= settings.yearBegins ? year : year - 1
  const head = [
    '"EXTF"',
    700,
    21,
    '"Buchungsstapel"',
    13,
    at.toISOString().replaceAll(/\D/g, ''),
    '',
    '"RE"',
    '""',
    '""',
    settings.consultant,
    settings.client,
    `${yearBegan}${String(settings.yearBegins).padStart(2, '0')}01`,
    settings.accountLength,
    `${compact(month)}01`,
    `${compact(month)}${lastDay}`,
    quoted(title, 30),
    '""',
    1,
    0,
    0,
    quoted(currency, 3),
    ...Array.from({ length: 9 }, () => ''),
  ].join(';')
  const records = invoices.flatMap((invoice) =>
    postings(invoice, settings).map(({ minor, account }) => {
      const cells: Record<string, string> = {
        'Umsatz (ohne Soll/Haben-Kz)': amount(minor),
        'Soll/Haben-Kennzeichen': minor < 0 ? '"H"' : '"S"',
        'WKZ Umsatz': quoted(currency, 3),
        Konto: settings.debtors,
        'Gegenkonto (ohne BU-Schlüssel)': account,
        Belegdatum: dayAndMonth(invoice.day),
        'Belegfeld 1': documentNumber(invoice.number),
        Buchungstext: quoted(invoice.payer.name, 60),
        ...(invoice.corrects && {
          'Beleginfo – Art 1': '"Korrigierte Rechnung"',
          'Beleginfo – Inhalt 1': documentNumber(invoice.corrects),
        }),
        'EU-Land u. UStID': invoice.payer.vatNumber ? quoted(invoice.payer.vatNumber, 15) : '',
        Festschreibung: '0',
      }
      return columns.map((column) => cells[column] ?? '').join(';')
    }),
  )
  return [head, columns.join(';'), ...records].map((line) => `${line}\r\n`).join('')
}

/** What an invoice comes to on each account: with its tax in one sum where the account of taxed sales splits it off itself. */
function postings(
  { total, tax, isReverse }: BookedInvoice,
  settings: AccountingSettings,
): { minor: number; account: string }[] {
  const untaxed = isReverse ? settings.salesReverse : settings.salesUntaxed
  const all =
    tax === 0
      ? [{ minor: total, account: untaxed }]
      : settings.tax
        ? [
            { minor: total - tax, account: settings.salesTaxed },
            { minor: tax, account: settings.tax },
          ]
        : [{ minor: total, account: settings.salesTaxed }]
  return all.filter(({ minor }) => minor !== 0)
}
