import { Button, Stack, Title, VisuallyHidden } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { largeCounted, largeNumber, money } from '../../../../kit/web/format.ts'
import { Card, Facts } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { valueCalls } from '../../contract.ts'
import { monthAfter, monthName } from '../../report.ts'
import { bestLine, reportLead, reportNumbers } from '../../report-rows.ts'
import { sharedReportSearch } from '../links.ts'
import styles from '../parts/report.module.css'
import { ReportLogo } from '../parts/ReportLogo.tsx'
import { OwnPlans } from './report/OwnWords.tsx'

type Report = OutputOf<typeof valueCalls.getSharedReport>
const written = { money, number: largeNumber }

/** The report of a month as whoever has its link reads it. */
export function SharedReportScreen() {
  const [{ token = '' }] = useAddress(sharedReportSearch)
  const read = useRead(valueCalls.getSharedReport, { token })
  const { data } = read
  return (
    <main>
      <Screen
        title={data ? `${data.name}: ${monthName(data.month)}` : 'Report'}
        lead={data && reportLead(data.month, data.before)}
        actions={
          data && (
            <Button component="a" href={data.pdfUrl} download variant="default">
              Download PDF
            </Button>
          )
        }
        of={read}
      >
        {(report) => <Parts report={report} />}
      </Screen>
    </main>
  )
}

function Parts({ report }: { report: Report }) {
  const { logo, name, intro, plans, best, venues, currency, now } = report
  return (
    <Stack gap="lg">
      {logo && <ReportLogo logo={logo} name={name} />}
      {intro && <p className={styles.words}>{intro}</p>}
      <Card>
        <Title order={2} mb="sm">
          Results
        </Title>
        {now.collabs === 0 ? <p>There were no visits this month.</p> : <Numbers report={report} />}
      </Card>
      {best && (
        <Card>
          <Title order={2} mb="sm">
            Best deliverable
          </Title>
          {best.picture && (
            <div className={styles.best}>
              <Picture
                path={best.picture}
                placeholder={best.placeholder}
                alt=""
                ratio={4 / 5}
                kind="content"
                sizes="220px"
              />
            </div>
          )}
          <p>{bestLine(best, written)}</p>
        </Card>
      )}
      {venues.length > 1 && (
        <Card>
          <Title order={2} mb="sm">
            By venue
          </Title>
          <Facts
            rows={venues.map(({ name: venue, summary: { views, costMinor } }) => [
              venue,
              [
                views === null ? 'views unknown' : largeCounted(views, 'view'),
                costMinor !== null && money(costMinor, currency),
              ]
                .filter(Boolean)
                .join(' · '),
            ])}
          />
        </Card>
      )}
      <OwnPlans plans={plans} />
    </Stack>
  )
}

function Numbers({ report }: { report: Report }) {
  const { month, before } = report
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Result</VisuallyHidden>
          </th>
          <th scope="col">{monthName(month)}</th>
          {before.collabs > 0 && <th scope="col">{monthName(monthAfter(month, -1))}</th>}
        </tr>
      </thead>
      <tbody>
        {reportNumbers(report, written).map(({ name, now, before: earlier }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{now}</td>
            {earlier !== null && <td className="dim">{earlier}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
