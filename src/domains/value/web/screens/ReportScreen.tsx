import { Button, Group, NativeSelect, Stack, Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { largeNumber, money } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { productName } from '../../../../kit/web/page-facts.ts'
import { Card, Facts } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { BestDeliverable } from '../parts/BestDeliverable.tsx'
import { toBriefs } from '../../../briefs/web/links.ts'
import { toNotifications } from '../../../notifications/web/links.ts'
import { toCreator } from '../../../profiles/web/links.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { valueCalls } from '../../contract.ts'
import { monthAfter, monthName, type ReportStep } from '../../report.ts'
import { reportSearch, toValue } from '../links.ts'
import { ExampleValue } from './value/ExampleValue.tsx'
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
        data && `Your ${monthName(data.month)} with ${productName()}, beside ${monthName(monthAfter(data.month, -1))}`
      }
      actions={data && <Actions report={data} onMonth={(chosen) => setAddress({ month: chosen })} />}
    >
      {error && isLocked ? (
        <ExampleValue why={error.message} brandUid={brandUid} />
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
      <Button variant="default" onClick={() => window.print()}>
        Print or save as PDF
      </Button>
    </Group>
  )
}

function Parts({ report, brandUid }: { report: Report; brandUid: string }) {
  const { now, best, next, venues, currency } = report
  return (
    <Stack gap="lg">
      {now.collabs > 0 && (
        <Card>
          <Title order={2} mb="sm">
            What it cost and brought
          </Title>
          <ValueNumbers value={report} />
        </Card>
      )}
      <div className="two-columns">
        {best && <BestDeliverable best={best} brandUid={brandUid} />}
        <Card>
          <Title order={2} mb="sm">
            What to do next
          </Title>
          {next.length === 0 && <p>Nothing is missing. Publish your next brief while this one is fresh.</p>}
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
              `${money(summary.costMinor, currency)} · ${summary.withFigures === 0 ? 'views not known' : `${largeNumber(summary.views)} views`}`,
            ])}
          />
        </Card>
      )}
      <p className="dim no-print">
        Visits of the month, with everything they’ve brought since. We email this report on the 1st.{' '}
        <LinkTo to={toNotifications()}>Notification settings</LinkTo>
      </p>
    </Stack>
  )
}

const stepActions: Record<ReportStep['step'], string> = {
  costs: 'Set your costs',
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
  if (step === 'insights') return rows('deliverable')
  if (step === 'codes') return rows('collab')
  if (step === 'again' && best) return toCreator(best.handle)
  return step === 'visits' ? toBriefs(brandUid) : toValue(brandUid)
}

function lastDay(month: string): string {
  return new Date(new Date(`${monthAfter(month, 1)}-01T00:00:00Z`).getTime() - 86_400_000).toISOString().slice(0, 10)
}
