import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** What an average is sorted by, those without reviews last either way round: the forms that its indexes have. */
export function unreviewedAtEnd(average: SQLWrapper): { sortBy: SQL; sortDownBy: SQL } {
  return { sortBy: sql`coalesce(${average}, 1000)`, sortDownBy: sql`coalesce(${average}, -1)` }
}
