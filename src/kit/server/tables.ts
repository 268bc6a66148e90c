import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core'

/** Counters of the shared limiters; columns as the limiter library writes them (`expire` in milliseconds). */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

/** What calls that create something were answered with, by the sender's own key; deleted after a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The account, or empty for callers who are not signed in. */
    caller: text().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.caller, t.call, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
)

/** What a job could not do at its last try, by job and item; gone once it was done. */
export const jobFailures = pgTable(
  'job_failures',
  {
    job: text().notNull(),
    item: text().notNull(),
    tries: integer().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    retryAt: timestamp('retry_at', { withTimezone: true }).notNull(),
    lastError: text('last_error').notNull(),
  },
  (t) => [primaryKey({ columns: [t.job, t.item] })],
)
