import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { dayTicks } from './tables.ts'

/** What is ticked off of a visit’s day. */
export async function findDone(db: Queryable, collabUid: string): Promise<{ done: string[] }> {
  const rows = await db
    .select({ words: dayTicks.words })
    .from(dayTicks)
    .where(and(eq(dayTicks.collabUid, collabUid), eq(dayTicks.isDone, true)))
    .orderBy(asc(dayTicks.words))
  return { done: rows.map(({ words }) => words) }
}
