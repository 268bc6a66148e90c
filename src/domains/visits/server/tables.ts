import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { briefUid } from '../../briefs/server/foreign-keys.ts'
import { collabUid } from '../../collabs/server/foreign-keys.ts'
import { brandUid } from '../../profiles/server/foreign-keys.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * How many spots of a slot are taken, offers included. The row is the lock for all that happens to the slot. A night of a stay
 * is a slot too (`nightSlot`), its spots are the rooms.
 */
export const slots = pgTable(
  'slots',
  {
    briefUid: text('brief_uid').notNull().references(briefUid),
    startsAt: at('starts_at').notNull(),
    taken: integer().notNull(),
    /** The venue’s own calendar says that it is busy then: nobody takes a spot. */
    closed: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.briefUid, t.startsAt] })],
)

/** The appointment of a collab. */
export const visits = pgTable(
  'visits',
  {
    uid: text().primaryKey(),
    collabUid: text('collab_uid').notNull().unique().references(collabUid),
    briefUid: text('brief_uid').notNull(),
    brandUid: text('brand_uid').notNull(),
    influencerUid: text('influencer_uid').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Of a stay its dates at the venue, `starts_at` and `ends_at` being check-in and check-out; null for a visit by the hour. */
    checkInOn: date('check_in_on'),
    checkOutOn: date('check_out_on'),
    /** How many people the influencer brings. */
    guests: integer().notNull(),
    guestNames: text('guest_names').array().notNull().default([]),
    /** Dietary needs for this visit, asked with consent; deleted 24 hours after the slot. */
    needs: text(),
    /** Whether it stands in the calendar: not once it is cancelled, or its spot went to the next in line. */
    live: boolean().notNull().default(true),
    confirmationRequestedAt: at('confirmation_requested_at'),
    confirmedAt: at('confirmed_at'),
    chasedAt: at('chased_at'),
    checkedInAt: at('checked_in_at'),
    checkedInBy: text('checked_in_by').$type<'influencer' | 'venue' | 'staff'>(),
    lateMinutes: integer('late_minutes'),
    proposed: jsonb().$type<string[]>(),
  },
  (t) => [
    index('visits_brand')
      .on(t.brandUid, t.startsAt)
      .where(sql`live`),
    index('visits_influencer')
      .on(t.influencerUid, t.startsAt)
      .where(sql`live`),
    index('visits_completed')
      .on(t.influencerUid)
      .where(sql`checked_in_at is not null`),
    index('visits_kept')
      .on(t.brandUid, t.checkedInAt)
      .where(sql`checked_in_at is not null`),
    // Our team's calendar: every visit of some days.
    index('visits_calendar')
      .on(t.startsAt)
      .where(sql`live`),
    index('visits_unconfirmed')
      .on(t.startsAt)
      .where(sql`live and confirmed_at is null`),
    index('visits_needs')
      .on(t.startsAt)
      .where(sql`needs is not null`),
  ],
)

/** Collabs that wait for a full slot, in the order they joined. An offer holds the spot until `offeredUntil`. */
export const waitlist = pgTable(
  'waitlist',
  {
    collabUid: text('collab_uid').primaryKey().references(collabUid),
    briefUid: text('brief_uid').notNull(),
    startsAt: at('starts_at').notNull(),
    /** Of a stay its dates at the venue; null for a visit by the hour. */
    checkInOn: date('check_in_on'),
    checkOutOn: date('check_out_on'),
    /** How many people the influencer would bring. */
    guests: integer().notNull(),
    joinedAt: at('joined_at').notNull(),
    offeredUntil: at('offered_until'),
    /** The unconfirmed visit whose spot is on offer; null when the spot is free already. */
    insteadOf: text('instead_of'),
  },
  (t) => [index('waitlist_slot').on(t.briefUid, t.startsAt, t.joinedAt), index('waitlist_offers').on(t.offeredUntil)],
)

/** Links to the door page of a venue, which opens without an account. One per brand opens at a time. */
export const doorLinks = pgTable(
  'door_links',
  {
    uid: text().primaryKey(),
    brandUid: text('brand_uid').notNull().references(brandUid),
    tokenHash: text('token_hash').notNull().unique(),
    /** Sealed, so that the venue can read its link again. */
    sealedToken: text('sealed_token').notNull(),
    createdAt: at('created_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [
    uniqueIndex('door_links_one_open')
      .on(t.brandUid)
      .where(sql`revoked_at is null`),
  ],
)

/** Addresses from which calendars read visits: one per account and profile ('' for the team's own), stored only as a hash. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    accountUid: text('account_uid').notNull(),
    profileUid: text('profile_uid').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountUid, t.profileUid] })],
)

/** A venue’s own calendar, which closes its slots: read again and again from the address that it gave. */
export const venueCalendars = pgTable(
  'venue_calendars',
  {
    brandUid: text('brand_uid').primaryKey().references(brandUid, { onDelete: 'cascade' }),
    /** Sealed: who knows the address reads the calendar. */
    sealedAddress: text('sealed_address').notNull(),
    /** Where it lies, to be recognised by: `calendar.google.com`. */
    host: text().notNull(),
    /** When it was last read, and when it is read next. */
    readAt: at('read_at').notNull(),
    nextAt: at('next_at').notNull(),
    /** Why it can’t be read, and since when; null while it can. */
    problem: text(),
    failingSince: at('failing_since'),
  },
  (t) => [index('venue_calendars_due').on(t.nextAt)],
)

/** A venue’s booking system, in which the visits of its briefs get tables. */
export const bookingSystems = pgTable(
  'booking_systems',
  {
    brandUid: text('brand_uid').primaryKey().references(brandUid, { onDelete: 'cascade' }),
    /** The venue’s site in the system, and which restaurant of it. */
    siteId: text('site_id').notNull(),
    locationId: text('location_id').notNull(),
    /** What the site calls that restaurant; null where it has one alone. */
    locationName: text('location_name'),
    /** Sealed: who knows the key books and cancels tables. */
    sealedKey: text('sealed_key').notNull(),
    /** The venue’s number that reservations are made with: the system asks for one, and a creator’s is nobody’s. */
    phone: text().notNull(),
    /** The briefs whose visits get tables; null for all by the hour. */
    briefUids: text('brief_uids').array(),
    /** When it was last asked for free tables, and when it is asked next. */
    readAt: at('read_at').notNull(),
    nextAt: at('next_at').notNull(),
    /** Why it can’t be used, and since when; null while it can. */
    problem: text(),
    failingSince: at('failing_since'),
  },
  (t) => [index('booking_systems_due').on(t.nextAt)],
)

/** Slots at which a venue’s booking system has no table left. */
export const fullTables = pgTable(
  'full_tables',
  {
    brandUid: text('brand_uid')
      .notNull()
      .references(() => bookingSystems.brandUid, { onDelete: 'cascade' }),
    briefUid: text('brief_uid').notNull().references(briefUid),
    startsAt: at('starts_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brandUid, t.briefUid, t.startsAt] })],
)

/**
 * Tables for visits in venues’ booking systems: written with the visit, sent by a job. `dueAt` is when it is dealt with next; null
 * once there is nothing left to do. Who comes is not in it: it is looked up when it is sent.
 */
export const tableReservations = pgTable(
  'table_reservations',
  {
    uid: text().primaryKey(),
    collabUid: text('collab_uid').notNull().references(collabUid),
    brandUid: text('brand_uid').notNull(),
    briefUid: text('brief_uid').notNull(),
    startsAt: at('starts_at').notNull(),
    people: integer().notNull(),
    state: text().$type<TableState>().notNull(),
    /** What the system calls it, from the moment a table is held. */
    reference: text(),
    /** The venue’s number that it was asked for with: a system gives it back for no other. */
    phone: text(),
    /** When a table was asked for last without knowing what came of it: it may be held until the hold ends by itself. */
    askedAt: at('asked_at'),
    tries: integer().notNull().default(0),
    /** How often the system said no to it; no answer isn’t a no. */
    refusals: integer().notNull().default(0),
    dueAt: at('due_at'),
    /** Since when its venue has to deal with it: there’s no table, or the system keeps refusing one. */
    stuckAt: at('stuck_at'),
    claimedUntil: at('claimed_until'),
  },
  (t) => [
    uniqueIndex('table_reservations_one')
      .on(t.collabUid)
      .where(sql`state not in ('cancelling', 'cancelled')`),
    index('table_reservations_due').on(t.dueAt),
    index('table_reservations_brand').on(t.brandUid, t.startsAt),
    index('table_reservations_stuck')
      .on(t.startsAt)
      .where(sql`stuck_at is not null`),
  ],
)
export type TableState =
  | 'waiting'
  | 'requested'
  | 'reserved'
  | 'kept'
  | 'full'
  | 'declined'
  | 'cancelling'
  | 'cancelled'

/** When a venue is busy, as its calendar says: times alone, not what for. */
export const venueBusy = pgTable(
  'venue_busy',
  {
    brandUid: text('brand_uid')
      .notNull()
      .references(() => venueCalendars.brandUid, { onDelete: 'cascade' }),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brandUid, t.startsAt, t.endsAt] })],
)
