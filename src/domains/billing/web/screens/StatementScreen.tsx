import { Button, Group, Select, Stack } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { money } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { billingCalls } from '../../contract.ts'
import { statementSearch } from '../links.ts'
import { lastMonths } from '../months.ts'
import type { StatementLine } from '../../statement.ts'
import { VenueLines } from './statement/VenueLines.tsx'
import { StatementLines } from './statement/StatementLines.tsx'

/** What of a statement no invoice holds yet. */
const nextOf = (lines: readonly StatementLine[], currency: string) =>
  lines.reduce((sum, line) => (line.currency === currency && line.state === 'due' ? sum + line.amount : sum), 0)

/** What a month cost: the plan, and each collab. It adds up, and goes to the bookkeeper as CSV or PDF. */
export function StatementScreen() {
  const [{ uid, month }, setAddress] = useAddress(statementSearch)
  const brandUid = useProfileUid(uid)
  const statement = useRead(billingCalls.getStatement, { brandUid, month }, { keep: true })
  return (
    <Screen
      title="Monthly statement"
      lead={statement.data && `Dates are in ${timezoneName(statement.data.timezone)}.`}
      of={statement}
      actions={
        statement.data && (
          <Group>
            <Select
              aria-label="Month"
              allowDeselect={false}
              data={lastMonths(statement.data.month)}
              value={statement.data.month}
              onChange={(value) => value && setAddress({ month: value })}
            />
            <Button component="a" href={statement.data.csvUrl} variant="default">
              Download CSV
            </Button>
            <Button component="a" href={statement.data.pdfUrl} variant="default">
              Download PDF
            </Button>
          </Group>
        )
      }
    >
      {({ lines, totals, venues, venuesCsvUrl, timezone, can }) => (
        <Stack>
          {venuesCsvUrl && lines.length > 0 && <VenueLines venues={venues} csvUrl={venuesCsvUrl} />}
          <StatementLines lines={lines} timezone={timezone} mayWaive={can.waive} />
          {totals.map(({ currency, amount }) => (
            <Card key={currency}>
              <Group justify="space-between">
                <b>Total in {currency}</b>
                <b className="numbers">{money(amount, currency)}</b>
              </Group>
              {nextOf(lines, currency) > 0 && (
                <p className="dim flush">
                  {money(nextOf(lines, currency), currency)} of it comes with your next invoice. If tax applies, it’s
                  added there.
                </p>
              )}
            </Card>
          ))}
        </Stack>
      )}
    </Screen>
  )
}
