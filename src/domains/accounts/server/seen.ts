import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What accounts are sorted by when they were last seen, never first: the form that an index has of it. */
export function seenOrder(lastSeenAt: SQLWrapper): SQL<Date> {
  return sql<Date>`coalesce(${lastSeenAt}, '-infinity'::timestamptz)`
}
