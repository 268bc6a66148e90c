import * as z from 'zod/mini'
import { FileUid } from '../../access/ids.ts'
import { clockTime, day, instant, optionalText, text } from '../../kit/contract/fields.ts'
import { FileView } from '../media/contract.ts'
import {
  isPhoneNumber,
  isTrackingLink,
  owners,
  shipmentStates,
  shipmentSteps,
  ticketKinds,
  transportKinds,
} from './plans.ts'

/** What a venue says of a transport. Times are on the venue's clock. */
export const TransportFields = z.object({
  kind: z.enum(transportKinds),
  /** Where somebody is picked up, or where the transport begins. */
  pickUp: text(200),
  leavesOn: z.nullable(day),
  leavesTime: z.nullable(clockTime),
  /** A booking's own number, a seat, a name on a sign. */
  reference: optionalText(120),
  paidBy: z.enum(['brand', 'influencer']),
  note: optionalText(500),
  ticketUid: z.nullable(FileUid),
})
export type TransportFields = z.output<typeof TransportFields>

export const TransportView = z.object({
  uid: z.string(),
  version: z.number(),
  fields: TransportFields,
  leavesAt: z.nullable(instant),
  /** A picture of the ticket that was brought before tickets were files, and the address of its original to keep. */
  ticket: z.nullable(FileView),
  ticketOriginal: z.nullable(z.string()),
  /** A ticket as a file: the creator alone opens it (`openTicket`). */
  ticketFile: z.nullable(z.object({ kind: z.enum(ticketKinds), bytes: z.number(), addedAt: instant })),
})
export type TransportView = z.output<typeof TransportView>

/** Where a shipment goes. */
export const AddressFields = z.object({
  name: text(100),
  street: text(200),
  city: text(100),
  postcode: optionalText(20),
  country: text(60),
  /** For the courier. */
  phone: optionalText(30).check(
    z.refine(isPhoneNumber, 'Enter a phone number, such as +44 7700 900123, or leave it blank.'),
  ),
})
export type AddressFields = z.output<typeof AddressFields>

export const ShipmentFields = z.object({
  contents: text(200),
  /** On the venue's calendar. */
  sendBy: day,
})
export type ShipmentFields = z.output<typeof ShipmentFields>

export const SentFields = z.object({
  carrier: text(60),
  trackingUrl: z.nullable(
    text(500).check(z.refine(isTrackingLink, 'Enter the full address of the tracking page, beginning with https://.')),
  ),
})

export const ShipmentView = z.object({
  uid: z.string(),
  contents: z.string(),
  sendBy: day,
  state: z.enum(shipmentStates),
  carrier: z.string(),
  trackingUrl: z.nullable(z.string()),
  sentAt: z.nullable(instant),
  arrivedAt: z.nullable(instant),
  /** Whether an address is stored, and can be opened by who may. */
  hasAddress: z.boolean(),
  can: z.object({
    giveAddress: z.boolean(),
    openAddress: z.boolean(),
    markSent: z.boolean(),
    confirm: z.boolean(),
    change: z.boolean(),
    remove: z.boolean(),
  }),
})
export type ShipmentView = z.output<typeof ShipmentView>

/** What a venue says of a visit besides. */
export const ExtrasFields = z.object({
  dress: optionalText(300),
  equipment: optionalText(300),
  permits: optionalText(300),
})
export type ExtrasFields = z.output<typeof ExtrasFields>

export const ChecklistFields = z.object({
  title: text(140),
  owner: z.enum(owners),
  dueOn: day,
  dueTime: clockTime,
})
export type ChecklistFields = z.output<typeof ChecklistFields>

export const ChecklistItemView = z.object({
  uid: z.string(),
  title: z.string(),
  owner: z.enum(owners),
  dueAt: instant,
  /** The same on the venue's clock. */
  dueOn: day,
  dueTime: clockTime,
  doneAt: z.nullable(instant),
  isLate: z.boolean(),
  /** Of a shipment: done where the shipment is, not by a tick. */
  step: z.nullable(z.enum(shipmentSteps)),
  can: z.object({ tick: z.boolean(), change: z.boolean(), remove: z.boolean() }),
})
export type ChecklistItemView = z.output<typeof ChecklistItemView>

/** Everything that was planned for a collab besides its visit. */
export const LogisticsView = z.object({
  /** Whether the brand's plan holds it: without, what is there can be read and finished. */
  isIncluded: z.boolean(),
  timezone: z.string(),
  transports: z.array(TransportView),
  shipments: z.array(ShipmentView),
  extras: z.extend(ExtrasFields, {
    /** 0 before anything was said. */
    version: z.number(),
    /** What the creator needs to get in and around: for them and the venue alone, deleted after the visit. */
    accessNeeds: z.string(),
  }),
  checklist: z.array(ChecklistItemView),
  can: z.object({
    /** Add and change, as the venue. */
    plan: z.boolean(),
    sayAccessNeeds: z.boolean(),
  }),
})
export type LogisticsView = z.output<typeof LogisticsView>
