import PDFDocument from 'pdfkit'
import { now } from '../../../kit/server/clock.ts'
import { type StatementLine, totalsOf } from '../statement.ts'

export type Statement = {
  product: string
  payer: readonly string[]
  month: string
  timezone: string
  lines: readonly StatementLine[]
}

const amount = (minor: number) => (minor / 100).toFixed(2)
const dayOf = (at: string, timezone: string) => new Date(at).toLocaleDateString('en-CA', { timeZone: timezone })
const stateWords = (line: StatementLine) => (line.note ? `${line.state}: ${line.note}` : line.state)

/** A cell that a spreadsheet reads as text: quoted, and never as a formula. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** A row for each line, then a total for each currency. */
export function statementCsv({ lines, timezone }: Statement): string {
  const rows = [
    'Date,Kind,What,State,Amount,Currency',
    ...lines.map((line) =>
      [
        dayOf(line.at, timezone),
        line.kind,
        cell(line.text),
        cell(stateWords(line)),
        amount(line.amount),
        line.currency,
      ].join(','),
    ),
    ...totalsOf(lines).map((total) => `,,${cell('Total')},,${amount(total.amount)},${total.currency}`),
  ]
  return `\uFEFF${rows.join('\r\n')}\r\n`
}

const margin = 56
const columns = [
  { width: 74, align: 'left' },
  { width: 209, align: 'left' },
  { width: 110, align: 'left' },
  { width: 90, align: 'right' },
] as const

/** The statement as a PDF of A4 pages. */
export function statementPdf({ product, payer, month, timezone, lines }: Statement): Promise<Buffer> {
  const info = { Title: `Statement ${month}: ${payer[0] ?? ''}`, Author: product, CreationDate: now() }
  const pdf = new PDFDocument({ size: 'A4', margin, info })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const row = (cells: readonly string[], bold: boolean) => {
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
  pdf.font('Helvetica-Bold').fontSize(18).fillColor('#1c1917').text(`Statement for ${month}`, { paragraphGap: 4 })
  pdf.font('Helvetica').fontSize(10).text(payer.filter(Boolean).join('\n'), { paragraphGap: 14 })
  row(['Date', 'What', 'State', 'Amount'], true)
  for (const line of lines)
    row([dayOf(line.at, timezone), line.text, stateWords(line), `${amount(line.amount)} ${line.currency}`], false)
  if (lines.length === 0) pdf.font('Helvetica').text('Nothing was charged in this month.')
  for (const total of totalsOf(lines)) row(['', 'Total', '', `${amount(total.amount)} ${total.currency}`], true)
  pdf.end()
  return done
}
