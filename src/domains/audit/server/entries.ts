import { type SQL, sql } from 'drizzle-orm'
import { type MergedPage, mergedPart } from '../../../kit/server/merged.ts'
import type { EventTopic } from '../topics.ts'
import { kindsOutside } from './catalogue.ts'
import { events } from './tables.ts'

/** A set of events: those that name this record so. `unnamed` leaves out those that name a brand or creator besides. */
export type EventSet = Readonly<{
  by: 'brandUid' | 'influencerUid' | 'subjectUid' | 'actorUid'
  uid: string | SQL
  unnamed?: 'brandUid' | 'influencerUid' | undefined
}>

/**
 * What happened to a record, or was done by somebody, for a timeline of several tables. For staff alone: nothing is left out but
 * topics that are not asked for, and what `elsewhere` names of its own record, which the timeline shows in another form.
 */
export function eventEntries(
  { by, uid, unnamed }: EventSet,
  {
    topics,
    elsewhere,
  }: { topics: readonly EventTopic[] | null; elsewhere: { kinds: readonly string[]; subjectUid: string } },
  page: MergedPage,
): SQL {
  const left = topics ? kindsOutside(topics) : []
  const isShown = sql`${events.kind} <> all(${sql.param(left)}::text[])
    and not (${events.subjectUid} = ${elsewhere.subjectUid} and ${events.kind} = any(${sql.param([...elsewhere.kinds])}::text[]))`
  const isAlone = unnamed ? sql` and ${events[unnamed]} is null` : sql``
  return mergedPart(
    'event',
    {
      at: events.at,
      uid: events.uid,
      data: {
        kind: events.kind,
        side: events.side,
        subjectUid: events.subjectUid,
        actorUid: events.actorUid,
        before: events.before,
        after: events.after,
        why: events.why,
      },
      from: sql`${events} where ${events[by]} = ${uid} and ${isShown}${isAlone}`,
    },
    page,
  )
}
