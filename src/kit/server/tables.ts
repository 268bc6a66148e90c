import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Counters of the shared limiters; columns as the limiter library writes them (`expire` in milliseconds). */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
