import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { events } from './tables.ts'

export type StoredEvent = typeof events.$inferSelect

/** Everything that happened to one record, newest first, for staff; at most 300. What a customer may see of it: `listTimeline`. */
export async function listEvents(db: Queryable, subjectUid: string): Promise<StoredEvent[]> {
  return db
    .select()
    .from(events)
    .where(eq(events.subjectUid, subjectUid))
    .orderBy(desc(events.at), desc(events.uid))
    .limit(300)
}
