import { sql } from 'drizzle-orm'
import { one } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { userErrors, userEvents } from './tables.ts'

/** When the newest event happened, and when somebody met an error last; null before the first. */
export async function readNewestUsage(db: Queryable): Promise<{ eventAt: Date | null; errorAt: Date | null }> {
  const newest = (table: typeof userEvents | typeof userErrors) =>
    sql<Date | null>`(select ${table.at} from ${table} order by ${table.at} desc limit 1)`.mapWith(table.at)
  const found = await db
    .select({ eventAt: newest(userEvents), errorAt: newest(userErrors) })
    .from(sql`(values (1)) as once`)
  return one(found)
}
