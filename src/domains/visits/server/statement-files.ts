import type * as z from 'zod/mini'
import { csvText } from '../../../kit/contract/csv.ts'
import { amountOf, openPaper, paperDay } from '../../../kit/server/paper.ts'
import { totalsOf } from './statement.ts'
import type { Experience } from '../views.ts'

export type Statement = {
  product: string
  name: string
  handle: string
  year: number
  rows: readonly z.output<typeof Experience>[]
}

/** Said on every form of the statement. */
export const notTaxAdvice =
  'This statement lists the agreed value of each experience, as stated by the venue. It isn’t tax advice.'

const day = (at: string, timezone: string) => new Date(at).toLocaleDateString('en-CA', { timeZone: timezone })

/** The statement for a spreadsheet: a row per visit, a total per currency, and what it is not. */
export function statementCsv({ rows }: Statement): string {
  return csvText([
    ['Date', 'Venue', 'Experience', 'Value', 'Currency'],
    ...rows.map((row) => [
      day(row.visitedAt, row.timezone),
      row.brandName,
      row.title,
      amountOf(row.valueMinor),
      row.currency,
    ]),
    ...totalsOf(rows).map((total) => ['', '', 'Total', amountOf(total.valueMinor), total.currency]),
    ['', '', notTaxAdvice, '', ''],
  ])
}

const columns = [
  { width: 70, align: 'left' },
  { width: 140, align: 'left' },
  { width: 183, align: 'left' },
  { width: 90, align: 'right' },
] as const

/** The statement as a PDF of A4 pages. */
export async function statementPdf({ product, name, handle, year, rows }: Statement): Promise<Buffer> {
  const paper = await openPaper({ title: `Experiences ${year}: ${name}`, author: product, columns })
  paper.head(`Experiences in ${year}`)
  paper.text(`${name} (@${handle})`, { gap: 4 })
  paper.text(notTaxAdvice, { quiet: true })
  paper.row(['Date', 'Venue', 'Experience', 'Value'], true)
  for (const row of rows) {
    const value = `${amountOf(row.valueMinor)} ${row.currency}`
    paper.row([paperDay(row.visitedAt, row.timezone), row.brandName, row.title, value])
  }
  if (rows.length === 0) paper.text(`No visits in ${year}.`)
  for (const total of totalsOf(rows))
    paper.row(
      [
        '',
        '',
        `Total (${total.visits} ${total.visits === 1 ? 'visit' : 'visits'})`,
        `${amountOf(total.valueMinor)} ${total.currency}`,
      ],
      true,
    )
  return paper.finish()
}
