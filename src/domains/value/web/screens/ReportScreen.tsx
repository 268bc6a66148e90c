import { Button, Group, NativeSelect, Stack, Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { largeCounted } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { productName } from '../../../../kit/web/page-facts.ts'
import { Card, Facts } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { BestDeliverable } from '../parts/BestDeliverable.tsx'
import { ResultPages } from '../parts/ResultPages.tsx'
import { costKnown } from '../parts/summary-words.ts'
import { toBriefs } from '../../../briefs/web/links.ts'
import { toCreator } from '../../../profiles/web/links.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { valueCalls } from '../../contract.ts'
import { monthAfter, monthName, type ReportStep } from '../../report.ts'
import { reportSearch, toValue } from '../links.ts'
import { ExampleReport } from './report/ExampleReport.tsx'
import { OwnPlans, OwnWords } from './report/OwnWords.tsx'
import { LeftRecipients, ReportMailing } from './report/ReportMailing.tsx'
import { ShareReport } from './report/ShareReport.tsx'
import { ValueNumbers } from './value/ValueNumbers.tsx'

type Report = OutputOf<typeof valueCalls.getMonthlyReport>
const monthsBack = 24

/** A month on one page: what it cost, what it brought, the best deliverable, and what to do next. */
export function ReportScreen() {
  const [{ uid, month }, setAddress] = useAddress(reportSearch)
  const brandUid = useProfileUid(uid)
  const read = useRead(valueCalls.getMonthlyReport, { brandUid, month: month ?? null }, { keep: true })
  const { data, error } = read
  const { details } = error ?? {}
  const isLocked = typeof details === 'object' && details !== null && 'capability' in details && !data
  return (
    <Screen
      title="Monthly report"
      lead={
        data &&
        `Your ${monthName(data.month)} with ${productName()}, compared with ${monthName(monthAfter(data.month, -1))}`
      }
      actions={data && <Actions report={data} onMonth={(chosen) => setAddress({ month: chosen })} />}
    >
      <ResultPages brandUid={brandUid} current="report" />
      {error && isLocked ? (
        <Stack gap="lg">
          <ExampleReport why={error.message} brandUid={brandUid} />
          <LeftRecipients brandUid={brandUid} />
        </Stack>
      ) : (
        <Loaded of={read}>{(report) => <Parts report={report} brandUid={brandUid} />}</Loaded>
      )}
    </Screen>
  )
}

function Actions({ report, onMonth }: { report: Report; onMonth: (month: string) => void }) {
  const months = Array.from({ length: monthsBack }, (_, back) => monthAfter(report.newest, -back))
  const listed = months.includes(report.month) ? months : [...months, report.month]
  return (
    <Group gap="sm">
      <NativeSelect
        aria-label="Month"
        value={report.month}
        onChange={(event) => onMonth(event.currentTarget.value)}
        data={listed.map((value) => ({ value, label: monthName(value) }))}
      />
      <Button component="a" href={report.pdfUrl} download variant="default">
        Download PDF
      </Button>
    </Group>
  )
}

function Parts({ report, brandUid }: { report: Report; brandUid: string }) {
  const { now, best, next, venues, currency, words, can } = report
  return (
    <Stack gap="lg">
      <OwnWords report={report} brandUid={brandUid} key={`words-${report.month}`} />
      {now.collabs > 0 && (
        <Card>
          <Title order={2} mb="sm">
            Costs and results
          </Title>
          <ValueNumbers value={report} />
        </Card>
      )}
      <OwnPlans plans={words.plans} />
      <div className="two-columns">
        {best && <BestDeliverable best={best} brandUid={brandUid} />}
        <Card>
          <Title order={2} mb="sm">
            {words.plans ? 'Our suggestions' : 'What to do next'}
          </Title>
          {next.length === 0 && <p>You’re all set. Publish another brief to keep visits coming.</p>}
          <Stack gap="md">
            {next.map((one) => (
              <div key={one.step}>
                <p>{one.text}</p>
                <Button className="no-print" component={LinkTo} to={placeOf(one, report, brandUid)} variant="default">
                  {stepActions[one.step]}
                </Button>
              </div>
            ))}
          </Stack>
        </Card>
      </div>
      {venues.length > 1 && (
        <Card>
          <Title order={2} mb="sm">
            By venue
          </Title>
          <Facts
            rows={venues.map(({ name, summary }) => [
              name,
              `${costKnown(summary, currency)} · ${summary.views === null ? 'views unknown' : largeCounted(summary.views, 'view')}`,
            ])}
          />
        </Card>
      )}
      {can.edit && <ShareReport report={report} brandUid={brandUid} key={`share-${report.month}`} />}
      {can.edit && <ReportMailing brandUid={brandUid} />}
      <p className="dim no-print">
        This report covers the month’s visits and their results so far.
        {!can.edit && ' Colleagues who work at all of your venues choose who gets it by email each month.'}
      </p>
    </Stack>
  )
}

const stepActions: Record<ReportStep['step'], string> = {
  costs: 'Set your costs',
  overdue: 'See deliverables',
  insights: 'See deliverables',
  codes: 'See collabs',
  again: 'Open their profile',
  visits: 'Open briefs',
}

function placeOf({ step }: ReportStep, { month, best }: Report, brandUid: string): To {
  const days = { from: `${month}-01`, until: lastDay(month) }
  const rows = (by: 'deliverable' | 'collab'): To => ({
    path: '/app/value',
    search: { uid: brandUid, period: 'own', ...days, by, all: '1' },
  })
  if (step === 'insights' || step === 'overdue') return rows('deliverable')
  if (step === 'codes') return rows('collab')
  if (step === 'again' && best) return toCreator(best.handle)
  return step === 'visits' ? toBriefs(brandUid) : toValue(brandUid)
}

function lastDay(month: string): string {
  return new Date(new Date(`${monthAfter(month, 1)}-01T00:00:00Z`).getTime() - 86_400_000).toISOString().slice(0, 10)
}
