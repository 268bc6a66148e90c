import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { collabUid } from '../../collabs/server/foreign-keys.ts'
import { fileUid } from '../../media/server/foreign-keys.ts'
import type { Owner, ShipmentStep, TicketKind, TransportKind } from '../plans.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const collab = () => text('collab_uid').notNull().references(collabUid)

/** A creator's rows to a venue and back. */
export const transports = pgTable(
  'transports',
  {
    uid: text().primaryKey(),
    collabUid: collab(),
    version: integer().notNull().default(1),
    kind: text().$type<TransportKind>().notNull(),
    pickUp: text('pick_up').notNull(),
    /** The day on the venue's calendar, and the moment where a time was said. */
    leavesOn: date('leaves_on', { mode: 'string' }),
    leavesAt: at('leaves_at'),
    reference: text().notNull(),
    paidBy: text('paid_by').$type<'brand' | 'influencer'>().notNull(),
    note: text().notNull(),
    /** A picture that was brought before tickets were sealed (`transportTickets`); both sides see it. */
    ticketUid: text('ticket_uid').references(fileUid, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('transports_collab').on(t.collabUid)],
)

/** The ticket of a transport, sealed: a copy of the database alone shows nobody where somebody travels. One for each. */
export const transportTickets = pgTable('transport_tickets', {
  transportUid: text('transport_uid')
    .primaryKey()
    .references(() => transports.uid, { onDelete: 'cascade' }),
  kind: text().$type<TicketKind>().notNull(),
  bytes: integer().notNull(),
  sealed: text().notNull(),
  addedAt: at('added_at').notNull(),
})

/** What a venue sends to a creator. Where it stands follows from its three times (`stateOfShipment`). */
export const shipments = pgTable(
  'shipments',
  {
    uid: text().primaryKey(),
    collabUid: collab(),
    contents: text().notNull(),
    sendBy: date('send_by', { mode: 'string' }).notNull(),
    /** The address, sealed: a copy of the database alone shows nobody where a creator lives. Null before it was said, and once it is deleted. */
    sealedAddress: text('sealed_address'),
    addressedAt: at('addressed_at'),
    carrier: text().notNull().default(''),
    trackingUrl: text('tracking_url'),
    sentAt: at('sent_at'),
    arrivedAt: at('arrived_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('shipments_collab').on(t.collabUid),
    index('shipments_addressed')
      .on(t.uid)
      .where(sql`sealed_address is not null`),
  ],
)

/** What is worth knowing before a visit. One row for each collab. */
export const collabExtras = pgTable(
  'collab_extras',
  {
    collabUid: collab().primaryKey(),
    version: integer().notNull().default(1),
    dress: text().notNull().default(''),
    equipment: text().notNull().default(''),
    permits: text().notNull().default(''),
    /** What the creator needs to get in and around: of their health, so it is deleted after the visit. */
    accessNeeds: text('access_needs'),
  },
  (t) => [
    index('collab_extras_needs')
      .on(t.collabUid)
      .where(sql`access_needs is not null`),
  ],
)

/** Who does what until when, for one collab. What belongs to a shipment is done with it. */
export const checklistItems = pgTable(
  'checklist_items',
  {
    uid: text().primaryKey(),
    collabUid: collab(),
    title: text().notNull(),
    owner: text().$type<Owner>().notNull(),
    dueAt: at('due_at').notNull(),
    doneAt: at('done_at'),
    shipmentUid: text('shipment_uid').references(() => shipments.uid, { onDelete: 'cascade' }),
    step: text().$type<ShipmentStep>(),
    /** When its owner was reminded, or was told so late that no reminder is needed. */
    remindedAt: at('reminded_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('checklist_items_collab').on(t.collabUid, t.dueAt),
    index('checklist_items_shipment').on(t.shipmentUid),
    index('checklist_items_open')
      .on(t.dueAt, t.uid)
      .where(sql`done_at is null`),
  ],
)
