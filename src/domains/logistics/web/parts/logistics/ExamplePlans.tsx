import { Stack } from '@mantine/core'
import { Badge } from '../../../../../kit/web/parts.tsx'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import type { LogisticsView } from '../../../views.ts'
import { Checklist } from './Checklist.tsx'
import { Shipments } from './Shipments.tsx'
import { Transports } from './Transports.tsx'

const dayMs = 86_400_000
const nothing = {
  giveAddress: false,
  openAddress: false,
  markSent: false,
  confirm: false,
  change: false,
  remove: false,
}

/** A checklist, a box and a train as they stand a few days before a visit. Nobody can press anything in it. */
function examplePlans(): LogisticsView {
  const at = (days: number) => new Date(Math.floor(Date.now() / dayMs) * dayMs + days * dayMs + 10 * 3_600_000)
  const dayIn = (days: number) => at(days).toISOString().slice(0, 10)
  const item = (title: string, owner: 'brand' | 'influencer', days: number, isDone = false) => ({
    uid: title,
    title,
    owner,
    dueAt: at(days).toISOString(),
    dueOn: dayIn(days),
    dueTime: '10:00',
    doneAt: isDone ? at(-1).toISOString() : null,
    isLate: false,
    step: null,
    can: { tick: false, change: false, remove: false },
  })
  return {
    isIncluded: false,
    timezone: 'Europe/London',
    checklist: [
      item('Send the tasting box', 'brand', -1, true),
      item('Tell us about allergies', 'influencer', 2),
      item('Keep the counter seats free', 'brand', 4),
    ],
    shipments: [
      {
        uid: 'shipment',
        contents: 'Tasting box',
        sendBy: dayIn(-1),
        state: 'sent',
        carrier: 'Royal Mail',
        trackingUrl: null,
        sentAt: at(-1).toISOString(),
        arrivedAt: null,
        hasAddress: false,
        can: nothing,
      },
    ],
    transports: [
      {
        uid: 'transport',
        version: 1,
        fields: {
          kind: 'train',
          pickUp: 'Manchester Piccadilly',
          leavesOn: dayIn(5),
          leavesTime: '10:00',
          reference: 'Coach C, seat 21',
          paidBy: 'brand',
          note: '',
          ticketUid: null,
        },
        leavesAt: at(5).toISOString(),
        ticket: null,
        ticketOriginal: null,
        ticketFile: null,
      },
    ],
    extras: { dress: '', equipment: '', permits: '', version: 0, accessNeeds: '' },
    can: { plan: false, sayAccessNeeds: false },
  }
}

/** What logistics look like on a plan that has them: marked as an example, so that nobody takes it for this visit’s. */
export function ExamplePlans({ collab }: { collab: CollabData }) {
  const parts = { collab, plans: examplePlans() }
  return (
    <Stack gap="lg">
      <Badge tone="warn" className="at-start">
        Example data
      </Badge>
      <Checklist {...parts} />
      <Shipments {...parts} />
      <Transports {...parts} />
    </Stack>
  )
}
