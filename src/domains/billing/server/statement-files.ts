import { csvText } from '../../../kit/contract/csv.ts'
import { amountOf, openPaper, paperDay } from '../../../kit/server/paper.ts'
import { lineKinds, type StatementLine, statementStates, totalsOf, type VenueLine } from '../statement.ts'

export type Statement = {
  product: string
  payer: readonly string[]
  month: string
  timezone: string
  lines: readonly StatementLine[]
  venues: readonly VenueLine[]
  /** The names of the venues that lines are of, by uid. */
  names: ReadonlyMap<string, string>
}

const dayOf = (at: string, timezone: string) => new Date(at).toLocaleDateString('en-CA', { timeZone: timezone })
const stateWords = (line: StatementLine) => {
  const word = statementStates[line.state]
  return line.note ? `${word}: ${line.note}` : word
}

/** A row for each line, with the venue that a fee is for, then a total for each currency. */
export function statementCsv({ lines, timezone, names }: Statement): string {
  return csvText([
    ['Date', 'Kind', 'Description', 'Venue', 'Status', 'Amount', 'Currency'],
    ...lines.map((line) => [
      dayOf(line.at, timezone),
      lineKinds[line.kind],
      line.text,
      line.brandUid ? (names.get(line.brandUid) ?? '') : '',
      stateWords(line),
      amountOf(line.amount),
      line.currency,
    ]),
    ...totalsOf(lines).map((total) => ['', '', 'Total', '', '', amountOf(total.amount), total.currency]),
  ])
}

/** A row for each venue, then a total for each currency. */
export function venuesCsv({ lines, venues }: Statement): string {
  return csvText([
    ['Venue', 'Plan', 'Collab fees', 'Tax', 'Total', 'Currency'],
    ...venues.map(({ name, plan, fees, tax, total, currency }) => [
      name,
      amountOf(plan),
      amountOf(fees),
      amountOf(tax),
      amountOf(total),
      currency,
    ]),
    ...totalsOf(lines).map(({ currency, amount }) => {
      const sum = (of: 'plan' | 'fees' | 'tax') =>
        amountOf(venues.reduce((all, venue) => (venue.currency === currency ? all + venue[of] : all), 0))
      return ['Total', sum('plan'), sum('fees'), sum('tax'), amountOf(amount), currency]
    }),
  ])
}

const columns = [
  { width: 74, align: 'left' },
  { width: 209, align: 'left' },
  { width: 110, align: 'left' },
  { width: 90, align: 'right' },
] as const

/** “October 2026” for 2026-10. */
function monthWords(month: string): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(`${month}-15T12:00:00Z`))
}

/** The statement as a PDF of A4 pages. */
export async function statementPdf({ product, payer, month, timezone, lines, venues }: Statement): Promise<Buffer> {
  const paper = await openPaper({
    title: `Statement for ${monthWords(month)}: ${payer[0] ?? ''}`,
    author: product,
    columns,
  })
  paper.head(`Statement for ${monthWords(month)}`)
  paper.text(payer.filter(Boolean).join('\n'))
  paper.row(['Date', 'Description', 'Status', 'Amount'], true)
  for (const line of lines)
    paper.row([paperDay(line.at, timezone), line.text, stateWords(line), `${amountOf(line.amount)} ${line.currency}`])
  if (venues.length > 1) {
    paper.row(['', 'By venue', 'Plan, collabs, tax', 'Total'], true)
    for (const { name, plan, fees, tax, total, currency } of venues)
      paper.row(['', name, [plan, fees, tax].map(amountOf).join(', '), `${amountOf(total)} ${currency}`])
  }
  if (lines.length === 0) paper.text('Nothing was charged for this month.')
  for (const total of totalsOf(lines)) paper.row(['', 'Total', '', `${amountOf(total.amount)} ${total.currency}`], true)
  return paper.finish()
}
