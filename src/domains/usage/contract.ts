import * as z from 'zod/mini'
import { day, instant, optionalText } from '../../kit/contract/fields.ts'
import { keysOf } from '../../kit/contract/keys.ts'
import { countedUpTo, tableInput, tablePage } from '../../kit/contract/table.ts'
import { defineCalls } from '../../access/roles.ts'
import { levelNames, usageEventColumns, usageListNames, usageSessionColumns, userErrorColumns } from './columns.ts'
import { EventContext, EventProfile, eventName, eventRoles, eventSources, eventUuid } from './event.ts'

const admin = { admin: 'any' } as const
const count = z.int()

/** An event as the team reads it. */
export const UsageEvent = z.object({
  eventId: z.string(),
  at: instant,
  name: z.string(),
  targetType: z.string(),
  targetName: z.string(),
  targetUid: z.nullable(z.string()),
  sessionId: z.nullable(z.string()),
  account: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  role: z.enum(eventRoles),
  profile: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  device: z.string(),
  source: z.enum(eventSources),
})
export type UsageEvent = z.output<typeof UsageEvent>

export const UsageSession = z.object({
  sessionId: z.string(),
  account: UsageEvent.shape.account,
  role: z.enum(eventRoles),
  profile: UsageEvent.shape.profile,
  device: z.string(),
  startedAt: instant,
  lastAt: instant,
  endReason: z.nullable(z.string()),
  /** It hasn’t ended, and was last heard of within its timeout. */
  isOpen: z.boolean(),
  events: count,
  pages: count,
})
export type UsageSession = z.output<typeof UsageSession>

export const UserError = z.object({
  uid: z.string(),
  at: instant,
  level: z.enum(keysOf(levelNames)),
  message: z.string(),
  requestId: z.nullable(z.string()),
  path: z.string(),
  account: UsageEvent.shape.account,
  device: z.string(),
})
export type UserError = z.output<typeof UserError>

const Step = z.object({ label: z.string(), count })

export const usageCalls = defineCalls({
  /**
   * Something that someone did. It may say which event it is and when it happened: one that
   * comes twice is kept once; what is more than three days old, or ahead of the clock, is taken for now. Never trusted for rights or money.
   */
  logUserEvent: {
    kind: 'exchange',
    access: { anonymous: 'any' },
    input: z.object({
      event_name: eventName,
      event_context: EventContext,
      user_profile: EventProfile,
      event_id: z.optional(eventUuid),
      occurred_at: z.optional(instant),
      session_id: z.optional(eventUuid),
      device: z._default(z.enum(['phone', 'desktop', 'unknown']), 'unknown'),
    }),
    output: z.object({ logged: z.boolean() }),
  },
  /**
   * Events, newest first; of the last 30 days where no filter says when. A search that names people, profiles or a record, or is
   * the ID of a session, finds their events; any other finds events by name or page. Whoever looks stands in the audit log, with
   * what they looked at; every other search is another entry.
   */
  listUsageEvents: {
    kind: 'write',
    access: admin,
    input: z.object(tableInput(usageEventColumns)),
    output: tablePage(UsageEvent),
    shows: ['usage'],
  },
  /** Sessions, newest first. Whoever looks stands in the audit log. */
  listUsageSessions: {
    kind: 'write',
    access: admin,
    input: z.object(tableInput(usageSessionColumns)),
    output: tablePage(UsageSession),
    shows: ['usage'],
  },
  /** One session as a story: everything in it, in order; at most 500 events. */
  getUsageSession: {
    kind: 'write',
    access: admin,
    input: z.object({ sessionId: eventUuid }),
    output: z.object({ session: UsageSession, events: z.array(UsageEvent) }),
    refusals: ['not-found'],
    shows: ['usage'],
  },
  /** Somebody takes a list as a file: the audit log says who, how many rows and with which filters, before there is one. */
  recordUsageExport: {
    kind: 'write',
    access: admin,
    input: z.object({
      list: z.enum(usageListNames),
      search: optionalText(80),
      /** The filters as the list's address writes them. */
      where: z._default(z.string().check(z.maxLength(2000)), ''),
      rows: z.int().check(z.minimum(0), z.maximum(countedUpTo)),
    }),
    output: z.object({ done: z.literal(true) }),
    touches: ['audit'],
  },
  /** What the team counts: active people, features by plan, who was not seen, and how far people get. */
  getUsageStats: {
    kind: 'read',
    access: admin,
    input: z.object({ days: z._default(z.union([z.literal(14), z.literal(28), z.literal(90)]), 28) }),
    output: z.object({
      /** Each day of the period (UTC), oldest first: who was there on it, and in the seven days that end with it. */
      active: z.array(
        z.object({
          day,
          byRole: z.partialRecord(z.enum(eventRoles), count),
          week: z.partialRecord(z.enum(eventRoles), count),
        }),
      ),
      unseen: z.array(
        z.object({ uid: z.string(), name: z.string(), lastSeenAt: z.nullable(instant), days: z.nullable(count) }),
      ),
      unseenCounts: z.object({ days14: count, days30: count }),
      features: z.array(z.object({ feature: z.string(), tier: z.string(), people: count, events: count })),
      funnels: z.array(z.object({ key: z.string(), title: z.string(), steps: z.array(Step), note: z.string() })),
      countedAt: z.nullable(instant),
    }),
    shows: ['usage'],
  },
  /** Errors that people met, newest first. Kept for 90 days. Whoever looks stands in the audit log. */
  listUserErrors: {
    kind: 'write',
    access: admin,
    input: z.object(tableInput(userErrorColumns)),
    output: tablePage(UserError),
    shows: ['usage'],
  },
  /**
   * How long calls took in the last 24 hours, the slowest first, with what is left of the errors that each may make in 30 days,
   * and the statements that took longest, as all processes measured them. Times are in milliseconds.
   */
  getSpeed: {
    kind: 'read',
    access: admin,
    input: z.object({}),
    output: z.object({
      calls: z.array(
        z.object({
          call: z.string(),
          calls: count,
          p50: count,
          p95: count,
          p99: count,
          failedInBudget: count,
          callsInBudget: count,
          /** From 1 to 0. */
          budgetLeft: z.number(),
        }),
      ),
      statements: z.array(
        z.object({
          text: z.string(),
          call: z.nullable(z.string()),
          times: count,
          averageMs: count,
          slowestMs: count,
        }),
      ),
      /** What PostgreSQL itself counted since its statistics were reset, where it keeps them (`pg_stat_statements`). */
      fromDatabase: z.nullable(
        z.array(z.object({ text: z.string(), times: count, averageMs: z.number(), totalMs: count })),
      ),
    }),
    shows: ['usage'],
  },
})
