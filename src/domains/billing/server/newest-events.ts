import { eq, type SQL, sql } from 'drizzle-orm'
import { one } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { paymentEvents } from './tables.ts'

/** When the newest webhook came, and the newest that staff should look at; null before the first. */
export async function readNewestPayments(db: Queryable): Promise<{ newestAt: Date | null; oddAt: Date | null }> {
  const { receivedAt, outcome } = paymentEvents
  const newest = (where?: SQL) =>
    sql<Date | null>`(
      select ${receivedAt} from ${paymentEvents} where ${where ?? sql`true`} order by ${receivedAt} desc limit 1)`.mapWith(
      receivedAt,
    )
  const found = await db
    .select({ newestAt: newest(), oddAt: newest(eq(outcome, 'odd')) })
    .from(sql`(values (1)) as once`)
  return one(found)
}
