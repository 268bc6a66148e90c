import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { timeAgo } from '../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import { Badge, Card, type Tone } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { DeskTable } from '../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../desk/web/use-desk-state.ts'
import { billingCalls } from '../../contract.ts'
import { paymentColumns, paymentEventName, paymentOutcomes } from '../../payment-columns.ts'

type PaymentEvent = OutputOf<typeof billingCalls.listPaymentEvents>['rows'][number]

const tones: Readonly<Record<keyof typeof paymentOutcomes, Tone>> = {
  applied: 'good',
  stale: 'mute',
  ignored: 'mute',
  odd: 'bad',
}

const columns: GridColumn<PaymentEvent>[] = [
  {
    key: 'type',
    text: ({ type }) => paymentEventName(type),
    render: (event) => <EventName event={event} />,
    width: 240,
    wraps: true,
  },
  textColumn('organisation', ({ orgName }) => orgName ?? '–'),
  {
    key: 'outcome',
    text: ({ outcome }) => paymentOutcomes[outcome],
    render: ({ outcome }) => <Outcome outcome={outcome} />,
  },
  { key: 'note', text: ({ note }) => note, render: ({ note }) => note || '–', wraps: true },
  textColumn('subject', ({ subjectId }) => subjectId ?? '–', { isHidden: true }),
  timeColumn('happened', ({ at }) => at, { isHidden: true }),
  timeColumn('received', ({ receivedAt }) => receivedAt),
]

const presets: Preset[] = [{ name: paymentOutcomes.odd, state: { where: 'outcome.is.odd' } }]

/** The payment provider's webhooks as they came, and those that somebody should look at. */
export function PaymentEventsScreen() {
  return (
    <Screen title="Payment events" lead="Events from the payment provider, newest first." width="wide">
      <DeskTable
        name="payments"
        label="Payment events"
        allName="All events"
        presets={presets}
        noun={{ one: 'event', many: 'events' }}
        fields={paymentColumns}
        columns={columns}
        call={billingCalls.listPaymentEvents}
        rowKey={({ id }) => id}
        rowName={({ type }) => paymentEventName(type)}
        phone={(event) => <PaymentCard event={event} />}
        empty={{ title: 'No events match', text: 'Events appear here after the first payment.' }}
        searchLabel="Event, organisation or ID"
        byDefault="-received"
        actions={[]}
      />
    </Screen>
  )
}

function PaymentCard({ event }: { event: PaymentEvent }) {
  const { outcome, orgName, receivedAt, note } = event
  return (
    <Card>
      <EventName event={event} /> <Outcome outcome={outcome} />
      <div className="dim">{[orgName, timeAgo(receivedAt)].filter(Boolean).join(' · ')}</div>
      {note}
    </Card>
  )
}

function Outcome({ outcome }: Pick<PaymentEvent, 'outcome'>) {
  return <Badge tone={tones[outcome]}>{paymentOutcomes[outcome]}</Badge>
}

/** What happened, with the provider’s own name of it for whoever looks it up there. */
function EventName({ event: { type } }: { event: PaymentEvent }) {
  return (
    <>
      <b>{paymentEventName(type)}</b> <small className="dim">{type}</small>
    </>
  )
}
