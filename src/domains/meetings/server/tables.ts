import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sortIndexes } from '../../../kit/server/sort-indexes.ts'
import { accountUid } from '../../accounts/server/foreign-keys.ts'
import type { TierId } from '../../plans/tiers.ts'
import type { Timezone } from '../../accounts/timezones.ts'
import type { City } from '../../profiles/vocabulary.ts'
import type { Away, Window } from '../hours.ts'
import type { MeetingLength, MeetingState } from '../meeting.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** When one of the team takes calls. Bookings lock these rows, so that no two of them look at the same free time. */
export const staffHours = pgTable('staff_hours', {
  accountUid: text('account_uid').primaryKey().references(accountUid),
  timezone: text().$type<Timezone>().notNull(),
  windows: jsonb().$type<Window[]>().notNull(),
  slotMinutes: integer('slot_minutes').$type<MeetingLength>().notNull(),
  videoLink: text('video_link').notNull(),
  away: jsonb().$type<Away[]>().notNull().default([]),
  version: integer().notNull().default(1),
})

/** Who asked for a call, and where they came from. */
const invitee = () => ({
  name: text().notNull(),
  email: text().notNull(),
  venue: text().notNull(),
  city: text().$type<City>().notNull(),
  tier: text().$type<TierId>(),
  source: text().notNull().default(''),
  note: text().notNull().default(''),
  /** The visitor's. */
  timezone: text().notNull(),
  createdAt: at('created_at').notNull(),
})

/** Calls between a guest and one of the team. */
export const meetings = pgTable(
  'meetings',
  {
    uid: text().primaryKey(),
    staffUid: text('staff_uid').notNull().references(accountUid),
    startsAt: at('starts_at').notNull(),
    minutes: integer().$type<MeetingLength>().notNull(),
    ...invitee(),
    state: text().$type<MeetingState>().notNull().default('booked'),
    /** The brand it is about: a lead, when nobody had it yet. */
    brandUid: text('brand_uid'),
    /** Counts changes: a calendar takes the newer of two, and each is told once. */
    version: integer().notNull().default(1),
    remindedDayAt: at('reminded_day_at'),
    remindedHourAt: at('reminded_hour_at'),
  },
  (t) => [
    uniqueIndex('meetings_slot')
      .on(t.staffUid, t.startsAt)
      .where(sql`state = 'booked'`),
    index('meetings_staff').on(t.staffUid, t.startsAt),
    index('meetings_state').on(t.state, t.startsAt),
    index('meetings_email').on(t.email),
    ...sortIndexes('meetings', t.uid, [t.startsAt, t.name, t.createdAt]),
  ],
)

/** What people left who found no time that suits. */
export const meetingRequests = pgTable(
  'meeting_requests',
  {
    uid: text().primaryKey(),
    ...invitee(),
    answeredAt: at('answered_at'),
    answeredBy: text('answered_by').references(accountUid),
  },
  (t) => [
    index('meeting_requests_open')
      .on(t.createdAt, t.uid)
      .where(sql`answered_at is null`),
  ],
)
