import PDFDocument from 'pdfkit'
import type * as z from 'zod/mini'
import { now } from '../../../kit/server/clock.ts'
import type { Experience } from '../guest-calls.ts'
import { totalsOf } from './statement.ts'

export type Statement = {
  product: string
  name: string
  handle: string
  year: number
  rows: readonly z.output<typeof Experience>[]
}

/** Said on every form of the statement (product decisions §8). */
export const notTaxAdvice =
  'This statement lists the agreed value of experiences as the venues stated it. It is not tax advice.'

const day = (at: string, timezone: string) => new Date(at).toLocaleDateString('en-CA', { timeZone: timezone })
const amount = (minor: number) => (minor / 100).toFixed(2)

/** A cell that a spreadsheet reads as text: quoted, and never as a formula. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** The statement for a spreadsheet: a row per visit, a total per currency, and what it is not. */
export function statementCsv({ rows }: Statement): string {
  const lines = [
    'Date,Venue,Experience,Value,Currency',
    ...rows.map((row) =>
      [
        day(row.visitedAt, row.timezone),
        cell(row.brandName),
        cell(row.title),
        amount(row.valueMinor),
        row.currency,
      ].join(','),
    ),
    ...totalsOf(rows).map((total) => `,,${cell('Total')},${amount(total.valueMinor)},${total.currency}`),
    `,,${cell(notTaxAdvice)},,`,
  ]
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

const margin = 56
const columns = [
  { width: 70, align: 'left' },
  { width: 140, align: 'left' },
  { width: 183, align: 'left' },
  { width: 90, align: 'right' },
] as const

/** The statement as a PDF of A4 pages. */
export function statementPdf({ product, name, handle, year, rows }: Statement): Promise<Buffer> {
  const info = { Title: `Experiences ${year}: ${name}`, Author: product, CreationDate: now() }
  const pdf = new PDFDocument({ size: 'A4', margin, info })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const line = (cells: readonly string[], bold: boolean) => {
    pdf
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(10)
      .fillColor('#1c1917')
    const height = Math.max(...cells.map((text, at) => pdf.heightOfString(text, { width: columns[at]!.width - 8 })))
    if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
    const top = pdf.y
    let left = margin
    cells.forEach((text, at) => {
      const { width, align } = columns[at]!
      pdf.text(text, left, top, { width: width - 8, align })
      left += width
    })
    pdf.x = margin
    pdf.y = top + height + 6
  }
  pdf.font('Helvetica').fontSize(10).fillColor('#57534e').text(product)
  pdf.font('Helvetica-Bold').fontSize(18).fillColor('#1c1917').text(`Experiences in ${year}`, { paragraphGap: 4 })
  pdf.font('Helvetica').fontSize(10).text(`${name} (@${handle})`, { paragraphGap: 4 })
  pdf.fillColor('#57534e').text(notTaxAdvice, { paragraphGap: 14 })
  line(['Date', 'Venue', 'Experience', 'Value'], true)
  for (const row of rows)
    line(
      [day(row.visitedAt, row.timezone), row.brandName, row.title, `${amount(row.valueMinor)} ${row.currency}`],
      false,
    )
  if (rows.length === 0) pdf.font('Helvetica').text('No visits in this year.')
  for (const total of totalsOf(rows))
    line(['', '', `Total of ${total.visits}`, `${amount(total.valueMinor)} ${total.currency}`], true)
  pdf.end()
  return done
}
