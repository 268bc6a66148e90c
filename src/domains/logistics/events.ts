import { defineEvents, type Kinds } from '../audit/events.ts'

/** Both sides see that it happened; what was written stands with the record itself, never here. */
const plain = { brand: [], influencer: [] } as const

export const logisticsEvents = defineEvents({
  'collab.transport-added': {
    words: 'Transport added',
    does: 'added transport to {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.transport-changed': {
    words: 'Transport changed',
    does: 'changed the transport for {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.ticket-added': {
    words: 'Ticket added',
    does: 'added a ticket to {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.ticket-removed': {
    words: 'Ticket removed',
    does: 'removed a ticket from {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.transport-removed': {
    words: 'Transport removed',
    does: 'removed transport from {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.shipment-added': { words: 'Shipment added', does: 'added a shipment to {it}', topic: 'visit', seenBy: plain },
  'collab.shipment-changed': {
    words: 'Shipment changed',
    does: 'changed a shipment for {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.shipment-removed': {
    words: 'Shipment removed',
    does: 'removed a shipment from {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.shipment-addressed': {
    words: 'Address given for a shipment',
    does: 'gave a shipping address for {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.shipment-address-opened': {
    words: 'Shipment address opened',
    does: 'opened the shipping address for {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.shipment-sent': { words: 'Shipment sent', does: 'sent a shipment for {it}', topic: 'visit', seenBy: plain },
  'collab.shipment-arrived': {
    words: 'Shipment arrived',
    does: 'marked a shipment for {it} as arrived',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.extras-saved': {
    words: 'Extras changed',
    does: 'changed the extras for {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.access-needs-saved': {
    words: 'Access needs changed',
    does: 'changed the access needs for {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.checklist-added': {
    words: 'Checklist item added',
    does: 'added an item to the checklist of {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.checklist-changed': {
    words: 'Checklist item changed',
    does: 'changed an item on the checklist of {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.checklist-done': {
    words: 'Checklist item done',
    does: 'ticked an item on the checklist of {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.checklist-reopened': {
    words: 'Checklist item reopened',
    does: 'reopened an item on the checklist of {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.checklist-removed': {
    words: 'Checklist item removed',
    does: 'removed an item from the checklist of {it}',
    topic: 'visit',
    seenBy: plain,
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof logisticsEvents> {}
}
