import { must } from '../../../../kit/contract/must.ts'
import { useList } from '../../../../kit/web/calls.ts'
import { FilterBar } from '../../../../kit/web/filter-bar.tsx'
import { timeAgo } from '../../../../kit/web/format.ts'
import { Badge, Card, type Tone } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { Table } from '../../../../kit/web/table.tsx'
import { billingCalls } from '../../contract.ts'
import { paymentEventsSearch } from '../links.ts'

const words: Readonly<Record<string, readonly [Tone, string]>> = {
  applied: ['good', 'Applied'],
  stale: ['mute', 'Arrived late'],
  ignored: ['mute', 'Ignored'],
  odd: ['bad', 'Needs attention'],
}

/** The payment provider's webhooks as they came, and those that somebody should look at. */
export function PaymentEventsScreen() {
  const [address, setAddress] = useAddress(paymentEventsSearch)
  const events = useList(billingCalls.listPaymentEvents, { odd: address.odd === 'yes' })
  const outcome = (given: string) => {
    const [tone, word] = must(words[given])
    return <Badge tone={tone}>{word}</Badge>
  }
  return (
    <Screen title="Payment events" lead="Events from the payment provider, newest first." width="wide">
      <FilterBar
        filters={[{ name: 'odd', kind: 'yes', label: 'Needs attention' }]}
        values={address}
        onChange={(change) => setAddress(change)}
      />
      <Table
        label="Payment events"
        of={events}
        rowKey={(row) => row.id}
        empty={{
          title: address.odd ? 'Nothing needs attention' : 'No events yet',
          text: 'Events appear here after the first payment.',
        }}
        columns={[
          { key: 'type', title: 'Event', render: (row) => row.type, width: 260 },
          { key: 'org', title: 'Organisation', render: (row) => row.orgName ?? '' },
          { key: 'outcome', title: 'Result', render: (row) => outcome(row.outcome), width: 150 },
          { key: 'note', title: 'Reason', render: (row) => row.note },
          { key: 'at', title: 'Received', render: (row) => timeAgo(row.receivedAt), width: 140 },
        ]}
        phone={(row) => (
          <Card>
            <b>{row.type}</b> {outcome(row.outcome)}
            <div className="dim">
              {row.orgName} · {timeAgo(row.receivedAt)}
            </div>
            {row.note}
          </Card>
        )}
      />
    </Screen>
  )
}
