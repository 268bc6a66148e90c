import { entriesOf, keysOf } from '../../kit/contract/keys.ts'
import type { EventKind } from '../audit/events.ts'

/** What a webhook can send, as its receiver and its owner read it, with the kind of event behind it. Those of invoices are about an invoice, every other about a collab. */
export const topics = {
  'collab.requested': { words: 'A creator requests a collab', kind: 'collab.requested' },
  'collab.invited': { words: 'You invite a creator', kind: 'collab.invited' },
  'collab.approved': { words: 'A request or invitation is accepted', kind: 'collab.approved' },
  'collab.declined': { words: 'A request or invitation is declined', kind: 'collab.declined' },
  'collab.withdrawn': { words: 'A creator withdraws a request', kind: 'collab.withdrawn' },
  'collab.expired': { words: 'A request or invitation expires', kind: 'collab.expired' },
  'collab.cancelled': { words: 'A collab is cancelled', kind: 'collab.cancelled' },
  'collab.completed': { words: 'A collab is completed', kind: 'collab.completed' },
  'visit.booked': { words: 'A visit is booked', kind: 'collab.scheduled' },
  'visit.moved': { words: 'A visit is moved to another time', kind: 'collab.rescheduled' },
  'visit.confirmed': { words: 'A creator confirms a visit', kind: 'collab.confirmed' },
  'visit.checked_in': { words: 'A creator checks in', kind: 'collab.checked-in' },
  'visit.no_show': { words: 'A visit is marked as a no-show', kind: 'collab.no-show-marked' },
  'content.submitted': { words: 'A creator submits content', kind: 'deliverable.submitted' },
  'content.changes_requested': { words: 'Changes to content are requested', kind: 'deliverable.changes-requested' },
  'content.approved': { words: 'Content is approved', kind: 'deliverable.approved' },
  'content.published': { words: 'Content is published', kind: 'deliverable.published' },
  'invoice.paid': { words: 'An invoice is paid', kind: 'invoice.paid' },
} as const satisfies Record<string, { words: string; kind: EventKind }>
export type Topic = keyof typeof topics
export const topicNames = keysOf(topics)

const topicByKind: ReadonlyMap<string, Topic> = new Map(entriesOf(topics).map(([topic, { kind }]) => [kind, topic]))

/** The topic that a kind of event is sent under; null for those that are not sent. */
export function topicOf(kind: string): Topic | null {
  return topicByKind.get(kind) ?? null
}

/** What a delivery can be: an event of a topic, or a test that somebody sends. */
export const deliveryTypes = [...topicNames, 'test'] as const
export type DeliveryType = (typeof deliveryTypes)[number]
