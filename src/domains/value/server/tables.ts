import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { collabUid } from '../../collabs/server/foreign-keys.ts'
import type { DeliverableType, VenueCurrency } from '../../profiles/vocabulary.ts'
import type { HeardFrom } from '../tracking.ts'

export * from './tables/past-collabs.ts'
export * from './tables/reports.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const currency = () => text().$type<VenueCurrency>().notNull()
const collab = () => text('collab_uid').notNull().references(collabUid)

/** What collabs cost an organisation unless one says otherwise. A change is a row of its own: earlier visits keep theirs. */
export const costSettings = pgTable(
  'cost_settings',
  {
    orgUid: text('org_uid').notNull(),
    since: at('since').notNull(),
    currency: currency(),
    /** What an experience costs the venue itself, in hundredths of a percent of its list price. */
    servedShareBp: integer('served_share_bp').notNull(),
    staffMinutes: integer('staff_minutes').notNull(),
    /** Minor units, as all amounts here. */
    staffHourMinor: integer('staff_hour_minor').notNull(),
    travelMinor: integer('travel_minor').notNull(),
    shipmentMinor: integer('shipment_minor').notNull(),
    /** What a booking leaves on average; null while nobody has said, and then there is no return on what was spent. */
    bookingMarginMinor: integer('booking_margin_minor'),
    /** What a local photographer would charge for one usable deliverable. */
    photographerMinor: integer('photographer_minor'),
    changedBy: text('changed_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgUid, t.since] })],
)

/** What one collab really cost, line by line; null takes the organisation's. The newest row counts, the others are its history. */
export const collabCosts = pgTable(
  'collab_costs',
  {
    collabUid: collab(),
    since: at('since').notNull(),
    currency: currency(),
    servedMinor: integer('served_minor'),
    guestsMinor: integer('guests_minor'),
    staffMinutes: integer('staff_minutes'),
    travelMinor: integer('travel_minor'),
    shipmentMinor: integer('shipment_minor'),
    note: text().notNull().default(''),
    changedBy: text('changed_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.collabUid, t.since] })],
)

/** How many millionths of a currency one pound was worth on a day. A day without a rate has that of the day before. */
export const dayRates = pgTable(
  'day_rates',
  { currency: currency(), day: date({ mode: 'string' }).notNull(), micro: integer().notNull() },
  (t) => [primaryKey({ columns: [t.currency, t.day] })],
)

/** What a thousand views of a format are bought for in a country, from and to; country `*` is everywhere else. */
export const cpmRates = pgTable(
  'cpm_rates',
  {
    country: text().notNull(),
    format: text().$type<DeliverableType>().notNull(),
    currency: currency(),
    lowMinor: integer('low_minor').notNull(),
    highMinor: integer('high_minor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.country, t.format] })],
)

/** What one row of the CPM table was before and after somebody of our team changed it; null where there was none. */
export const cpmChanges = pgTable(
  'cpm_changes',
  {
    /** Of the event that recorded it. */
    uid: text().primaryKey(),
    at: at('at').notNull(),
    country: text().notNull(),
    format: text().$type<DeliverableType>().notNull(),
    before: jsonb().$type<CpmRange>(),
    after: jsonb().$type<CpmRange>(),
    byUid: text('by_uid'),
  },
  (t) => [index('cpm_changes_at').on(t.at)],
)
type CpmRange = { currency: VenueCurrency; lowMinor: number; highMinor: number }

/** An address `/r/{code}` for one collab, or one of its deliverables, that leads to a page of the venue's and is counted. */
export const trackedLinks = pgTable(
  'tracked_links',
  {
    uid: text().primaryKey(),
    code: text().notNull().unique(),
    brandUid: text('brand_uid').notNull(),
    collabUid: collab(),
    deliverableUid: text('deliverable_uid'),
    target: text().notNull(),
    /** Adds utm_source, utm_medium and utm_campaign for the venue's own analytics. */
    withUtm: boolean('with_utm').notNull(),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [index('tracked_links_collab').on(t.collabUid)],
)

/** Who opened a link today, as a hash that nobody can turn back; deleted after the day, so that nobody counts twice in it. */
export const linkVisitors = pgTable(
  'link_visitors',
  { linkUid: text('link_uid').notNull(), day: date({ mode: 'string' }).notNull(), visitor: text().notNull() },
  (t) => [primaryKey({ columns: [t.linkUid, t.day, t.visitor] }), index('link_visitors_day').on(t.day)],
)

/** How many people opened a link on each day (UTC). */
export const linkDays = pgTable(
  'link_days',
  { linkUid: text('link_uid').notNull(), day: date({ mode: 'string' }).notNull(), clicks: integer().notNull() },
  (t) => [primaryKey({ columns: [t.linkUid, t.day] })],
)

/** What a creator's followers say when they book at the venue. One for each collab. */
export const bookingCodes = pgTable(
  'booking_codes',
  {
    collabUid: collab().primaryKey(),
    brandUid: text('brand_uid').notNull(),
    code: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('booking_codes_brand').on(t.brandUid, t.code)],
)

/** What was booked with a code: a booking, or several that the till counts together. */
export const redemptions = pgTable(
  'redemptions',
  {
    uid: text().primaryKey(),
    brandUid: text('brand_uid').notNull(),
    collabUid: collab(),
    day: date({ mode: 'string' }).notNull(),
    /** What was spent; null where nobody has said. */
    amountMinor: integer('amount_minor'),
    currency: currency(),
    /** A till may count several in one line. */
    bookings: integer().notNull().default(1),
    source: text().$type<'door' | 'csv'>().notNull(),
    /** The venue's own number of the booking, or the key of the tap: the same one is kept once. */
    reference: text().notNull(),
    recordedAt: at('recorded_at').notNull(),
  },
  (t) => [
    unique('redemptions_reference').on(t.brandUid, t.source, t.reference),
    index('redemptions_collab').on(t.collabUid),
  ],
)

/** What a collab's creator gives their followers: so many vouchers, each worth the same at the venue, until a day. One for each collab. */
export const vouchers = pgTable(
  'vouchers',
  {
    collabUid: collab().primaryKey(),
    brandUid: text('brand_uid').notNull(),
    code: text().notNull(),
    /** What its holder gets, in the venue's words. */
    offer: text().notNull(),
    /** What one costs the venue when it is redeemed. */
    costMinor: integer('cost_minor').notNull(),
    currency: currency(),
    /** How many can be redeemed. */
    most: integer().notNull(),
    /** The last day on which one is taken, on the venue's calendar. */
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [unique('vouchers_brand').on(t.brandUid, t.code)],
)

/** A voucher that was redeemed at the door. Its row of `vouchers` is locked first, so that never more are taken than there are. */
export const voucherRedemptions = pgTable(
  'voucher_redemptions',
  {
    brandUid: text('brand_uid').notNull(),
    /** The key of the tap: the same one is kept once. */
    reference: text().notNull(),
    collabUid: text('collab_uid')
      .notNull()
      .references(() => vouchers.collabUid),
    day: date({ mode: 'string' }).notNull(),
    redeemedAt: at('redeemed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.brandUid, t.reference] }),
    index('voucher_redemptions_collab').on(t.collabUid, t.day),
  ],
)

/** What people at a venue's door answered to "How did you hear about us?", counted by day (the venue's). */
export const heardTallies = pgTable(
  'heard_tallies',
  {
    brandUid: text('brand_uid').notNull(),
    day: date({ mode: 'string' }).notNull(),
    answer: text().$type<HeardFrom>().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.brandUid, t.day, t.answer] })],
)

/** Links by which somebody without an account reads the story of one collab. Only a hash of the token is stored. */
export const storyLinks = pgTable(
  'story_links',
  {
    uid: text().primaryKey(),
    collabUid: collab(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Whether it shows the total cost and what each view, click and booking cost; never how the cost comes about. */
    withCosts: boolean('with_costs').notNull().default(false),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('story_links_collab').on(t.collabUid)],
)

/**
 * A collab that our team asked to show on the front page. It is shown while both sides agree and our team has put it there;
 * either side's no takes it off.
 */
export const frontStories = pgTable(
  'front_stories',
  {
    collabUid: collab().primaryKey(),
    askedAt: at('asked_at').notNull(),
    /** Null until they have answered. */
    brandAgrees: boolean('brand_agrees'),
    creatorAgrees: boolean('creator_agrees'),
    shownAt: at('shown_at'),
  },
  (t) => [
    index('front_stories_shown')
      .on(t.shownAt)
      .where(sql`shown_at is not null`),
  ],
)

/**
 * The page by which a creator shows a collab of theirs to everybody, once they asked for it. It is there while it has a code
 * and the brand agrees: the creator takes the code back, the brand its consent.
 */
export const storyPages = pgTable('story_pages', {
  collabUid: collab().primaryKey(),
  askedAt: at('asked_at').notNull(),
  /** Of its address; null once the creator has taken it back. */
  code: text().unique(),
  /** Null until the brand has answered. */
  brandAgrees: boolean('brand_agrees'),
})
