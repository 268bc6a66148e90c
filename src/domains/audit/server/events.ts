import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { events } from './tables.ts'

/** What happened to one record, newest first; at most 300. */
export async function listEvents(db: Queryable, subjectUid: string): Promise<(typeof events.$inferSelect)[]> {
  return db
    .select()
    .from(events)
    .where(eq(events.subjectUid, subjectUid))
    .orderBy(desc(events.at), desc(events.uid))
    .limit(300)
}
