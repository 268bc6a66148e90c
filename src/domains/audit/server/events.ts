import { and, desc, eq, gt, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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

/** When the first event of all happened; null while there is none. */
export async function findFirstEventAt(db: Queryable): Promise<Date | null> {
  const [first] = await db.select({ at: events.at }).from(events).orderBy(events.uid).limit(1)
  return first?.at ?? null
}

/** The profiles that events of these kinds were about, after one moment and up to another. */
export async function findProfilesOfEvents(
  db: Queryable,
  kinds: readonly string[],
  { after, until }: { after: Date; until: Date },
): Promise<{ brandUid: string | null; influencerUid: string | null }[]> {
  return db
    .selectDistinct({ brandUid: events.brandUid, influencerUid: events.influencerUid })
    .from(events)
    .where(and(inArray(events.kind, [...kinds]), gt(events.at, after), lte(events.at, until)))
}

/** The condition that something happened to a record, done by a side. */
export function wasDoneBy(side: string, kind: string, subjectUid: SQLWrapper): SQL {
  return sql`exists (select from ${events} where ${events.subjectUid} = ${subjectUid} and ${events.kind} = ${kind} and ${events.side} = ${side})`
}
