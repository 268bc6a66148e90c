import { and, asc, desc, eq, gt, gte, inArray, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { EventKind } from '../events.ts'
import type { Side } from '../sides.ts'
import { events } from './tables.ts'

export type StoredEvent = typeof events.$inferSelect

/** Everything that happened to one record, newest first, for staff; at most 500. What a customer may see of it: `listTimeline`. */
export async function listEvents(db: Queryable, subjectUid: string): Promise<StoredEvent[]> {
  return db
    .select()
    .from(events)
    .where(eq(events.subjectUid, subjectUid))
    .orderBy(desc(events.at), desc(events.uid))
    .limit(500)
}

/** The last events of one kind about a record, newest first. */
export async function listEventsOfKinds(
  db: Queryable,
  subjectUid: string,
  kinds: readonly EventKind[],
  limit: number,
): Promise<StoredEvent[]> {
  return db
    .select()
    .from(events)
    .where(and(eq(events.subjectUid, subjectUid), inArray(events.kind, [...kinds])))
    .orderBy(desc(events.at), desc(events.uid))
    .limit(limit)
}

/** The accounts that did certain things to a record, whoever did it last first. */
export async function listActors(db: Queryable, subjectUid: string, kinds: readonly EventKind[]): Promise<string[]> {
  const done = (await listEvents(db, subjectUid)).filter(({ kind }) => kinds.some((one) => one === kind))
  return [...new Set(done.flatMap(({ actorUid }) => actorUid ?? []))]
}

/** Whether somebody did something to a record since a moment. */
export async function wasRecordedSince(
  db: Queryable,
  { actorUid, kind, subjectUid }: { actorUid: string; kind: EventKind; subjectUid: string },
  since: Date,
): Promise<boolean> {
  const mine = and(eq(events.actorUid, actorUid), eq(events.kind, kind), eq(events.subjectUid, subjectUid))
  const [known] = await db
    .select({ uid: events.uid })
    .from(events)
    .where(and(mine, gte(events.at, since)))
    .limit(1)
  return known !== undefined
}

/** When anything was recorded first; null where nothing was yet. */
export async function findFirstEventAt(db: Queryable): Promise<Date | null> {
  const [first] = await db.select({ at: events.at }).from(events).orderBy(asc(events.uid)).limit(1)
  return first?.at ?? null
}

/** The profiles that certain kinds of events were about, after `from` and up to `until`. */
export async function listProfilesIn(
  db: Queryable,
  kinds: readonly EventKind[],
  { from, until }: { from: Date; until: Date },
): Promise<{ brandUid: string | null; influencerUid: string | null }[]> {
  return db
    .selectDistinct({ brandUid: events.brandUid, influencerUid: events.influencerUid })
    .from(events)
    .where(and(inArray(events.kind, kinds), gt(events.at, from), lte(events.at, until)))
}

/** As a condition of another query: whether a side did this to the record. */
export function hasEvent(subjectUid: SQLWrapper, kind: EventKind, side: Side): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${events} where ${events.subjectUid} = ${subjectUid} and ${events.kind} = ${kind} and ${events.side} = ${side})`
}

const doneBy = prepared((db) =>
  db
    .select({ uid: events.subjectUid })
    .from(events)
    .where(
      and(
        sql`${events.subjectUid} = any(${sql.placeholder('subjects')})`,
        eq(events.kind, sql.placeholder('kind')),
        eq(events.side, sql.placeholder('side')),
        sql`${events.after}->>'as' is null`,
      ),
    )
    .prepare('events_done_by'),
)

/** Those of these records to which a side did this. What our team did signed in as somebody else counts as theirs. */
export async function findDoneBy(
  db: Queryable,
  subjectUids: readonly string[],
  kind: EventKind,
  side: Side,
): Promise<Set<string>> {
  if (subjectUids.length === 0) return new Set()
  const rows = await doneBy(db, { subjects: [...subjectUids], kind, side })
  return new Set(rows.map(({ uid }) => uid))
}

/** As a condition of another query: whether a brand did anything itself, or one of these things happened to it. */
export function hasBrandEvent(brandUid: SQLWrapper, kinds: readonly EventKind[]): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${events} where ${events.brandUid} = ${brandUid} and (${events.side} = 'brand' or ${inArray(events.kind, kinds)}))`
}
