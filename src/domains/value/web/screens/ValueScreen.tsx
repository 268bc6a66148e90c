import { Button, Group, SegmentedControl, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { counted, shortDayRange } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { valueCalls } from '../../contract.ts'
import { toReport, valueSearch } from '../links.ts'
import { CostSettingsForm } from './value/CostSettingsForm.tsx'
import { ExampleValue } from './value/ExampleValue.tsx'
import { HowItIsCounted } from './value/HowItIsCounted.tsx'
import { ImportBookings } from './value/ImportBookings.tsx'
import { daysOf } from '../parts/period.ts'
import { ValueNumbers } from './value/ValueNumbers.tsx'
import { ValueRows } from './value/ValueRows.tsx'

type Value = OutputOf<typeof valueCalls.getValue>

/** What a venue's collabs cost and what they brought, in a period beside the period before. */
export function ValueScreen() {
  const [address, setAddress] = useAddress(valueSearch)
  const [today] = useState(() => new Date())
  const { period = '90', by = 'collab' } = address
  const brandUid = useProfileUid(address.uid)
  const days = daysOf(period, address, today)
  const all = address.all === '1'
  const read = useRead(valueCalls.getValue, { brandUid, ...days, by, all }, { keep: true })
  const locked = read.error?.code === 'failed-precondition' && !read.data ? read.error.message : null
  return (
    <Screen
      title="Value"
      lead={`Visits ${shortDayRange(days.from, days.until)}, what they cost, and their results so far`}
      actions={
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
      }
    >
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
        {locked ? (
          <ExampleValue why={locked} brandUid={brandUid} />
        ) : (
          <Loaded of={read}>
            {(value) => <Parts {...{ value, brandUid, by, all, days, setAddress }} costs={address.costs === '1'} />}
          </Loaded>
        )}
      </Stack>
    </Screen>
  )
}

type PartsProps = {
  value: Value
  brandUid: string
  by: NonNullable<ReturnType<typeof valueSearch.parse>['by']>
  all: boolean
  /** The costs are open. */
  costs: boolean
  days: { from: string; until: string }
  setAddress: (change: Partial<ReturnType<typeof valueSearch.parse>>) => void
}

function Parts({ value, brandUid, by, all, costs, days, setAddress }: PartsProps) {
  const [importing, setImporting] = useState(false)
  const openCosts = () => setAddress({ costs: '1' })
  const closeCosts = () => setAddress({ costs: undefined })
  const { now, settings, venues } = value
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
      <Card>
        <ValueNumbers value={value} />
      </Card>
      <Card>
        <ValueRows {...{ value, by, all, brandUid, days }} onBy={(next) => setAddress({ by: next })} />
      </Card>
      <HowItIsCounted value={value} />
      <Group gap="sm">
        <Button variant="default" onClick={openCosts}>
          Your costs
        </Button>
        <Button variant="default" onClick={() => setImporting(true)}>
          Import bookings
        </Button>
        <Button component={LinkTo} to={{ path: '/app/analytics', search: { uid: brandUid } }} variant="subtle">
          Open Analytics
        </Button>
        <Button component={LinkTo} to={toReport(brandUid)} variant="subtle">
          Monthly reports
        </Button>
        <Button component={LinkTo} to={{ path: '/app/campaigns', search: { uid: brandUid } }} variant="subtle">
          Campaigns
        </Button>
        {venues > 1 && (
          <Switch
            label={venues === 2 ? 'Both venues' : 'All venues'}
            checked={all}
            onChange={(event) => setAddress({ all: event.currentTarget.checked ? '1' : undefined })}
          />
        )}
      </Group>
      <Dialog
        opened={costs}
        onClose={closeCosts}
        title="What collabs cost you"
        description="Used for every collab unless you enter its real costs. Changes apply to visits from now on."
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
