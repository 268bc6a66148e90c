import { QueryBuilder } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { events } from './tables.ts'

/** What happened, for later domains to join in a statement of their own; without what changed. */
export const eventFacts = new QueryBuilder()
  .select({
    uid: events.uid,
    at: events.at,
    kind: events.kind,
    subjectUid: events.subjectUid,
    brandUid: events.brandUid,
    influencerUid: events.influencerUid,
    actorUid: events.actorUid,
    side: events.side,
    /** To whom something was given, by name, of the kinds that say so. */
    assignedTo: sql<string | null>`${events.after} ->> 'to'`.as('assigned_to'),
  })
  .from(events)
  .as('event_facts')
