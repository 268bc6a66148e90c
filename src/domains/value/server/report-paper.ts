import { openPaper } from '../../../kit/server/paper.ts'
import { monthAfter, monthName } from '../report.ts'
import { bestLine, reportLead, reportNumbers } from '../report-rows.ts'
import type { sharedReport } from '../shared-report.ts'
import { written } from './paper-words.ts'

const columns = [
  { width: 138, align: 'left' },
  { width: 190, align: 'left' },
  { width: 155, align: 'left' },
] as const

type Shown = Omit<ReturnType<typeof sharedReport>, 'logo'>

/** A month's report as a PDF: the logo, the brand's own words, the numbers beside the month before, and what they would do next. */
export async function reportPaper(report: Shown, logo: Buffer | null, product: string): Promise<Buffer> {
  const { name, month, intro, plans, now, before, best, venues, currency } = report
  const hasBefore = before.collabs > 0
  const paper = await openPaper({ title: `${name}: ${monthName(month)}`, author: product, columns })
  if (logo) paper.picture(logo, `Logo of ${name}`, { width: 160, height: 56 })
  paper.head(`${name}: ${monthName(month)}`)
  paper.text(reportLead(month, before), { quiet: true })
  if (intro) paper.text(intro)
  paper.section('Results')
  if (now.collabs === 0) paper.text('There were no visits this month.')
  else {
    paper.row(['', monthName(month), hasBefore ? monthName(monthAfter(month, -1)) : ''], true)
    for (const row of reportNumbers(report, written)) paper.row([row.name, row.now, row.before ?? ''], 'first')
  }
  if (best) {
    paper.section('Best deliverable')
    paper.text(bestLine(best, written))
  }
  if (venues.length > 1) {
    paper.section('By venue')
    paper.row(['Venue', 'Views', now.costMinor === null ? '' : 'Cost'], true)
    for (const { name: venue, summary } of venues)
      paper.row(
        [
          venue,
          summary.views === null ? 'Not known' : written.number(summary.views),
          summary.costMinor === null ? '' : written.money(summary.costMinor, currency),
        ],
        'first',
      )
  }
  if (plans) {
    paper.section('What we’d do next')
    paper.text(plans)
  }
  return paper.finish()
}
