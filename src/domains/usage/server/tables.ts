import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { levelNames } from '../columns.ts'
import type { eventSources, EventRole } from '../event.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What people did, append-only and partitioned by day (UTC; the migration says how). The one index that a write pays for is
 * the key: it finds what came twice and gives the newest first. Closed days get theirs from a job (`server/partitions.ts`).
 */
export const userEvents = pgTable(
  'user_events',
  {
    at: at('at').notNull(),
    eventId: uuid('event_id').notNull(),
    name: text().notNull(),
    targetType: text('target_type').notNull(),
    targetName: text('target_name').notNull(),
    targetUid: text('target_uid'),
    sessionId: uuid('session_id'),
    accountUid: text('account_uid'),
    role: text().$type<EventRole>().notNull(),
    profileUid: text('profile_uid'),
    device: text().notNull(),
    source: text().$type<(typeof eventSources)[number]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.at, t.eventId] })],
)

/** One usage session: written by the roll-up from its events. */
export const usageSessions = pgTable(
  'usage_sessions',
  {
    sessionId: uuid('session_id').primaryKey(),
    accountUid: text('account_uid'),
    role: text().$type<EventRole>().notNull(),
    profileUid: text('profile_uid'),
    device: text().notNull(),
    startedAt: at('started_at').notNull(),
    lastAt: at('last_at').notNull(),
    /** timeout, page_unload or destroyed; null while it goes on, or when its end never arrived. */
    endReason: text('end_reason'),
    events: integer().notNull(),
    pages: integer().notNull(),
  },
  (t) => [
    index('usage_sessions_newest').on(t.startedAt, t.sessionId),
    index('usage_sessions_account').on(t.accountUid, t.startedAt),
    index('usage_sessions_profile').on(t.profileUid, t.startedAt),
  ],
)

/** Who was there on which day (UTC), as what and for which profile: active people are counted from here. */
export const usagePeople = pgTable(
  'usage_people',
  {
    day: date({ mode: 'string' }).notNull(),
    accountUid: text('account_uid').notNull(),
    role: text().$type<EventRole>().notNull(),
    events: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.accountUid, t.role] })],
)

/** How many people were there on a day, and in the seven days that end with it, by role. */
export const usageActive = pgTable(
  'usage_active',
  {
    day: date({ mode: 'string' }).notNull(),
    role: text().$type<EventRole>().notNull(),
    people: integer().notNull(),
    weekPeople: integer('week_people').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.role] })],
)

/** How often a page or an event of a name was met on a day, by role and plan (`-` where there is none). */
export const usageFeatures = pgTable(
  'usage_features',
  {
    day: date({ mode: 'string' }).notNull(),
    feature: text().notNull(),
    role: text().$type<EventRole>().notNull(),
    tier: text().notNull(),
    people: integer().notNull(),
    events: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.feature, t.role, t.tier] })],
)

/** Counts over the whole product that would be slow to make while someone waits: funnels, and who was not seen. */
export const usageSnapshots = pgTable('usage_snapshots', {
  key: text().primaryKey(),
  countedAt: at('counted_at').notNull(),
  value: jsonb().$type<unknown>().notNull(),
})

/** An error that someone met in the browser: found by the id of the request that failed. */
export const userErrors = pgTable(
  'user_errors',
  {
    uid: text().primaryKey(),
    at: at('at').notNull(),
    level: text().$type<keyof typeof levelNames>().notNull(),
    message: text().notNull(),
    requestId: text('request_id'),
    path: text().notNull(),
    accountUid: text('account_uid'),
    device: text().notNull(),
    context: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (t) => [
    index('user_errors_newest').on(t.at, t.uid),
    index('user_errors_reference').on(t.requestId.op('text_pattern_ops')),
  ],
)

/** How long calls took in an hour, on all processes: how many fell into each step of time (`../speed.ts`). */
export const callTimes = pgTable(
  'call_times',
  {
    hour: at('hour').notNull(),
    call: text().notNull(),
    step: integer().notNull(),
    calls: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.call, t.step] })],
)

/** How many calls of a name there were on a day (UTC), and how many of those failed by our fault. */
export const callDays = pgTable(
  'call_days',
  {
    day: date({ mode: 'string' }).notNull(),
    call: text().notNull(),
    calls: integer().notNull(),
    failed: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.call] })],
)

/** Slow statements of an hour, on all processes, without their values, and the call that asked (`kit/server/slow-statements.ts`). */
export const slowStatements = pgTable(
  'slow_statements',
  {
    hour: at('hour').notNull(),
    digest: text().notNull(),
    text: text().notNull(),
    call: text(),
    times: integer().notNull(),
    totalMs: doublePrecision('total_ms').notNull(),
    slowestMs: doublePrecision('slowest_ms').notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.digest] })],
)
