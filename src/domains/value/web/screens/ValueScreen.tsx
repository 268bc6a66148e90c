import { Button, Group, SegmentedControl, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { counted, shortDayRange } from '../../../../kit/web/format.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { isOfPlan } from '../../../plans/entitlements.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { valueCalls } from '../../contract.ts'
import { monthsIn } from '../../months.ts'
import { type ValueAddress, valueSearch, withinOf } from '../links.ts'
import { Answer } from './value/Answer.tsx'
import { CostSettingsForm } from './value/CostSettingsForm.tsx'
import { ExampleValue } from './value/ExampleValue.tsx'
import { HowItIsCounted } from './value/HowItIsCounted.tsx'
import { ImportBookings } from './value/ImportBookings.tsx'
import { PastCollabs } from '../parts/PastCollabs.tsx'
import { daysOf } from '../parts/period.ts'
import { ResultPages } from '../parts/ResultPages.tsx'
import { usePlanPrice } from './value/plan-price.ts'
import { ValueNumbers } from './value/ValueNumbers.tsx'
import { ValueRows } from './value/ValueRows.tsx'

type Value = OutputOf<typeof valueCalls.getValue>
const dayMs = 86_400_000
const currencyNames = new Intl.DisplayNames('en-GB', { type: 'currency' })
/** “Euro (EUR)”. */
const currencyName = (code: string) => `${currencyNames.of(code) ?? code} (${code})`
const listOf = (words: string[]) => new Intl.ListFormat('en-GB').format(words)

/** What a venue's collabs cost and what they brought, in a period beside the period before. */
export function ValueScreen() {
  const [address, setAddress] = useAddress(valueSearch)
  const [today] = useState(() => new Date())
  const { period = '90', by = 'collab' } = address
  const brandUid = useProfileUid(address.uid)
  const days = daysOf(period, address, today)
  const all = address.all === '1'
  const within = withinOf(address.within)
  const read = useRead(valueCalls.getValue, { brandUid, ...days, by, all, within }, { keep: true })
  const only = within && read.data?.within
  const venues = read.data?.venues ?? 0
  const refusal = read.error?.code === 'failed-precondition' ? read.error : null
  const locked = refusal && !read.data && isOfPlan(refusal) ? refusal.message : null
  const wrongPeriod = refusal && !isOfPlan(refusal) ? refusal.message : null
  return (
    <Screen
      title="Value"
      lead={
        wrongPeriod
          ? undefined
          : `${only ? `${only}: visits` : 'Visits'} ${shortDayRange(days.from, days.until)}, what they cost, and their results so far, compared with ${rangeBefore(days)}`
      }
      actions={
        <Group gap="md">
          {venues > 1 && (
            <Switch
              label={venues === 2 ? 'Both venues' : 'All venues'}
              checked={all}
              onChange={(event) => setAddress({ all: event.currentTarget.checked ? '1' : undefined })}
            />
          )}
          <SegmentedControl
            aria-label="Period"
            value={period}
            onChange={(value) => setAddress({ period: valueSearch.parse({ period: value }).period })}
            data={[
              { value: '30', label: '30 days' },
              { value: '90', label: '90 days' },
              { value: '365', label: '1 year' },
              { value: 'own', label: 'Custom' },
            ]}
          />
        </Group>
      }
    >
      <ResultPages brandUid={brandUid} current="value" />
      <Stack gap="lg">
        {period === 'own' && (
          <Group gap="sm">
            {(['from', 'until'] as const).map((name) => (
              <TextInput
                key={name}
                type="date"
                label={name === 'from' ? 'From' : 'To'}
                value={days[name]}
                onChange={(event) => setAddress({ ...days, [name]: event.currentTarget.value })}
              />
            ))}
          </Group>
        )}
        {wrongPeriod && <EmptyState title="This period can’t be shown" text={wrongPeriod} />}
        {locked && <ExampleValue why={locked} brandUid={brandUid} />}
        {!locked && !wrongPeriod && (
          <Loaded of={read}>{(value) => <Parts {...{ value, brandUid, by, all, days, address, setAddress }} />}</Loaded>
        )}
        {(locked || read.data) && <PastCollabs brandUid={brandUid} />}
      </Stack>
    </Screen>
  )
}

/** The period of the same length before: “29 May – 26 Aug”. */
function rangeBefore({ from, until }: { from: string; until: string }): string {
  const length = lengthOf({ from, until }) * dayMs
  const before = (day: string) => new Date(Date.parse(day) - length).toISOString().slice(0, 10)
  return shortDayRange(before(from), before(until))
}

function lengthOf({ from, until }: { from: string; until: string }): number {
  return (Date.parse(until) - Date.parse(from)) / dayMs + 1
}

type PartsProps = {
  value: Value
  brandUid: string
  by: NonNullable<ValueAddress['by']>
  all: boolean
  days: { from: string; until: string }
  address: ValueAddress
  setAddress: (change: Partial<ValueAddress>, how?: { isStep: boolean }) => void
}

function Parts({ value, brandUid, by, all, days, address, setAddress }: PartsProps) {
  const [importing, setImporting] = useState(false)
  const openCosts = () => setAddress({ costs: '1' })
  const closeCosts = () => setAddress({ costs: undefined })
  const { now, settings } = value
  const plan = usePlanPrice(brandUid)
  const costs = address.costs === '1'
  return (
    <>
      {!settings && (
        <Note tone="calm">
          Experiences are counted at list price until you enter what they cost you.{' '}
          <Button size="compact-sm" variant="subtle" onClick={openCosts}>
            Set your costs
          </Button>
        </Note>
      )}
      {now.withoutRate > 0 && (
        <Note tone="warn">
          {counted(now.withoutRate, 'collab has', 'collabs have')} costs in a currency without an exchange rate, so the
          amounts here leave {now.withoutRate === 1 ? 'it' : 'them'} out.
        </Note>
      )}
      {value.converted.length > 0 && (
        <p className="dim">
          Amounts are in {currencyName(value.currency)}. Amounts in {listOf(value.converted.map(currencyName))} are
          converted at the rate on the day of each visit.
        </p>
      )}
      <Answer
        value={value}
        planMinor={plan?.over(all ? value.venues : 1, monthsIn(days), value.currency) ?? null}
        isPlanOfVenue={!all && value.venues > 1}
      />
      <Card>
        <ValueNumbers value={value} />
      </Card>
      <Card>
        <ValueRows {...{ value, by, all, days }} address={{ ...address, uid: brandUid }} onAddress={setAddress} />
      </Card>
      <HowItIsCounted value={value} plan={plan} />
      <Group gap="sm">
        <Button variant="default" onClick={openCosts}>
          Your costs
        </Button>
        <Button variant="default" onClick={() => setImporting(true)}>
          Import bookings
        </Button>
      </Group>
      <Dialog
        opened={costs}
        onClose={closeCosts}
        title="What collabs cost you"
        description={`Used for every collab unless you enter its real costs. ${settings ? 'Changes apply to visits from now on.' : 'They also apply to past visits, because you hadn’t entered any costs yet.'}`}
      >
        {costs && <CostSettingsForm brandUid={brandUid} onDone={closeCosts} />}
      </Dialog>
      <Dialog
        opened={importing}
        onClose={() => setImporting(false)}
        title="Import bookings"
        description="Choose a list of bookings exported from your booking system. You’ll see what we count before anything is saved."
      >
        {importing && <ImportBookings brandUid={brandUid} onDone={() => setImporting(false)} />}
      </Dialog>
    </>
  )
}
